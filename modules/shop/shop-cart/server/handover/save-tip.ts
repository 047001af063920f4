import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { shopOf } from '@fachwerk/shop/facade';
import { type goodsApi, goodsProblems } from '../../contract.ts';
import { whyNotTip } from '../../rules/price-cart.ts';
import { sayAbout } from './save-handover.ts';

const problem = problemsOf(goodsProblems);

export const saveTip: UseCase<typeof goodsApi.saveTip> = async (ctx, { tip }) => {
  const refusal = whyNotTip(await shopOf(ctx), tip);
  if (refusal) throw problem(refusal);
  await sayAbout(ctx, (before) => ({ ...before, tip }));
  return {};
};
