import type { FieldProblem } from '@fachwerk/base/problem';
import { fillCart } from '@fachwerk/cart/facade-filling';
import { townOf } from '@fachwerk/places/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { bookedSlots, shopOf } from '@fachwerk/shop/facade';
import type { goodsApi } from '../../contract.ts';
import { handoverMark, openFields, typeOf, withTown } from '../../rules/handover.ts';
import { contentOfCart } from '../cart/goods-content.ts';
import { GOODS } from '../cart/goods-lines.ts';
import { findHandover, type HandoverRow, saveHandoverRow } from './handover-store.ts';

/** Keeps whatever was typed; what is missing or wrong is said, and asked again when it is ordered. */
export const saveHandover: UseCase<typeof goodsApi.saveHandover> = async (ctx, { handover }) => {
  const { cart, said } = await sayAbout(ctx, (before) => ({
    ...before,
    ...withTown(handover, before, townOf),
    tableName: tableFor(before, handover.type),
  }));
  const content = await contentOfCart(ctx, cart);
  if (content) return { open: openOf(content.open), handoverMark: handoverMark(content.type, said) };
  const shop = await shopOf(ctx);
  const type = typeOf(shop, said);
  const booked = type ? await bookedSlots(ctx, type, ctx.now) : new Map<number, number>();
  return { open: openOf(openFields(shop, said, ctx.now, booked, NOTHING)), handoverMark: handoverMark(type, said) };
};

/** Of a cart that is empty by now. */
const NOTHING = { weightGrams: 0, goodsCents: 0 };

const openOf = (open: readonly FieldProblem[]) => open.map(({ path, code }) => ({ path, code }));

/** Whoever wants it elsewhere than at the table has left it. */
export const tableFor = ({ tableName }: HandoverRow, type: HandoverRow['type']): string =>
  type === null || type === 'totable' ? tableName : '';

/** The cart is held, so that two windows do not lose each other's words. */
export async function sayAbout(ctx: SiteCtx, change: (before: HandoverRow) => HandoverRow) {
  const cart = await fillCart(ctx, GOODS, { isOverwriting: false });
  const said = change(await findHandover(ctx, cart.id));
  await saveHandoverRow(ctx, cart.id, said, ctx.caller?.userId ?? null);
  return { cart, said };
}
