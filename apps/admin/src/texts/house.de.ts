import { adminDe as access } from '@fachwerk/access/texts/admin.de';
import { adminDe as accessRights } from '@fachwerk/access-rights/texts/admin.de';
import { adminDe as aiText } from '@fachwerk/ai-text/texts/admin.de';
import { adminDe as alerts } from '@fachwerk/alerts/texts/admin.de';
import { adminDe as appointments } from '@fachwerk/appointments/texts/admin.de';
import { adminDe as automation } from '@fachwerk/automation/texts/admin.de';
import { adminDe as blocks } from '@fachwerk/blocks/texts/admin.de';
import { adminDe as boardDesk } from '@fachwerk/board-desk/texts/admin.de';
import { adminDe as boardLinks } from '@fachwerk/board-links/texts/admin.de';
import { adminDe as boards } from '@fachwerk/boards/texts/admin.de';
import { adminDe as calendar } from '@fachwerk/calendar/texts/admin.de';
import { adminDe as catalog } from '@fachwerk/catalog/texts/admin.de';
import { adminDe as chat } from '@fachwerk/chat/texts/admin.de';
import { adminDe as chatDesk } from '@fachwerk/chat-desk/texts/admin.de';
import { adminDe as chatLinks } from '@fachwerk/chat-links/texts/admin.de';
import { adminDe as companies } from '@fachwerk/companies/texts/admin.de';
import { adminDe as customers } from '@fachwerk/customers/texts/admin.de';
import { adminDe as dashboard } from '@fachwerk/dashboard/texts/admin.de';
import { helpDe as help } from '@fachwerk/dashboard/texts/help.de';
import { adminDe as dayReports } from '@fachwerk/day-reports/texts/admin.de';
import { adminDe as devices } from '@fachwerk/devices/texts/admin.de';
import { adminDe as firstSteps } from '@fachwerk/first-steps/texts/admin.de';
import { adminDe as franchise } from '@fachwerk/franchise/texts/admin.de';
import { adminDe as fulfilment } from '@fachwerk/fulfilment/texts/admin.de';
import { adminDe as inquiries } from '@fachwerk/inquiries/texts/admin.de';
import { adminDe as itemGrid } from '@fachwerk/item-grid/texts/admin.de';
import { adminDe as itemOptions } from '@fachwerk/item-options/texts/admin.de';
import { adminDe as kitchen } from '@fachwerk/kitchen/texts/admin.de';
import { adminDe as legalChecks } from '@fachwerk/legal-checks/texts/admin.de';
import { adminDe as legalTexts } from '@fachwerk/legal-texts/texts/admin.de';
import { adminDe as liveBlocks } from '@fachwerk/live-blocks/texts/admin.de';
import { adminDe as locationDesk } from '@fachwerk/location-desk/texts/admin.de';
import { adminDe as locations } from '@fachwerk/locations/texts/admin.de';
import { adminDe as lockers } from '@fachwerk/lockers/texts/admin.de';
import { adminDe as logs } from '@fachwerk/logs/texts/admin.de';
import { adminDe as mailSenders } from '@fachwerk/mail-senders/texts/admin.de';
import { adminDe as mailbox } from '@fachwerk/mailbox/texts/admin.de';
import { adminDe as maintenance } from '@fachwerk/maintenance/texts/admin.de';
import { adminDe as media } from '@fachwerk/media/texts/admin.de';
import { adminDe as messaging } from '@fachwerk/messaging/texts/admin.de';
import { adminDe as openings } from '@fachwerk/openings/texts/admin.de';
import { adminDe as orders } from '@fachwerk/order-desk/texts/admin.de';
import { adminDe as orderEntry } from '@fachwerk/order-entry/texts/admin.de';
import { adminDe as pageEditor } from '@fachwerk/page-editor/texts/admin.de';
import { adminDe as pages } from '@fachwerk/pages/texts/admin.de';
import { adminDe as passkeys } from '@fachwerk/passkeys/texts/admin.de';
import { adminDe as paymentAccounts } from '@fachwerk/payment-accounts/texts/admin.de';
import { adminDe as payments } from '@fachwerk/payments/texts/admin.de';
import { adminDe as people } from '@fachwerk/people/texts/admin.de';
import { adminDe as pickup } from '@fachwerk/pickup/texts/admin.de';
import { adminDe as pins } from '@fachwerk/pins/texts/admin.de';
import { adminDe as platform } from '@fachwerk/platform/texts/admin.de';
import { adminDe as pricing } from '@fachwerk/pricing/texts/admin.de';
import { adminDe as rentalChanges } from '@fachwerk/rental-changes/texts/admin.de';
import { adminDe as rentals } from '@fachwerk/rentals/texts/admin.de';
import { adminDe as search } from '@fachwerk/search/texts/admin.de';
import { adminDe as serviceOrders } from '@fachwerk/service-orders/texts/admin.de';
import { adminDe as settlement } from '@fachwerk/settlement/texts/admin.de';
import { adminDe as shop } from '@fachwerk/shop/texts/admin.de';
import { adminDe as signUp } from '@fachwerk/sign-up/texts/admin.de';
import { adminDe as siteTemplates } from '@fachwerk/site-templates/texts/admin.de';
import { adminDe as sites } from '@fachwerk/sites/texts/admin.de';
import { adminDe as statistics } from '@fachwerk/statistics/texts/admin.de';
import { adminDe as stays } from '@fachwerk/stays/texts/admin.de';
import { adminDe as timeTracking } from '@fachwerk/time-tracking/texts/admin.de';
import { adminDe as translations } from '@fachwerk/translations/texts/admin.de';
import { adminDe as visits } from '@fachwerk/visits/texts/admin.de';
import { adminDe as vouchers } from '@fachwerk/vouchers/texts/admin.de';
import { adminDe as walls } from '@fachwerk/walls/texts/admin.de';
import { adminDe as withdrawals } from '@fachwerk/withdrawals/texts/admin.de';
import { appDe } from './app.de.ts';

/** Everything in German at once, for the palette. Screens bring their own. */
export const houseDe = {
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
  ...appDe,
};
