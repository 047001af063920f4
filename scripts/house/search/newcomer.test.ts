import { expect, test } from 'vitest';
import { ROOT } from '../../root.ts';
import { readTree } from '../reading/tree.ts';
import { entriesOf } from './index-entries.ts';
import { search } from './search.ts';
import { signposts } from './signposts.ts';

const tree = readTree(ROOT);
const entries = entriesOf(tree);

/** What somebody looks for who has never seen this house; the answer stands in the first three lines. */
const QUESTIONS = [
  ['overrun price', 'modules/lockers/active-rentals/rules/overrun.ts'],
  ['card moved', 'modules/team/boards/server/card/move-cards.ts'],
  ['confirmation mail', 'modules/sales/orders/server/placing/order-mail.ts'],
  ['add a block', 'modules/website/pages/rules/block-kind.ts'],
  ['coupon discount', 'modules/shop/vouchers/rules/coupon.ts'],
  ['CSP', 'kit/server/http/security-headers.ts'],
  ['rate limit', 'kit/server/http/rate-limit.ts'],
  ['password hash', 'modules/foundation/auth/server/passwords/password-hash.ts'],
  ['delivery fee', 'modules/shop/shop-cart/rules/price-cart.ts'],
  ['VAT', 'modules/sales/orders/rules/vat.ts'],
  ['free appointment times', 'modules/appointments/appointments/rules/free-times.ts'],
  ['double booking', 'modules/lockers/rentals/sql/20261115T0900_rentals.sql'],
  ['Stripe webhook', 'modules/sales/payments/server/providers/stripe-update.ts'],
  ['open command', 'modules/lockers/openings/server/opening/send-open-command.job.ts'],
  ['image resize', 'kit/server/files/images.ts'],
  ['sitemap', 'kit/site/pages/address-list.ts'],
  ['websocket', 'kit/server/realtime/upgrade.ts'],
  ['permission check', 'kit/server/http/access.ts'],
  ['invoice PDF', 'modules/sales/orders/server/invoice/invoice-pdf.ts'],
  ['newsletter unsubscribe', 'modules/talk/messaging/storefront/unsubscribe-page.ts'],
] as const;

for (const [words, file] of QUESTIONS) {
  test(`a newcomer who looks for "${words}" finds it`, () => {
    const found = search(entries, words.split(' ')).slice(0, 3);
    expect(found.map((entry) => entry.file)).toContain(file);
  });
}

test('every signpost leads somewhere', () => {
  expect(signposts(tree).filter(({ line }) => line === 0)).toEqual([]);
});
