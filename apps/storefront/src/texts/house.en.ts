import { siteEn as stays } from '@fachwerk/active-rentals/texts/site.en';
import { siteEn as appointmentBooking } from '@fachwerk/appointment-booking/texts/site.en';
import { commonEn as appointments } from '@fachwerk/appointments/texts/common.en';
import type { Texts } from '@fachwerk/base/language';
import { siteEn as blocks } from '@fachwerk/blocks/texts/site.en';
import { siteEn as booking } from '@fachwerk/booking/texts/site.en';
import { siteEn as boxCart } from '@fachwerk/box-cart/texts/site.en';
import { siteEn as checkout } from '@fachwerk/cart/texts/site.en';
import { siteEn as chat } from '@fachwerk/chat/texts/site.en';
import { siteEn as customerAccounts } from '@fachwerk/customer-accounts/texts/site.en';
import { siteEn as customers } from '@fachwerk/customers/texts/site.en';
import { siteEn as dialogues } from '@fachwerk/dialogues/texts/site.en';
import { siteEn as fulfilment } from '@fachwerk/fulfilment/texts/site.en';
import { siteEn as inquiries } from '@fachwerk/inquiries/texts/site.en';
import { commonEn as itemOptions } from '@fachwerk/item-options/texts/common.en';
import { siteEn as itemReviews } from '@fachwerk/item-reviews/texts/site.en';
import { siteEn as liveBlocks } from '@fachwerk/live-blocks/texts/site.en';
import { siteEn as locations } from '@fachwerk/locations/texts/site.en';
import { siteEn as menu } from '@fachwerk/menu/texts/site.en';
import { siteEn as messaging } from '@fachwerk/messaging/texts/site.en';
import { siteEn as orders } from '@fachwerk/orders/texts/site.en';
import { siteEn as pages } from '@fachwerk/pages/texts/site.en';
import { siteEn as payLater } from '@fachwerk/pay-later/texts/site.en';
import { siteEn as payments } from '@fachwerk/payments/texts/site.en';
import { siteEn as pickup } from '@fachwerk/pickup/texts/site.en';
import { siteEn as push } from '@fachwerk/push/texts/site.en';
import { siteEn as cancellations } from '@fachwerk/rental-changes/texts/site.en';
import { siteEn as rentals } from '@fachwerk/rentals/texts/site.en';
import { commonEn as shop } from '@fachwerk/shop/texts/common.en';
import { siteEn as goods } from '@fachwerk/shop-cart/texts/site.en';
import { kitEn } from '@fachwerk/site/texts/kit.en';
import { siteEn as sites } from '@fachwerk/sites/texts/site.en';
import { siteEn as surveys } from '@fachwerk/surveys/texts/site.en';
import { siteEn as terminals } from '@fachwerk/terminals/texts/site.en';
import { siteEn as vouchers } from '@fachwerk/vouchers/texts/site.en';
import { siteEn as withdrawals } from '@fachwerk/withdrawals/texts/site.en';
import { frontEn } from './front.en.ts';

export const houseEn: Texts = {
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
  ...kitEn,
  ...frontEn,
};
