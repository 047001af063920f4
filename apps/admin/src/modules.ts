import { screens as access, settings as accessSettings } from '@fachwerk/access/admin';
import { slots as accessRightSlots, screens as accessRights } from '@fachwerk/access-rights/admin';
import { tiles as accessRightTiles } from '@fachwerk/access-rights/tiles';
import { screens as alerts } from '@fachwerk/alerts/admin';
import { tiles as alertTiles } from '@fachwerk/alerts/tiles';
import { screens as catalog } from '@fachwerk/catalog/admin';
import { screens as companies } from '@fachwerk/companies/admin';
import { screens as customers } from '@fachwerk/customers/admin';
import { screens as dashboard } from '@fachwerk/dashboard/admin';
import { tiles as dashboardTiles } from '@fachwerk/dashboard/tiles';
import { screens as devices } from '@fachwerk/devices/admin';
import { screens as franchise } from '@fachwerk/franchise/admin';
import { screens as locationDesk } from '@fachwerk/location-desk/admin';
import { screens as locations } from '@fachwerk/locations/admin';
import { screens as logs } from '@fachwerk/logs/admin';
import { screens as mailbox } from '@fachwerk/mailbox/admin';
import { screens as maintenance, slots as maintenanceSlots } from '@fachwerk/maintenance/admin';
import { tiles as maintenanceTiles } from '@fachwerk/maintenance/tiles';
import { slots as orderSlots, screens as orders } from '@fachwerk/order-desk/admin';
import { tiles as orderTiles } from '@fachwerk/order-desk/tiles';
import { settings as passkeySettings, slots as passkeySlots } from '@fachwerk/passkeys/admin';
import { settings as paymentSettings } from '@fachwerk/payment-accounts/admin';
import { screens as people, settings as peopleSettings } from '@fachwerk/people/admin';
import { tiles as peopleTiles } from '@fachwerk/people/tiles';
import { screens as pricing } from '@fachwerk/pricing/admin';
import type { Screen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import type { SlotFill } from '@fachwerk/react/slot';
import type { Tile } from '@fachwerk/react/tile';
import { screens as sites } from '@fachwerk/sites/admin';
import { screens as walls } from '@fachwerk/walls/admin';
import { tiles as wallTiles } from '@fachwerk/walls/tiles';
import { screens as withdrawals } from '@fachwerk/withdrawals/admin';

/** The screens of the house. */
export const screens: readonly Screen[] = [
  ...dashboard,
  ...access,
  ...people,
  ...mailbox,
  ...maintenance,
  ...walls,
  ...devices,
  ...orders,
  ...accessRights,
  ...alerts,
  ...logs,
  ...locations,
  ...pricing,
  ...franchise,
  ...companies,
  ...customers,
  ...sites,
  ...withdrawals,
  ...locationDesk,
  ...catalog,
];

/** What the modules contribute to the dashboard. */
export const tiles: readonly Tile[] = [
  ...dashboardTiles,
  ...peopleTiles,
  ...wallTiles,
  ...maintenanceTiles,
  ...alertTiles,
  ...orderTiles,
  ...accessRightTiles,
];

/** The sections of the settings, in their order. */
export const settings: readonly SettingsSection[] = [
  ...peopleSettings,
  ...paymentSettings,
  ...accessSettings,
  ...passkeySettings,
];

/** What modules show in screens of those below them. */
export const slots: readonly SlotFill[] = [...maintenanceSlots, ...passkeySlots, ...accessRightSlots, ...orderSlots];
