import { formatMoney } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import { dayOf } from '@fachwerk/base/time';
import type { GiftAnswer, GiftQuestion, SpentGift } from '@fachwerk/cart/facade-codes';
import type { GivenBackGift } from '@fachwerk/orders/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { voucherProblems } from '../../contract.ts';
import { readGiftCode, whyNotPayWith } from '../../rules/gift.ts';
import { changeBalance, findGift, findGiftByCode, type GiftRow, lockSpent, spendGift } from './gift-store.ts';

const problem = problemsOf(voucherProblems);

/** The hook of the cart: what is left on a voucher. The cart keeps its id, never its code. */
export async function judgeGift(ctx: CompanyCtx, question: GiftQuestion): Promise<GiftAnswer | null> {
  const gift = await giftOf(ctx, question);
  if (!gift) return null;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(question.language);
  const left = formatMoney(gift.balanceCents, LOCALES[question.language]);
  const refusal = whyNotPayWith(gift, ctx.now);
  return {
    id: gift.id,
    title: t('gift.in_cart', { ending: gift.ending, amount: left }),
    balanceCents: refusal ? 0 : gift.balanceCents,
    whyNot: refusal && { code: refusal, params: {} },
  };
}

async function giftOf(ctx: CompanyCtx, { code, id }: GiftQuestion): Promise<GiftRow | undefined> {
  if (id) return findGift(ctx, id);
  const read = readGiftCode(code ?? '');
  return read ? findGiftByCode(ctx, read) : undefined;
}

/** In the transaction that places the order: who comes second finds what is left, and that is not what they have seen. */
export async function payWithGift(ctx: CompanyCtx, { giftId, orderId, cents }: SpentGift): Promise<void> {
  const today = dayOf(ctx.now).toString();
  if (!(await spendGift(ctx, { giftId, orderId, cents, today }))) throw problem('gift.balance_changed');
}

/** In the transaction of whoever gives money back: onto the voucher it came from, and never more than that. */
export async function giveBackGift(ctx: CompanyCtx, { orderId, refundId, cents }: GivenBackGift): Promise<void> {
  const spent = await lockSpent(ctx, orderId);
  if (!spent || spent.spentCents < cents) throw new RangeError('more would go back to a voucher than it has paid');
  await changeBalance(ctx, spent.id, { kind: 'given_back', cents, reference: refundId, orderId });
}
