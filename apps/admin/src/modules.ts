import { screens as alerts } from '@fachwerk/alerts/admin';
import { tiles as alertTiles } from '@fachwerk/alerts/tiles';
import { screens as companies } from '@fachwerk/companies/admin';
import { screens as customers } from '@fachwerk/customers/admin';
import { screens as dashboard } from '@fachwerk/dashboard/admin';
import { tiles as dashboardTiles } from '@fachwerk/dashboard/tiles';
import { screens as franchise } from '@fachwerk/franchise/admin';
import { screens as identity } from '@fachwerk/identity/admin';
import { tiles as identityTiles } from '@fachwerk/identity/tiles';
import { screens as locations } from '@fachwerk/locations/admin';
import { screens as lockers } from '@fachwerk/lockers/admin';
import { tiles as lockerTiles } from '@fachwerk/lockers/tiles';
import { screens as logs } from '@fachwerk/logs/admin';
import { screens as mailbox } from '@fachwerk/mailbox/admin';
import { screens as orders } from '@fachwerk/orders/admin';
import { tiles as orderTiles } from '@fachwerk/orders/tiles';
import type { Screen } from '@fachwerk/react/screen';
import type { Tile } from '@fachwerk/react/tile';
import { screens as rentals } from '@fachwerk/rentals/admin';
import { tiles as rentalTiles } from '@fachwerk/rentals/tiles';
import { screens as sites } from '@fachwerk/sites/admin';
import { screens as withdrawals } from '@fachwerk/withdrawals/admin';

/** The screens of the house. */
export const screens: readonly Screen[] = [
  ...dashboard,
  ...identity,
  ...mailbox,
  ...lockers,
  ...orders,
  ...rentals,
  ...alerts,
  ...logs,
  ...locations,
  ...franchise,
  ...companies,
  ...customers,
  ...sites,
  ...withdrawals,
];

/** What the modules contribute to the dashboard. */
export const tiles: readonly Tile[] = [
  ...dashboardTiles,
  ...identityTiles,
  ...lockerTiles,
  ...alertTiles,
  ...orderTiles,
  ...rentalTiles,
];
