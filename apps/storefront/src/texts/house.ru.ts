import { siteRu as stays } from '@fachwerk/active-rentals/texts/site.ru';
import { siteRu as appointmentBooking } from '@fachwerk/appointment-booking/texts/site.ru';
import { commonRu as appointments } from '@fachwerk/appointments/texts/common.ru';
import type { Texts } from '@fachwerk/base/language';
import { siteRu as blocks } from '@fachwerk/blocks/texts/site.ru';
import { siteRu as booking } from '@fachwerk/booking/texts/site.ru';
import { siteRu as boxCart } from '@fachwerk/box-cart/texts/site.ru';
import { siteRu as checkout } from '@fachwerk/cart/texts/site.ru';
import { siteRu as chat } from '@fachwerk/chat/texts/site.ru';
import { siteRu as customerAccounts } from '@fachwerk/customer-accounts/texts/site.ru';
import { siteRu as customers } from '@fachwerk/customers/texts/site.ru';
import { siteRu as dialogues } from '@fachwerk/dialogues/texts/site.ru';
import { siteRu as fulfilment } from '@fachwerk/fulfilment/texts/site.ru';
import { siteRu as inquiries } from '@fachwerk/inquiries/texts/site.ru';
import { commonRu as itemOptions } from '@fachwerk/item-options/texts/common.ru';
import { siteRu as itemReviews } from '@fachwerk/item-reviews/texts/site.ru';
import { siteRu as liveBlocks } from '@fachwerk/live-blocks/texts/site.ru';
import { siteRu as locations } from '@fachwerk/locations/texts/site.ru';
import { siteRu as menu } from '@fachwerk/menu/texts/site.ru';
import { siteRu as messaging } from '@fachwerk/messaging/texts/site.ru';
import { siteRu as orders } from '@fachwerk/orders/texts/site.ru';
import { siteRu as pages } from '@fachwerk/pages/texts/site.ru';
import { siteRu as payLater } from '@fachwerk/pay-later/texts/site.ru';
import { siteRu as payments } from '@fachwerk/payments/texts/site.ru';
import { siteRu as pickup } from '@fachwerk/pickup/texts/site.ru';
import { siteRu as push } from '@fachwerk/push/texts/site.ru';
import { siteRu as cancellations } from '@fachwerk/rental-changes/texts/site.ru';
import { siteRu as rentals } from '@fachwerk/rentals/texts/site.ru';
import { commonRu as shop } from '@fachwerk/shop/texts/common.ru';
import { siteRu as goods } from '@fachwerk/shop-cart/texts/site.ru';
import { kitRu } from '@fachwerk/site/texts/kit.ru';
import { siteRu as sites } from '@fachwerk/sites/texts/site.ru';
import { siteRu as surveys } from '@fachwerk/surveys/texts/site.ru';
import { siteRu as terminals } from '@fachwerk/terminals/texts/site.ru';
import { siteRu as vouchers } from '@fachwerk/vouchers/texts/site.ru';
import { siteRu as withdrawals } from '@fachwerk/withdrawals/texts/site.ru';
import { frontRu } from './front.ru.ts';

export const houseRu: Texts = {
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
  ...kitRu,
  ...frontRu,
};
