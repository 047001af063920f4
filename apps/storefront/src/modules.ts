import { pages as stays } from '@fachwerk/active-rentals/storefront';
import { pages as appointmentBooking, slots as appointmentSlots } from '@fachwerk/appointment-booking/storefront';
import { descriptions as blocksDescriptions, slots as blocksSlots } from '@fachwerk/blocks/storefront';
import { pages as booking, addresses as bookingAddresses } from '@fachwerk/booking/storefront';
import { pages as boxCart, slots as boxCartSlots } from '@fachwerk/box-cart/storefront';
import { pages as checkout } from '@fachwerk/cart/storefront';
import { pages as chat } from '@fachwerk/chat/storefront';
import { slots as chatLinkSlots } from '@fachwerk/chat-links/storefront';
import { pages as customerAccounts } from '@fachwerk/customer-accounts/storefront';
import { pages as customers } from '@fachwerk/customers/storefront';
import { slots as dialogueSlots } from '@fachwerk/dialogues/storefront';
import { slots as fulfilmentSlots } from '@fachwerk/fulfilment/storefront';
import { slots as inquirySlots } from '@fachwerk/inquiries/storefront';
import { slots as itemReviewSlots, pages as itemReviews } from '@fachwerk/item-reviews/storefront';
import { descriptions as liveBlocksDescriptions, slots as liveBlocksSlots } from '@fachwerk/live-blocks/storefront';
import { pages as menu, addresses as menuAddresses, slots as menuSlots } from '@fachwerk/menu/storefront';
import { slots as messageSlots, pages as messaging } from '@fachwerk/messaging/storefront';
import { pages as orders } from '@fachwerk/orders/storefront';
import { missing as missingPage, addresses as pageAddresses, pages as webPages } from '@fachwerk/pages/storefront';
import { pages as payments } from '@fachwerk/payments/storefront';
import { slots as pickupSlots } from '@fachwerk/pickup/storefront';
import { slots as pushSlots } from '@fachwerk/push/storefront';
import { pages as cancellations } from '@fachwerk/rental-changes/storefront';
import { pages as goods, slots as goodsSlots } from '@fachwerk/shop-cart/storefront';
import type { Page } from '@fachwerk/site/page';
import type { ListAddresses, PageDescription } from '@fachwerk/site/site-app-parts';
import type { SlotFill } from '@fachwerk/site/slot';
import { pages as sites } from '@fachwerk/sites/storefront';
import { slots as surveySlots, pages as surveys } from '@fachwerk/surveys/storefront';
import { pages as terminals } from '@fachwerk/terminals/storefront';
import { slots as voucherSlots, pages as vouchers } from '@fachwerk/vouchers/storefront';
import { pages as withdrawals } from '@fachwerk/withdrawals/storefront';

/** Under addresses that lead nowhere. */
export const missing: Page = missingPage;

/** The pages of all modules. */
export const pages: readonly Page[] = [
  ...sites,
  ...customers,
  ...customerAccounts,
  ...payments,
  ...orders,
  ...stays,
  ...cancellations,
  ...terminals,
  ...booking,
  ...checkout,
  ...boxCart,
  ...goods,
  ...withdrawals,
  ...menu,
  ...itemReviews,
  ...vouchers,
  ...chat,
  ...messaging,
  ...appointmentBooking,
  ...surveys,
  ...webPages,
];

/** What modules know of addresses, for search engines. */
export const addresses: readonly ListAddresses[] = [pageAddresses, bookingAddresses, menuAddresses];

/** What modules say of pages to machines that read them. */
export const descriptions: readonly PageDescription[] = [...blocksDescriptions, ...liveBlocksDescriptions];

/** What modules bring to the pages of those below them. */
export const slots: readonly SlotFill[] = [
  ...blocksSlots,
  ...inquirySlots,
  ...messageSlots,
  ...liveBlocksSlots,
  ...boxCartSlots,
  ...goodsSlots,
  ...pickupSlots,
  ...fulfilmentSlots,
  ...itemReviewSlots,
  ...menuSlots,
  ...voucherSlots,
  ...surveySlots,
  ...dialogueSlots,
  ...chatLinkSlots,
  ...appointmentSlots,
  ...pushSlots,
];
