import type { Order } from '@fachwerk/orders/contract';
import { keyedHash } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';

/** Proofs of the orders that were placed in this browser, newest first. */
const ORDERS_COOKIE = 'fw_orders';
const PURPOSE = 'ordered in this browser';
const MOST_ORDERS = 10;
const KEPT_SECONDS = 60 * 24 * 60 * 60;

/** From now on this browser gets what only whoever ordered gets: the keys of the boxes. */
export function rememberOrder(ctx: SiteCtx, orderId: string): void {
  const known = proofsIn(ctx);
  const proof = proofOf(ctx, orderId);
  if (known.includes(proof)) return;
  const proofs = [proof, ...known].slice(0, MOST_ORDERS).join('.');
  ctx.setCookie(ORDERS_COOKIE, proofs, { maxAgeSeconds: KEPT_SECONDS, path: '/', sameSite: 'lax' });
}

/** The secret of an order shows it to many, staff among them. Its keys are for the browser that ordered and for the customer who signed in. */
export function maySeeKeys(ctx: SiteCtx, { id, networkId, customerId }: Order): boolean {
  if (proofsIn(ctx).includes(proofOf(ctx, id))) return true;
  const { caller } = ctx;
  return caller?.kind === 'customer' && caller.userId === customerId && caller.companyId === networkId;
}

const proofOf = ({ app }: SiteCtx, orderId: string) => keyedHash(app, PURPOSE, orderId).slice(0, 22);

const proofsIn = ({ request: { cookies } }: SiteCtx) => (cookies[ORDERS_COOKIE] ?? '').split('.').filter(Boolean);
