import { siteDeDu as stays } from '@fachwerk/active-rentals/texts/site.deDu';
import { siteDeDu as appointmentBooking } from '@fachwerk/appointment-booking/texts/site.deDu';
import { commonDeDu as appointments } from '@fachwerk/appointments/texts/common.deDu';
import type { Texts } from '@fachwerk/base/language';
import { siteDeDu as blocks } from '@fachwerk/blocks/texts/site.deDu';
import { siteDeDu as booking } from '@fachwerk/booking/texts/site.deDu';
import { siteDeDu as boxCart } from '@fachwerk/box-cart/texts/site.deDu';
import { siteDeDu as checkout } from '@fachwerk/cart/texts/site.deDu';
import { siteDeDu as chat } from '@fachwerk/chat/texts/site.deDu';
import { siteDeDu as customerAccounts } from '@fachwerk/customer-accounts/texts/site.deDu';
import { siteDeDu as customers } from '@fachwerk/customers/texts/site.deDu';
import { siteDeDu as dialogues } from '@fachwerk/dialogues/texts/site.deDu';
import { siteDeDu as fulfilment } from '@fachwerk/fulfilment/texts/site.deDu';
import { siteDeDu as inquiries } from '@fachwerk/inquiries/texts/site.deDu';
import { commonDeDu as itemOptions } from '@fachwerk/item-options/texts/common.deDu';
import { siteDeDu as itemReviews } from '@fachwerk/item-reviews/texts/site.deDu';
import { siteDeDu as liveBlocks } from '@fachwerk/live-blocks/texts/site.deDu';
import { siteDeDu as menu } from '@fachwerk/menu/texts/site.deDu';
import { siteDeDu as messaging } from '@fachwerk/messaging/texts/site.deDu';
import { siteDeDu as orders } from '@fachwerk/orders/texts/site.deDu';
import { siteDeDu as pages } from '@fachwerk/pages/texts/site.deDu';
import { siteDeDu as payLater } from '@fachwerk/pay-later/texts/site.deDu';
import { siteDeDu as payments } from '@fachwerk/payments/texts/site.deDu';
import { siteDeDu as pickup } from '@fachwerk/pickup/texts/site.deDu';
import { siteDeDu as push } from '@fachwerk/push/texts/site.deDu';
import { siteDeDu as cancellations } from '@fachwerk/rental-changes/texts/site.deDu';
import { siteDeDu as rentals } from '@fachwerk/rentals/texts/site.deDu';
import { commonDeDu as shop } from '@fachwerk/shop/texts/common.deDu';
import { siteDeDu as goods } from '@fachwerk/shop-cart/texts/site.deDu';
import { kitDeDu } from '@fachwerk/site/texts/kit.deDu';
import { siteDeDu as sites } from '@fachwerk/sites/texts/site.deDu';
import { siteDeDu as surveys } from '@fachwerk/surveys/texts/site.deDu';
import { siteDeDu as terminals } from '@fachwerk/terminals/texts/site.deDu';
import { siteDeDu as vouchers } from '@fachwerk/vouchers/texts/site.deDu';
import { siteDeDu as withdrawals } from '@fachwerk/withdrawals/texts/site.deDu';
import { frontDeDu } from './front.deDu.ts';

export const houseDeDu: Texts = {
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
  ...kitDeDu,
  ...frontDeDu,
};
