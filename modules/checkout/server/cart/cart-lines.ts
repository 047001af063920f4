import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { OrderLine } from '@fachwerk/orders/contract';
import { type Rental, rentalProblems } from '@fachwerk/rentals/contract';
import { heldRentals, rentalLine } from '@fachwerk/rentals/facade';
import { rentalByKey } from '@fachwerk/rentals/facade-renter';
import { unseal } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/module';
import { extensionLine, surchargeLine } from '@fachwerk/stays/facade';
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

/** What is in a cart, and what no longer is because its hold ran out. */
export async function pricedLines(ctx: SiteCtx, cart: CartRow): Promise<Priced> {
  if (cart.kind !== 'booking') return { lines: [await rentalChange(ctx, cart)], expired: [] };
  if (!cart.partyId) return { lines: [], expired: [] };
  const inside = inCompany(ctx, cart.partyId);
  const held = await heldRentals(inside, cart.id);
  const lines: PricedLine[] = [];
  const expired: PricedLine[] = [];
  for (const item of await listItems(ctx, cart.id)) {
    const rental = held.find(({ id }) => id === item.rentalId);
    if (!rental) continue;
    const line = await rentalLine(inside, rental);
    const isHeld = rental.state === 'held' && rental.holdExpiresAt! > ctx.now;
    (isHeld ? lines : expired).push({ id: item.id, rental, line, endsAt: rental.endsAt, item });
  }
  return { lines, expired };
}

async function rentalChange(ctx: SiteCtx, cart: CartRow): Promise<PricedLine> {
  const rental = await rentalByKey(ctx, keyOf(ctx, cart));
  if (!rental) throw problem('rental.unknown');
  const inside = inCompany(ctx, rental.companyId);
  if (cart.kind === 'extension') {
    const endsAt = cart.extendsTo!;
    return { id: rental.id, rental, line: await extensionLine(inside, rental, endsAt), endsAt, item: null };
  }
  return { id: rental.id, rental, line: await surchargeLine(inside, rental), endsAt: rental.endsAt, item: null };
}

/** Empty for a cart of new rentals. */
export function keyOf({ house }: SiteCtx, cart: CartRow): string {
  return (cart.keySealed && unseal(house, KEY_PURPOSE, cart.keySealed)) || '';
}
