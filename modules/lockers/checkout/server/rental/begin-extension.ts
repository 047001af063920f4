import { holdExtension, quoteExtension } from '@fachwerk/active-rentals/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { refuseUnpayable } from '@fachwerk/payments/facade';
import { type Rental, rentalProblems } from '@fachwerk/rentals/contract';
import { rentalByKey } from '@fachwerk/rentals/facade-renter';
import { seal } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type checkoutApi, checkoutProblems } from '../../contract.ts';
import type { Cart } from '../../contract-cart.ts';
import { KEY_PURPOSE } from '../cart/cart-lines.ts';
import { saveContent } from '../cart/cart-store.ts';
import { cartToFill } from '../cart/cart-token.ts';
import { emptied } from '../cart/clear-cart.ts';
import { isWorthless, presentCart } from '../cart/show-cart.ts';

const problem = problemsOf(checkoutProblems);

const rentalProblem = problemsOf(rentalProblems);

export const beginExtension: UseCase<typeof checkoutApi.beginExtension> = async (
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
  const isSame = cart.kind === kind && cart.rentalId === rental.id;
  if (!isSame && !isOverwriting && !(await isWorthless(ctx, cart))) throw problem('cart.not_empty');
  await emptied(ctx, cart);
  const keySealed = seal(ctx.app, KEY_PURPOSE, key);
  const content = {
    kind,
    partyId: rental.companyId,
    hasGoods: false,
    rentalId: rental.id,
    keySealed,
    extendsTo,
    voucherCode: '',
    giftId: null,
  };
  await saveContent(ctx, cart.id, content);
  await hold?.(cart.id);
  return presentCart(ctx, { ...cart, ...content });
}
