import { siteDe as stays } from '@fachwerk/active-rentals/texts/site.de';
import { siteDe as appointmentBooking } from '@fachwerk/appointment-booking/texts/site.de';
import { commonDe as appointments } from '@fachwerk/appointments/texts/common.de';
import type { Texts } from '@fachwerk/base/language';
import { siteDe as blocks } from '@fachwerk/blocks/texts/site.de';
import { siteDe as booking } from '@fachwerk/booking/texts/site.de';
import { siteDe as boxCart } from '@fachwerk/box-cart/texts/site.de';
import { siteDe as checkout } from '@fachwerk/cart/texts/site.de';
import { siteDe as chat } from '@fachwerk/chat/texts/site.de';
import { siteDe as customerAccounts } from '@fachwerk/customer-accounts/texts/site.de';
import { siteDe as customers } from '@fachwerk/customers/texts/site.de';
import { siteDe as dialogues } from '@fachwerk/dialogues/texts/site.de';
import { siteDe as fulfilment } from '@fachwerk/fulfilment/texts/site.de';
import { siteDe as inquiries } from '@fachwerk/inquiries/texts/site.de';
import { commonDe as itemOptions } from '@fachwerk/item-options/texts/common.de';
import { siteDe as itemReviews } from '@fachwerk/item-reviews/texts/site.de';
import { siteDe as liveBlocks } from '@fachwerk/live-blocks/texts/site.de';
import { siteDe as locations } from '@fachwerk/locations/texts/site.de';
import { siteDe as menu } from '@fachwerk/menu/texts/site.de';
import { siteDe as messaging } from '@fachwerk/messaging/texts/site.de';
import { siteDe as orders } from '@fachwerk/orders/texts/site.de';
import { siteDe as pages } from '@fachwerk/pages/texts/site.de';
import { siteDe as payLater } from '@fachwerk/pay-later/texts/site.de';
import { siteDe as payments } from '@fachwerk/payments/texts/site.de';
import { siteDe as pickup } from '@fachwerk/pickup/texts/site.de';
import { siteDe as push } from '@fachwerk/push/texts/site.de';
import { siteDe as cancellations } from '@fachwerk/rental-changes/texts/site.de';
import { siteDe as rentals } from '@fachwerk/rentals/texts/site.de';
import { commonDe as shop } from '@fachwerk/shop/texts/common.de';
import { siteDe as goods } from '@fachwerk/shop-cart/texts/site.de';
import { kitDe } from '@fachwerk/site/texts/kit.de';
import { siteDe as sites } from '@fachwerk/sites/texts/site.de';
import { siteDe as surveys } from '@fachwerk/surveys/texts/site.de';
import { siteDe as terminals } from '@fachwerk/terminals/texts/site.de';
import { siteDe as vouchers } from '@fachwerk/vouchers/texts/site.de';
import { siteDe as withdrawals } from '@fachwerk/withdrawals/texts/site.de';
import { frontDe } from './front.de.ts';

export const houseDe: Texts = {
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
  ...kitDe,
  ...frontDe,
};
