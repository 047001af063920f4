import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { addToCart, type GoodsRequest } from '@fachwerk/shop-cart/facade';
import { type menuApi, menuProblems } from '../contract.ts';
import { againLines } from './again-lines.ts';

const problem = problemsOf(menuProblems);

/** All that can be had; of the rest the page has said why not. */
export const orderAgain: UseCase<typeof menuApi.orderAgain> = async (ctx, { orderHash }) => {
  const { lines, wanted } = await againLines(ctx, orderHash);
  const there = wanted.filter((_, at) => lines[at]?.whyNot === null);
  if (there.length === 0) throw problem('menu.nothing_left');
  const wishes: GoodsRequest[] = there.map(({ choice, quantity, note }) => ({ choice, quantity, note }));
  const { pieces } = await addToCart(ctx, wishes, { isOverwriting: false });
  return { pieces };
};
