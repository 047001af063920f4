import { extensionLine, surchargeLine } from '@fachwerk/active-rentals/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { OrderLine } from '@fachwerk/orders/contract';
import { type Rental, rentalProblems } from '@fachwerk/rentals/contract';
import { heldRentals, rentalLine } from '@fachwerk/rentals/facade';
import { longerHeldUntil } from '@fachwerk/rentals/facade-longer';
import { rentalByKey } from '@fachwerk/rentals/facade-renter';
import { unseal } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { type CartItem, listItems } from './cart-item-store.ts';
import type { CartRow } from './cart-store.ts';

const problem = problemsOf(rentalProblems);

/** For sealing the key of a rental that is extended or paid for. */
export const KEY_PURPOSE = 'checkout.rental-key';

/** A line of a cart, priced at this moment. */
export type PricedLine = {
  readonly id: string;
  readonly rental: Rental;
  readonly line: OrderLine;
  /** Of an extension the end that is wished for. */
  readonly endsAt: Date;
  /** What was wished for; none for an extension or a surcharge. */
  readonly item: CartItem | null;
};
export type Priced = { readonly lines: readonly PricedLine[]; readonly expired: readonly PricedLine[] };

/** What lies in a cart of boxes, not priced yet. */
export type CartBoxes = readonly [held: readonly Rental[], items: readonly CartItem[]];

export function boxesIn(ctx: SiteCtx, cartId: string): Promise<CartBoxes> {
  return Promise.all([heldRentals(ctx, cartId), listItems(ctx, cartId)]);
}

/** What is in a cart, and what no longer is because its hold ran out. Whoever has read its boxes says so. */
export async function pricedLines(ctx: SiteCtx, cart: CartRow, boxes?: CartBoxes): Promise<Priced> {
  if (cart.kind !== 'purchase') return { lines: [await rentalChange(ctx, cart)], expired: [] };
  if (!cart.partyId) return { lines: [], expired: [] };
  const scoped = inCompany(ctx, cart.partyId);
  const [held, items] = boxes ?? (await boxesIn(ctx, cart.id));
  const priced = await Promise.all(
    items.map(async (item) => {
      const rental = held.find(({ id }) => id === item.rentalId);
      return rental && pricedHold(scoped, rental, item);
    }),
  );
  const known = priced.filter((line) => line !== undefined);
  const { lines = [], expired = [] } = Object.groupBy(known, ({ rental }) =>
    isHeld(ctx, rental) ? 'lines' : 'expired',
  );
  return { lines, expired };
}

const isHeld = ({ now }: SiteCtx, { state, holdExpiresAt }: Rental): boolean =>
  state === 'held' && holdExpiresAt! > now;

async function pricedHold(scoped: SiteCtx, rental: Rental, item: CartItem): Promise<PricedLine> {
  return { id: item.id, rental, line: await rentalLine(scoped, rental), endsAt: rental.endsAt, item };
}

async function rentalChange(ctx: SiteCtx, cart: CartRow): Promise<PricedLine> {
  const rental = await rentalByKey(ctx, keyOf(ctx, cart));
  if (!rental) throw problem('rental.unknown');
  const scoped = inCompany(ctx, rental.companyId);
  if (cart.kind === 'extension') {
    const endsAt = cart.extendsTo!;
    const line = await extensionLine(scoped, rental, endsAt);
    const holdExpiresAt = await longerHeldUntil(scoped, rental.id, cart.id);
    return { id: rental.id, rental: { ...rental, holdExpiresAt }, line, endsAt, item: null };
  }
  return { id: rental.id, rental, line: await surchargeLine(scoped, rental), endsAt: rental.endsAt, item: null };
}

/** Empty for a cart of new rentals. */
export function keyOf({ app }: SiteCtx, cart: CartRow): string {
  return (cart.keySealed && unseal(app, KEY_PURPOSE, cart.keySealed)) || '';
}
