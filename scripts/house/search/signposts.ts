import type { Tree } from '../reading/tree.ts';
import type { Entry } from './search-entry.ts';

/** What the trade, or an engineer who is new here, calls a thing that has another name in the code, and where it is. */
const SIGNPOSTS: readonly (readonly [words: string, file: string, name: string])[] = [
  ['overrun price, overdue charge, late fee', 'modules/lockers/active-rentals/rules/overrun.ts', 'costAt'],
  ['card moved, move a card, drag and drop', 'modules/team/boards/server/card/move-cards.ts', 'moveCards'],
  ['confirmation mail, order confirmation e-mail', 'modules/sales/orders/server/placing/order-mail.ts', 'confirmation'],
  ['add a block, new kind of block', 'scripts/new-block/write-block.ts', 'writeBlock'],
  ['add a block, block schema', 'modules/website/pages/rules/block-kind.ts', 'blockKind'],
  ['CSP, content security policy, security headers', 'kit/server/http/security-headers.ts', 'sitePageHeaders'],
  ['rate limit, throttling, too many requests, 429', 'kit/server/http/rate-limit.ts', 'rateLimit'],
  ['delivery fee, delivery charge, minimum order', 'modules/shop/shop-cart/rules/price-cart.ts', 'feeLines'],
  ['shipping costs, delivery fee', 'modules/shop/shop/rules/fares.ts', 'fareOf'],
  ['VAT, tax, Mehrwertsteuer, Umsatzsteuer', 'modules/sales/orders/rules/vat.ts', 'vatShares'],
  [
    'double booking of an appointment, two at one time',
    'modules/appointments/appointments/sql/20261117T0001_appointments.sql',
    'appointment_person_free',
  ],
  [
    'double booking of a box, two rentals at once',
    'modules/lockers/rentals/sql/20261115T0900_rentals.sql',
    'rental_box_free',
  ],
  [
    'Stripe webhook, payment provider callback',
    'modules/sales/payments/server/providers/stripe-update.ts',
    'stripeEvent',
  ],
  ['PayPal webhook, payment provider callback', 'modules/sales/payments/server/providers/paypal-update.ts', 'export'],
  ['image resize, thumbnail, re-encode picture', 'kit/server/files/images.ts', 'reencodeImage'],
  ['sitemap, robots.txt, web manifest', 'kit/site/pages/address-list.ts', 'addressList'],
  ['websocket, realtime, live updates, push to screens', 'kit/server/realtime/upgrade.ts', 'WebSocketServer'],
  ['websocket, live updates in the browser', 'kit/react/calls/realtime-socket.ts', 'export'],
  ['permission check, authorization, access control, 403', 'kit/server/http/access.ts', 'whyNotEnter'],
  ['newsletter unsubscribe, opt out', 'modules/talk/messaging/storefront/unsubscribe-page.ts', 'unsubscribePage'],
  ['tenant isolation, row of another company', 'kit/server/db/tenant-guard.ts', 'export'],
  ['background jobs, queue, worker', 'kit/server/jobs/runner.ts', 'startJobs'],
  ['idempotency key, repeated request, retry', 'docs/decisions/0153-repeated-changes.md', '# 0153'],
  ['feature flag, capability, role', 'modules/foundation/auth/rules/roles.ts', 'export'],
  ['login, sign in, session, token', 'modules/foundation/auth/server/sign-in/sign-in.ts', 'export'],
];

/** A signpost whose file or name is gone stands with line 0, and the test of them says so. */
export function signposts(tree: Tree): Entry[] {
  return SIGNPOSTS.map(([words, file, name]) => {
    const lines = tree.has(file) ? tree.read(file).split('\n') : [];
    const line = lines.findIndex((text) => text.includes(name)) + 1;
    return { label: 'signpost', name: words, also: name === 'export' ? '' : name, file, line };
  });
}
