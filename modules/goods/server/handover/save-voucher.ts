import { problemsOf } from '@fachwerk/base/problem';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type goodsApi, goodsProblems } from '../../contract.ts';
import { giftFor, voucherFor } from '../facade-hooks.ts';
import type { HandoverRow } from './handover-store.ts';
import { sayAbout } from './save-handover.ts';

const problem = problemsOf(goodsProblems);
const NOTHING = { type: null, items: [], deliveryCents: 0, email: '' } as const;

/** What the code is worth is said with the cart: it may change until the order is placed. One that nobody knows is not kept. */
export const saveVoucher: UseCase<typeof goodsApi.saveVoucher> = async (ctx, { code }) => {
  if (!ctx.house.hooks.find(voucherFor)) throw problem('goods.voucher_refused');
  const said = code === '' ? { voucherCode: '' } : await meantBy(ctx, code);
  await sayAbout(ctx, (before) => ({ ...before, ...said }));
  return {};
};

/** Money, of which the cart keeps no code, or a discount; a cart may have one of each. */
async function meantBy(ctx: SiteCtx, code: string): Promise<Partial<HandoverRow>> {
  const { language } = ctx;
  const gift = await ctx.house.hooks.find(giftFor)?.(ctx, { code, language });
  if (gift) return { giftId: gift.id };
  if (await ctx.house.hooks.get(voucherFor)(ctx, { ...NOTHING, code, language })) return { voucherCode: code };
  throw problem('goods.voucher_unknown', {}, { fields: [{ path: 'code', code: 'goods.voucher_unknown' }] });
}
