import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type checkoutApi, checkoutProblems } from '../../contract.ts';
import { type CartRow, saveCodes } from '../cart/cart-store.ts';
import { lockedCart } from '../cart/cart-token.ts';
import { couponFor, giftFor } from '../facade-codes.ts';

const problem = problemsOf(checkoutProblems);
const NOTHING = { type: null, items: [], deliveryCents: 0, email: '' } as const;

/** What the code is worth is said with the cart: it may change until the order is placed. One that nobody knows is not kept. */
export const saveCode: UseCase<typeof checkoutApi.saveCode> = async (ctx, { code }) => {
  const cart = await cartForCodes(ctx);
  if (!ctx.app.hooks.find(couponFor)) throw problem('cart.codes_refused');
  const used = code === '' ? { voucherCode: '' } : await meantBy(inCompany(ctx, cart.partyId!), code);
  await saveCodes(ctx, cart.id, { ...cart, ...used });
  return {};
};

/** Something new: a longer time and an extra payment belong to a contract that is there already. */
export async function cartForCodes(ctx: SiteCtx): Promise<CartRow> {
  const cart = await lockedCart(ctx);
  if (!cart || cart.placedAt || !cart.partyId) throw problem('cart.empty');
  if (cart.kind !== 'purchase') throw problem('cart.codes_refused');
  return cart;
}

/** Money, of which the cart keeps no code, or a discount; a cart may have one of each. They are of whoever the contract is made with. */
async function meantBy(seller: SiteCtx, code: string): Promise<Partial<Pick<CartRow, 'voucherCode' | 'giftId'>>> {
  const { language } = seller;
  const gift = await seller.app.hooks.find(giftFor)?.(seller, { code, language });
  if (gift) return { giftId: gift.id };
  if (await seller.app.hooks.get(couponFor)(seller, { ...NOTHING, code, language })) return { voucherCode: code };
  throw problem('cart.code_unknown', {}, { fields: [{ path: 'code', code: 'cart.code_unknown' }] });
}
