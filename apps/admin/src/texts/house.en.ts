import { adminEn as access } from '@fachwerk/access/texts/admin.en';
import { adminEn as accessRights } from '@fachwerk/access-rights/texts/admin.en';
import { adminEn as aiText } from '@fachwerk/ai-text/texts/admin.en';
import { adminEn as alerts } from '@fachwerk/alerts/texts/admin.en';
import { adminEn as appointments } from '@fachwerk/appointments/texts/admin.en';
import { adminEn as automation } from '@fachwerk/automation/texts/admin.en';
import { en as base } from '@fachwerk/base/texts/base.en';
import { adminEn as blocks } from '@fachwerk/blocks/texts/admin.en';
import { adminEn as boardDesk } from '@fachwerk/board-desk/texts/admin.en';
import { adminEn as boardLinks } from '@fachwerk/board-links/texts/admin.en';
import { adminEn as boards } from '@fachwerk/boards/texts/admin.en';
import { adminEn as calendar } from '@fachwerk/calendar/texts/admin.en';
import { adminEn as catalog } from '@fachwerk/catalog/texts/admin.en';
import { adminEn as chat } from '@fachwerk/chat/texts/admin.en';
import { adminEn as chatDesk } from '@fachwerk/chat-desk/texts/admin.en';
import { adminEn as chatLinks } from '@fachwerk/chat-links/texts/admin.en';
import { adminEn as companies } from '@fachwerk/companies/texts/admin.en';
import { adminEn as customers } from '@fachwerk/customers/texts/admin.en';
import { adminEn as dashboard } from '@fachwerk/dashboard/texts/admin.en';
import { helpEn as help } from '@fachwerk/dashboard/texts/help.en';
import { adminEn as dayReports } from '@fachwerk/day-reports/texts/admin.en';
import { adminEn as devices } from '@fachwerk/devices/texts/admin.en';
import { adminEn as firstSteps } from '@fachwerk/first-steps/texts/admin.en';
import { adminEn as franchise } from '@fachwerk/franchise/texts/admin.en';
import { adminEn as fulfilment } from '@fachwerk/fulfilment/texts/admin.en';
import { adminEn as inquiries } from '@fachwerk/inquiries/texts/admin.en';
import { adminEn as itemGrid } from '@fachwerk/item-grid/texts/admin.en';
import { adminEn as itemOptions } from '@fachwerk/item-options/texts/admin.en';
import { adminEn as kitchen } from '@fachwerk/kitchen/texts/admin.en';
import { adminEn as legalChecks } from '@fachwerk/legal-checks/texts/admin.en';
import { adminEn as legalTexts } from '@fachwerk/legal-texts/texts/admin.en';
import { adminEn as liveBlocks } from '@fachwerk/live-blocks/texts/admin.en';
import { adminEn as locationDesk } from '@fachwerk/location-desk/texts/admin.en';
import { adminEn as locations } from '@fachwerk/locations/texts/admin.en';
import { adminEn as lockers } from '@fachwerk/lockers/texts/admin.en';
import { adminEn as logs } from '@fachwerk/logs/texts/admin.en';
import { adminEn as mailSenders } from '@fachwerk/mail-senders/texts/admin.en';
import { adminEn as mailbox } from '@fachwerk/mailbox/texts/admin.en';
import { adminEn as maintenance } from '@fachwerk/maintenance/texts/admin.en';
import { adminEn as media } from '@fachwerk/media/texts/admin.en';
import { adminEn as messaging } from '@fachwerk/messaging/texts/admin.en';
import { adminEn as openings } from '@fachwerk/openings/texts/admin.en';
import { adminEn as orders } from '@fachwerk/order-desk/texts/admin.en';
import { adminEn as orderEntry } from '@fachwerk/order-entry/texts/admin.en';
import { adminEn as pageEditor } from '@fachwerk/page-editor/texts/admin.en';
import { adminEn as pages } from '@fachwerk/pages/texts/admin.en';
import { adminEn as passkeys } from '@fachwerk/passkeys/texts/admin.en';
import { adminEn as paymentAccounts } from '@fachwerk/payment-accounts/texts/admin.en';
import { adminEn as payments } from '@fachwerk/payments/texts/admin.en';
import { adminEn as people } from '@fachwerk/people/texts/admin.en';
import { adminEn as pickup } from '@fachwerk/pickup/texts/admin.en';
import { adminEn as pins } from '@fachwerk/pins/texts/admin.en';
import { adminEn as platform } from '@fachwerk/platform/texts/admin.en';
import { adminEn as pricing } from '@fachwerk/pricing/texts/admin.en';
import { kitEn } from '@fachwerk/react/texts/kit.en';
import { adminEn as rentalChanges } from '@fachwerk/rental-changes/texts/admin.en';
import { adminEn as rentals } from '@fachwerk/rentals/texts/admin.en';
import { adminEn as search } from '@fachwerk/search/texts/admin.en';
import { adminEn as serviceOrders } from '@fachwerk/service-orders/texts/admin.en';
import { adminEn as settlement } from '@fachwerk/settlement/texts/admin.en';
import { adminEn as shop } from '@fachwerk/shop/texts/admin.en';
import { adminEn as signUp } from '@fachwerk/sign-up/texts/admin.en';
import { adminEn as siteTemplates } from '@fachwerk/site-templates/texts/admin.en';
import { adminEn as sites } from '@fachwerk/sites/texts/admin.en';
import { adminEn as statistics } from '@fachwerk/statistics/texts/admin.en';
import { adminEn as stays } from '@fachwerk/stays/texts/admin.en';
import { adminEn as timeTracking } from '@fachwerk/time-tracking/texts/admin.en';
import { adminEn as translations } from '@fachwerk/translations/texts/admin.en';
import { adminEn as visits } from '@fachwerk/visits/texts/admin.en';
import { adminEn as vouchers } from '@fachwerk/vouchers/texts/admin.en';
import { adminEn as walls } from '@fachwerk/walls/texts/admin.en';
import { adminEn as withdrawals } from '@fachwerk/withdrawals/texts/admin.en';
import { appEn } from './app.en.ts';

export const houseEn = {
  ...aiText,
  ...visits,
  ...timeTracking,
  ...statistics,
  ...settlement,
  ...appointments,
  ...calendar,
  ...inquiries,
  ...messaging,
  ...legalTexts,
  ...automation,
  ...boardLinks,
  ...boardDesk,
  ...boards,
  ...chat,
  ...chatDesk,
  ...pins,
  ...chatLinks,
  ...pageEditor,
  ...pages,
  ...blocks,
  ...liveBlocks,
  ...siteTemplates,
  ...media,
  ...legalChecks,
  ...itemGrid,
  ...orderEntry,
  ...serviceOrders,
  ...pickup,
  ...vouchers,
  ...itemOptions,
  ...fulfilment,
  ...kitchen,
  ...shop,
  ...locationDesk,
  ...paymentAccounts,
  ...payments,
  ...translations,
  ...catalog,
  ...passkeys,
  ...search,
  ...base,
  ...kitEn,
  ...companies,
  ...customers,
  ...dashboard,
  ...help,
  ...access,
  ...people,
  ...platform,
  ...mailbox,
  ...mailSenders,
  ...alerts,
  ...franchise,
  ...firstSteps,
  ...locations,
  ...dayReports,
  ...devices,
  ...lockers,
  ...openings,
  ...walls,
  ...maintenance,
  ...logs,
  ...orders,
  ...pricing,
  ...accessRights,
  ...rentalChanges,
  ...rentals,
  ...stays,
  ...sites,
  ...signUp,
  ...withdrawals,
  ...appEn,
};
