import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { BoxQuestion } from '@fachwerk/shop-cart/facade-hooks';
import { heldSpan } from '../../rules/parcel.ts';
import { findSettings } from '../settings/settings-store.ts';
import { chooseBoxes } from './choose-boxes.ts';

/** The hook of the cart: says early what the order would be refused for. */
export async function answerCart(ctx: CompanyCtx, { items, at }: BoxQuestion) {
  const span = heldSpan(at, ctx.now, await findSettings(ctx));
  const { refusal } = await chooseBoxes(ctx, items, span);
  return refusal && { code: refusal, params: {} };
}
