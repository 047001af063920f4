import { slots as aiTextSlots } from '@fachwerk/ai-text/admin';
import { tiles as aiTextTiles } from '@fachwerk/ai-text/tiles';
import { screens as alerts } from '@fachwerk/alerts/admin';
import { tiles as alertTiles } from '@fachwerk/alerts/tiles';
import { screens as appointments } from '@fachwerk/appointments/admin';
import { screens as access, settings as accessSettings } from '@fachwerk/auth/admin';
import { screens as automation, slots as automationSlots } from '@fachwerk/automation/admin';
import { slots as boardLinkSlots } from '@fachwerk/board-links/admin';
import { screens as boards } from '@fachwerk/boards/admin';
import { tiles as boardTiles } from '@fachwerk/boards/tiles';
import { screens as calendar, slots as calendarSlots } from '@fachwerk/calendar/admin';
import { tiles as calendarTiles } from '@fachwerk/calendar/tiles';
import { screens as catalog } from '@fachwerk/catalog/admin';
import { screens as chat } from '@fachwerk/chat/admin';
import { tiles as chatTiles } from '@fachwerk/chat/tiles';
import { slots as chatLinkSlots, screens as chatLinks } from '@fachwerk/chat-links/admin';
import { screens as companies } from '@fachwerk/companies/admin';
import { screens as customers } from '@fachwerk/customers/admin';
import { screens as dashboard } from '@fachwerk/dashboard/admin';
import { tiles as dashboardTiles } from '@fachwerk/dashboard/tiles';
import { screens as dayReports } from '@fachwerk/day-reports/admin';
import { screens as devices } from '@fachwerk/devices/admin';
import { screens as dialogues } from '@fachwerk/dialogues/admin';
import { slots as firstStepSlots } from '@fachwerk/first-steps/admin';
import { slots as foundItemSlots, screens as foundItems } from '@fachwerk/found-items/admin';
import { screens as handover } from '@fachwerk/handover/admin';
import { screens as help } from '@fachwerk/help/admin';
import { screens as imports } from '@fachwerk/imports/admin';
import { screens as inquiries } from '@fachwerk/inquiries/admin';
import { slots as itemOptionSlots, screens as itemOptions } from '@fachwerk/item-options/admin';
import { screens as itemReviews } from '@fachwerk/item-reviews/admin';
import { screens as kitchen, slots as kitchenSlots } from '@fachwerk/kitchen/admin';
import { tiles as kitchenTiles } from '@fachwerk/kitchen/tiles';
import { screens as legalChecks } from '@fachwerk/legal-checks/admin';
import { screens as legalTexts } from '@fachwerk/legal-texts/admin';
import { screens as limits } from '@fachwerk/limits/admin';
import { screens as locationDesk } from '@fachwerk/location-desk/admin';
import { tiles as addressTiles } from '@fachwerk/location-desk/tiles';
import { screens as logs } from '@fachwerk/logs/admin';
import { settings as mailSenderSettings, slots as mailSenderSlots } from '@fachwerk/mail-senders/admin';
import { screens as mailbox } from '@fachwerk/mailbox/admin';
import { screens as maintenance, slots as maintenanceSlots } from '@fachwerk/maintenance/admin';
import { tiles as maintenanceTiles } from '@fachwerk/maintenance/tiles';
import { screens as media } from '@fachwerk/media/admin';
import { screens as messaging } from '@fachwerk/messaging/admin';
import { slots as orderSlots, screens as orders } from '@fachwerk/order-desk/admin';
import { tiles as orderTiles } from '@fachwerk/order-desk/tiles';
import { screens as orderEntry, slots as orderEntrySlots } from '@fachwerk/order-entry/admin';
import { screens as pageEditor, slots as pageEditorSlots } from '@fachwerk/page-editor/admin';
import { settings as passkeySettings, slots as passkeySlots } from '@fachwerk/passkeys/admin';
import { settings as paymentSettings } from '@fachwerk/payments/admin';
import { screens as people, settings as peopleSettings } from '@fachwerk/people/admin';
import { tiles as peopleTiles } from '@fachwerk/people/tiles';
import { screens as pickup, slots as pickupSlots } from '@fachwerk/pickup/admin';
import { tiles as pinTiles } from '@fachwerk/pins/tiles';
import { screens as platform, settings as platformSettings } from '@fachwerk/platform/admin';
import { screens as pricing } from '@fachwerk/pricing/admin';
import type { Screen } from '@fachwerk/react/screen';
import type { SettingsSection } from '@fachwerk/react/settings';
import type { SlotFill } from '@fachwerk/react/slot';
import type { Tile } from '@fachwerk/react/tile';
import { slots as accessRightSlots, screens as accessRights } from '@fachwerk/rental-desk/admin';
import { tiles as accessRightTiles } from '@fachwerk/rental-desk/tiles';
import { screens as rounds } from '@fachwerk/rounds/admin';
import { screens as serviceOrders } from '@fachwerk/service-orders/admin';
import { screens as settlement } from '@fachwerk/settlement/admin';
import { screens as shop } from '@fachwerk/shop/admin';
import { screens as signUp, slots as signUpSlots } from '@fachwerk/sign-up/admin';
import { screens as sites } from '@fachwerk/sites/admin';
import { settings as staffPushSettings } from '@fachwerk/staff-push/admin';
import { screens as statistics } from '@fachwerk/statistics/admin';
import { tiles as statisticTiles } from '@fachwerk/statistics/tiles';
import { screens as stocktakes } from '@fachwerk/stocktakes/admin';
import { screens as surveys } from '@fachwerk/surveys/admin';
import { screens as timeTracking } from '@fachwerk/time-tracking/admin';
import { tiles as timeTiles } from '@fachwerk/time-tracking/tiles';
import { screens as translations } from '@fachwerk/translations/admin';
import { screens as visits } from '@fachwerk/visits/admin';
import { screens as vouchers } from '@fachwerk/vouchers/admin';
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
  ...dayReports,
  ...locationDesk,
  ...devices,
  ...orders,
  ...accessRights,
  ...alerts,
  ...logs,
  ...pricing,
  ...companies,
  ...customers,
  ...sites,
  ...withdrawals,
  ...shop,
  ...catalog,
  ...itemOptions,
  ...kitchen,
  ...platform,
  ...signUp,
  ...orderEntry,
  ...serviceOrders,
  ...pickup,
  ...vouchers,
  ...pageEditor,
  ...media,
  ...legalChecks,
  ...visits,
  ...translations,
  ...timeTracking,
  ...inquiries,
  ...messaging,
  ...legalTexts,
  ...boards,
  ...automation,
  ...statistics,
  ...settlement,
  ...chat,
  ...chatLinks,
  ...appointments,
  ...calendar,
  ...dialogues,
  ...surveys,
  ...imports,
  ...help,
  ...rounds,
  ...limits,
  ...handover,
  ...stocktakes,
  ...foundItems,
  ...itemReviews,
];

