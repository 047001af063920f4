import type { UseCase } from '@fachwerk/server/module';
import type { menuApi } from '../contract.ts';
import { againLines } from './again-lines.ts';

export const showAgain: UseCase<typeof menuApi.again> = async (ctx, { orderHash }) => {
  const { order, lines } = await againLines(ctx, orderHash);
  return { number: order.number, lines };
};
