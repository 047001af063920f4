import { stays } from '@fachwerk/active-rentals/module';
import { aiText } from '@fachwerk/ai-text/module';
import { alerts } from '@fachwerk/alerts/module';
import { appointmentBooking } from '@fachwerk/appointment-booking/module';
import { appointments } from '@fachwerk/appointments/module';
import { access } from '@fachwerk/auth/module';
import { automation } from '@fachwerk/automation/module';
import { blocks } from '@fachwerk/blocks/module';
import { boardLinks } from '@fachwerk/board-links/module';
import { boards, boardTemplates } from '@fachwerk/boards/module';
import { booking } from '@fachwerk/booking/module';
import { boxCart } from '@fachwerk/box-cart/module';
import { calendar } from '@fachwerk/calendar/module';
import { checkout } from '@fachwerk/cart/module';
import { catalog } from '@fachwerk/catalog/module';
import { chat, chatSite } from '@fachwerk/chat/module';
import { chatLinks } from '@fachwerk/chat-links/module';
import { companies } from '@fachwerk/companies/module';
import { customerAccounts } from '@fachwerk/customer-accounts/module';
import { customers } from '@fachwerk/customers/module';
import { dashboard } from '@fachwerk/dashboard/module';
import { dayReports } from '@fachwerk/day-reports/module';
import { devices } from '@fachwerk/devices/module';
import { dialogues } from '@fachwerk/dialogues/module';
import { eInvoices } from '@fachwerk/e-invoices/module';
import { firstSteps } from '@fachwerk/first-steps/module';
import { foundItems } from '@fachwerk/found-items/module';
import { franchise } from '@fachwerk/franchise/module';
import { fulfilment } from '@fachwerk/fulfilment/module';
import { handover } from '@fachwerk/handover/module';
import { help } from '@fachwerk/help/module';
import { importers, imports } from '@fachwerk/imports/module';
import { inquiries } from '@fachwerk/inquiries/module';
import { itemOptions } from '@fachwerk/item-options/module';
import { itemReviews } from '@fachwerk/item-reviews/module';
import { kitchen } from '@fachwerk/kitchen/module';
import { legalChecks } from '@fachwerk/legal-checks/module';
import { legalTexts } from '@fachwerk/legal-texts/module';
import { limits } from '@fachwerk/limits/module';
import { listViews } from '@fachwerk/list-views/module';
import { liveBlocks } from '@fachwerk/live-blocks/module';
import { locationDesk } from '@fachwerk/location-desk/module';
import { locations } from '@fachwerk/locations/module';
import { lockers } from '@fachwerk/lockers/module';
import { logs } from '@fachwerk/logs/module';
import { mailSenders } from '@fachwerk/mail-senders/module';
import { mailbox } from '@fachwerk/mailbox/module';
import { maintenance } from '@fachwerk/maintenance/module';
import { media } from '@fachwerk/media/module';
import { menu } from '@fachwerk/menu/module';
import { messaging } from '@fachwerk/messaging/module';
import { openingHours } from '@fachwerk/opening-hours/module';
import { openings } from '@fachwerk/openings/module';
import { orderCorrections } from '@fachwerk/order-corrections/module';
import { orderDesk } from '@fachwerk/order-desk/module';
import { orderEntry } from '@fachwerk/order-entry/module';
import { orders } from '@fachwerk/orders/module';
import { pageEditor } from '@fachwerk/page-editor/module';
import { pages } from '@fachwerk/pages/module';
import { passkeys } from '@fachwerk/passkeys/module';
import { payLater } from '@fachwerk/pay-later/module';
import { paymentAccounts, payments } from '@fachwerk/payments/module';
import { people } from '@fachwerk/people/module';
import { pickup } from '@fachwerk/pickup/module';
import { pins } from '@fachwerk/pins/module';
import { places } from '@fachwerk/places/module';
import { platform } from '@fachwerk/platform/module';
import { pricing } from '@fachwerk/pricing/module';
import { push } from '@fachwerk/push/module';
import { cancellations, rentalChanges } from '@fachwerk/rental-changes/module';
import { accessRights } from '@fachwerk/rental-desk/module';
import { rentals } from '@fachwerk/rentals/module';
import { rounds } from '@fachwerk/rounds/module';
import { search } from '@fachwerk/search/module';
import type { Module } from '@fachwerk/server/module';
import { serviceOrders } from '@fachwerk/service-orders/module';
import { settlement } from '@fachwerk/settlement/module';
import { shop } from '@fachwerk/shop/module';
import { goods } from '@fachwerk/shop-cart/module';
import { signUp } from '@fachwerk/sign-up/module';
import { siteMarks } from '@fachwerk/site-marks/module';
import { siteTemplates } from '@fachwerk/site-templates/module';
import { sites } from '@fachwerk/sites/module';
import { staffPush } from '@fachwerk/staff-push/module';
import { statistics } from '@fachwerk/statistics/module';
import { stocktakes } from '@fachwerk/stocktakes/module';
import { surveys } from '@fachwerk/surveys/module';
import { terminals } from '@fachwerk/terminals/module';
import { timeTracking } from '@fachwerk/time-tracking/module';
import { translations } from '@fachwerk/translations/module';
import { visits } from '@fachwerk/visits/module';
import { vouchers } from '@fachwerk/vouchers/module';
import { walls } from '@fachwerk/walls/module';
import { withdrawals } from '@fachwerk/withdrawals/module';

/** The house, a module after those it stands on. */
export const modules: readonly Module[] = [
  companies,
  access,
  people,
  translations,
  mailbox,
  dashboard,
  logs,
  pricing,
  places,
  openingHours,
  locations,
  limits,
  franchise,
  alerts,
  devices,
  lockers,
  openings,
  walls,
  maintenance,
  sites,
  customers,
  customerAccounts,
  payments,
  orders,
  payLater,
  orderCorrections,
  eInvoices,
  orderDesk,
  dayReports,
  rentals,
  stays,
  terminals,
  rentalChanges,
  cancellations,
  accessRights,
  checkout,
  boxCart,
  booking,
  withdrawals,
  passkeys,
  search,
  locationDesk,
  paymentAccounts,
  catalog,
  platform,
  signUp,
  mailSenders,
  help,
  firstSteps,
  itemOptions,
  shop,
  fulfilment,
  kitchen,
  goods,
  menu,
  orderEntry,
  serviceOrders,
  pickup,
  vouchers,
  itemReviews,
  pages,
  pageEditor,
  blocks,
  inquiries,
  liveBlocks,
  siteTemplates,
  media,
  legalChecks,
  siteMarks,
  visits,
  timeTracking,
  aiText,
  legalTexts,
  boards,
  boardLinks,
  automation,
  push,
  messaging,
  statistics,
  settlement,
  chat,
  chatSite,
  chatLinks,
  appointments,
  appointmentBooking,
  calendar,
  dialogues,
  surveys,
  boardTemplates,
  pins,
  imports,
  importers,
  listViews,
  rounds,
  handover,
  staffPush,
  stocktakes,
  foundItems,
];