/** What the modules contribute to the dashboard. */
export const tiles: readonly Tile[] = [
  ...dashboardTiles,
  ...peopleTiles,
  ...wallTiles,
  ...addressTiles,
  ...maintenanceTiles,
  ...alertTiles,
  ...kitchenTiles,
  ...orderTiles,
  ...accessRightTiles,
  ...timeTiles,
  ...aiTextTiles,
  ...boardTiles,
  ...statisticTiles,
  ...chatTiles,
  ...pinTiles,
  ...calendarTiles,
];

/** The sections of the settings, in their order. */
export const settings: readonly SettingsSection[] = [
  ...peopleSettings,
  ...paymentSettings,
  ...mailSenderSettings,
  ...platformSettings,
  ...accessSettings,
  ...passkeySettings,
  ...staffPushSettings,
];

/** What modules show in screens of those below them. */
export const slots: readonly SlotFill[] = [
  ...calendarSlots,
  ...pageEditorSlots,
  ...maintenanceSlots,
  ...passkeySlots,
  ...accessRightSlots,
  ...foundItemSlots,
  ...orderSlots,
  ...itemOptionSlots,
  ...kitchenSlots,
  ...orderEntrySlots,
  ...pickupSlots,
  ...signUpSlots,
  ...mailSenderSlots,
  ...firstStepSlots,
  ...boardLinkSlots,
  ...automationSlots,
  ...chatLinkSlots,
  ...aiTextSlots,
];
