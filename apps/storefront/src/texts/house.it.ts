import { siteIt as stays } from '@fachwerk/active-rentals/texts/site.it';
import { siteIt as appointmentBooking } from '@fachwerk/appointment-booking/texts/site.it';
import { commonIt as appointments } from '@fachwerk/appointments/texts/common.it';
import type { Texts } from '@fachwerk/base/language';
import { siteIt as blocks } from '@fachwerk/blocks/texts/site.it';
import { siteIt as booking } from '@fachwerk/booking/texts/site.it';
import { siteIt as boxCart } from '@fachwerk/box-cart/texts/site.it';
import { siteIt as checkout } from '@fachwerk/cart/texts/site.it';
import { siteIt as chat } from '@fachwerk/chat/texts/site.it';
import { siteIt as customerAccounts } from '@fachwerk/customer-accounts/texts/site.it';
import { siteIt as customers } from '@fachwerk/customers/texts/site.it';
import { siteIt as dialogues } from '@fachwerk/dialogues/texts/site.it';
import { siteIt as fulfilment } from '@fachwerk/fulfilment/texts/site.it';
import { siteIt as inquiries } from '@fachwerk/inquiries/texts/site.it';
import { commonIt as itemOptions } from '@fachwerk/item-options/texts/common.it';
import { siteIt as itemReviews } from '@fachwerk/item-reviews/texts/site.it';
import { siteIt as liveBlocks } from '@fachwerk/live-blocks/texts/site.it';
import { siteIt as locations } from '@fachwerk/locations/texts/site.it';
import { siteIt as menu } from '@fachwerk/menu/texts/site.it';
import { siteIt as messaging } from '@fachwerk/messaging/texts/site.it';
import { siteIt as orders } from '@fachwerk/orders/texts/site.it';
import { siteIt as pages } from '@fachwerk/pages/texts/site.it';
import { siteIt as payLater } from '@fachwerk/pay-later/texts/site.it';
import { siteIt as payments } from '@fachwerk/payments/texts/site.it';
import { siteIt as pickup } from '@fachwerk/pickup/texts/site.it';
import { siteIt as push } from '@fachwerk/push/texts/site.it';
import { siteIt as cancellations } from '@fachwerk/rental-changes/texts/site.it';
import { siteIt as rentals } from '@fachwerk/rentals/texts/site.it';
import { commonIt as shop } from '@fachwerk/shop/texts/common.it';
import { siteIt as goods } from '@fachwerk/shop-cart/texts/site.it';
import { kitIt } from '@fachwerk/site/texts/kit.it';
import { siteIt as sites } from '@fachwerk/sites/texts/site.it';
import { siteIt as surveys } from '@fachwerk/surveys/texts/site.it';
import { siteIt as terminals } from '@fachwerk/terminals/texts/site.it';
import { siteIt as vouchers } from '@fachwerk/vouchers/texts/site.it';
import { siteIt as withdrawals } from '@fachwerk/withdrawals/texts/site.it';
import { frontIt } from './front.it.ts';

export const houseIt: Texts = {
  ...appointments,
  ...appointmentBooking,
  ...blocks,
  ...inquiries,
  ...messaging,
  ...itemReviews,
  ...liveBlocks,
  ...booking,
  ...chat,
  ...checkout,
  ...boxCart,
  ...fulfilment,
  ...goods,
  ...itemOptions,
  ...shop,
  ...customers,
  ...customerAccounts,
  ...locations,
  ...menu,
  ...orders,
  ...pages,
  ...payLater,
  ...payments,
  ...pickup,
  ...push,
  ...rentals,
  ...stays,
  ...cancellations,
  ...dialogues,
  ...surveys,
  ...terminals,
  ...sites,
  ...vouchers,
  ...withdrawals,
  ...kitIt,
  ...frontIt,
};
