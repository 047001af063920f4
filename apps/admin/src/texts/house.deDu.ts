import { adminDeDu as access } from '@fachwerk/access/texts/admin.deDu';
import { adminDeDu as accessRights } from '@fachwerk/access-rights/texts/admin.deDu';
import { adminDeDu as aiText } from '@fachwerk/ai-text/texts/admin.deDu';
import { adminDeDu as alerts } from '@fachwerk/alerts/texts/admin.deDu';
import { adminDeDu as appointments } from '@fachwerk/appointments/texts/admin.deDu';
import { adminDeDu as automation } from '@fachwerk/automation/texts/admin.deDu';
import { deDu as base } from '@fachwerk/base/texts/base.deDu';
import { adminDeDu as boardDesk } from '@fachwerk/board-desk/texts/admin.deDu';
import { adminDeDu as boardLinks } from '@fachwerk/board-links/texts/admin.deDu';
import { adminDeDu as boards } from '@fachwerk/boards/texts/admin.deDu';
import { adminDeDu as calendar } from '@fachwerk/calendar/texts/admin.deDu';
import { adminDeDu as catalog } from '@fachwerk/catalog/texts/admin.deDu';
import { adminDeDu as chat } from '@fachwerk/chat/texts/admin.deDu';
import { adminDeDu as chatDesk } from '@fachwerk/chat-desk/texts/admin.deDu';
import { adminDeDu as companies } from '@fachwerk/companies/texts/admin.deDu';
import { adminDeDu as customers } from '@fachwerk/customers/texts/admin.deDu';
import { adminDeDu as dashboard } from '@fachwerk/dashboard/texts/admin.deDu';
import { helpDeDu as help } from '@fachwerk/dashboard/texts/help.deDu';
import { adminDeDu as dayReports } from '@fachwerk/day-reports/texts/admin.deDu';
import { adminDeDu as devices } from '@fachwerk/devices/texts/admin.deDu';
import { adminDeDu as firstSteps } from '@fachwerk/first-steps/texts/admin.deDu';
import { adminDeDu as franchise } from '@fachwerk/franchise/texts/admin.deDu';
import { adminDeDu as fulfilment } from '@fachwerk/fulfilment/texts/admin.deDu';
import { adminDeDu as inquiries } from '@fachwerk/inquiries/texts/admin.deDu';
import { adminDeDu as itemGrid } from '@fachwerk/item-grid/texts/admin.deDu';
import { adminDeDu as itemOptions } from '@fachwerk/item-options/texts/admin.deDu';
import { adminDeDu as kitchen } from '@fachwerk/kitchen/texts/admin.deDu';
import { adminDeDu as legalChecks } from '@fachwerk/legal-checks/texts/admin.deDu';
import { adminDeDu as legalTexts } from '@fachwerk/legal-texts/texts/admin.deDu';
import { adminDeDu as locationDesk } from '@fachwerk/location-desk/texts/admin.deDu';
import { adminDeDu as locations } from '@fachwerk/locations/texts/admin.deDu';
import { adminDeDu as lockers } from '@fachwerk/lockers/texts/admin.deDu';
import { adminDeDu as logs } from '@fachwerk/logs/texts/admin.deDu';
import { adminDeDu as mailSenders } from '@fachwerk/mail-senders/texts/admin.deDu';
import { adminDeDu as mailbox } from '@fachwerk/mailbox/texts/admin.deDu';
import { adminDeDu as maintenance } from '@fachwerk/maintenance/texts/admin.deDu';
import { adminDeDu as media } from '@fachwerk/media/texts/admin.deDu';
import { adminDeDu as messaging } from '@fachwerk/messaging/texts/admin.deDu';
import { adminDeDu as openings } from '@fachwerk/openings/texts/admin.deDu';
import { adminDeDu as orders } from '@fachwerk/order-desk/texts/admin.deDu';
import { adminDeDu as orderEntry } from '@fachwerk/order-entry/texts/admin.deDu';
import { adminDeDu as pageEditor } from '@fachwerk/page-editor/texts/admin.deDu';
import { adminDeDu as pages } from '@fachwerk/pages/texts/admin.deDu';
import { adminDeDu as passkeys } from '@fachwerk/passkeys/texts/admin.deDu';
import { adminDeDu as paymentAccounts } from '@fachwerk/payment-accounts/texts/admin.deDu';
import { adminDeDu as payments } from '@fachwerk/payments/texts/admin.deDu';
import { adminDeDu as people } from '@fachwerk/people/texts/admin.deDu';
import { adminDeDu as pickup } from '@fachwerk/pickup/texts/admin.deDu';
import { adminDeDu as pins } from '@fachwerk/pins/texts/admin.deDu';
import { adminDeDu as platform } from '@fachwerk/platform/texts/admin.deDu';
import { adminDeDu as pricing } from '@fachwerk/pricing/texts/admin.deDu';
import { kitDeDu } from '@fachwerk/react/texts/kit.deDu';
import { adminDeDu as rentalChanges } from '@fachwerk/rental-changes/texts/admin.deDu';
import { adminDeDu as search } from '@fachwerk/search/texts/admin.deDu';
import { adminDeDu as settlement } from '@fachwerk/settlement/texts/admin.deDu';
import { adminDeDu as shop } from '@fachwerk/shop/texts/admin.deDu';
import { adminDeDu as signUp } from '@fachwerk/sign-up/texts/admin.deDu';
import { adminDeDu as sites } from '@fachwerk/sites/texts/admin.deDu';
import { adminDeDu as statistics } from '@fachwerk/statistics/texts/admin.deDu';
import { adminDeDu as timeTracking } from '@fachwerk/time-tracking/texts/admin.deDu';
import { adminDeDu as translations } from '@fachwerk/translations/texts/admin.deDu';
import { adminDeDu as visits } from '@fachwerk/visits/texts/admin.deDu';
import { adminDeDu as vouchers } from '@fachwerk/vouchers/texts/admin.deDu';
import { adminDeDu as walls } from '@fachwerk/walls/texts/admin.deDu';
import { adminDeDu as withdrawals } from '@fachwerk/withdrawals/texts/admin.deDu';
import { appDeDu } from './app.deDu.ts';

export const houseDeDu = {
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
  ...pageEditor,
  ...pages,
  ...media,
  ...legalChecks,
  ...itemGrid,
  ...orderEntry,
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
  ...kitDeDu,
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
  ...sites,
  ...signUp,
  ...withdrawals,
  ...appDeDu,
};
