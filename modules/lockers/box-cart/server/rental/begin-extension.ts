import { holdExtension, quoteExtension } from '@fachwerk/active-rentals/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { checkoutProblems } from '@fachwerk/cart/contract';
import type { Cart } from '@fachwerk/cart/contract-cart';
import {
  type CartRow,
  cartToFill,
  contentUpdate,
  emptied,
  isWorthless,
  presentCart,
} from '@fachwerk/cart/facade-filling';
import { inCompany } from '@fachwerk/companies/facade';
import { refuseUnpayable } from '@fachwerk/payments/facade';
import { type Rental, rentalProblems } from '@fachwerk/rentals/contract';
import { rentalByKey } from '@fachwerk/rentals/facade-renter';
import { seal } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { boxCartApi } from '../../contract.ts';
import { findChange, saveChange } from './change-store.ts';
import { KEY_PURPOSE, RENTAL } from './rental-lines.ts';

const problem = problemsOf(checkoutProblems);

const rentalProblem = problemsOf(rentalProblems);

export const beginExtension: UseCase<typeof boxCartApi.beginExtension> = async (
  ctx,
  { key, endsAt, isOverwriting },
) => {
  const rental = await rentalOf(ctx, key);
  const scoped = inCompany(ctx, rental.companyId);
  const quote = await quoteExtension(scoped, rental, endsAt);
  if (quote.priceCents > 0) await refuseUnpayable(scoped);
  const hold = (cartId: string) => holdExtension(scoped, rental.id, { cartId, orderId: null, endsAt: quote.endsAt });
  return filledWith(ctx, rental, { kind: 'extension', key, extendsTo: quote.endsAt, isOverwriting }, hold);
};

export async function rentalOf(ctx: SiteCtx, key: string): Promise<Rental> {
  const rental = await rentalByKey(ctx, key);
  if (!rental) throw rentalProblem('rental.unknown');
  return rental;
}

type ExtensionRequest = {
  readonly kind: 'extension' | 'surcharge';
  readonly key: string;
  readonly extendsTo: Date | null;
  readonly isOverwriting: boolean;
};

/** Spec §4: needs an empty cart; what is in it is overwritten only after a confirmation. */
export async function filledWith(
  ctx: SiteCtx,
  rental: Rental,
  { kind, key, extendsTo, isOverwriting }: ExtensionRequest,
  hold?: (cartId: string) => Promise<void>,
): Promise<Cart> {
  const cart = await cartToFill(ctx);
  const isSame = await isAbout(ctx, cart, kind, rental.id);
  if (!isSame && !isOverwriting && !(await isWorthless(ctx, cart))) throw problem('cart.not_empty');
  const empty = await emptied(ctx, cart);
  const filled = { ...empty, kind, partyId: rental.companyId, lineKinds: [RENTAL] };
  const keySealed = seal(ctx.app, KEY_PURPOSE, key);
  await saveChange(ctx, contentUpdate(ctx, cart.id, filled), cart.id, { rentalId: rental.id, keySealed, extendsTo });
  await hold?.(cart.id);
  return presentCart(ctx, filled);
}

/** Whether this is in the cart already: the extension of this rental, or its extra payment. */
export async function isAbout(ctx: SiteCtx, cart: CartRow, kind: CartRow['kind'], rentalId: string): Promise<boolean> {
  return cart.kind === kind && (await findChange(ctx, cart.id))?.rentalId === rentalId;
}
