import type { UseCase } from '@fachwerk/server/module';
import type { goodsApi } from '../../contract.ts';
import { lockedLine, takeOut } from './change-quantity.ts';

export const removeGoods: UseCase<typeof goodsApi.remove> = async (ctx, { lineId }) => {
  const { cart, lines, line } = await lockedLine(ctx, lineId);
  await takeOut(ctx, cart, lines, line);
  return {};
};
