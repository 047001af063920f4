import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { itemApi, SoldOut } from '../../contract.ts';
import { soldOutFrom } from '../../rules/item.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { lockItems } from './item-store.ts';

export const markSoldOut: UseCase<typeof itemApi.markSoldOut> = async (ctx, { ids, soldOut }) => {
  await setSoldOut(ctx, await lockItems(ctx, ids), soldOut);
  await notifyCatalog(ctx);
  return {};
};

/** Of locked items. Beside the version, which guards what the form writes: an open form is not outdated by it. */
export async function setSoldOut(ctx: Ctx, items: readonly { readonly id: string }[], soldOut: SoldOut): Promise<void> {
  const { isSoldOut, soldOutUntil } = soldOutFrom(soldOut, ctx.now);
  await ctx.db.rows(sql`
    update catalog.item set is_sold_out = ${isSoldOut}, sold_out_until = ${soldOutUntil}
    where company_id = ${ctx.companyId} and id = any(${items.map(({ id }) => id)}::uuid[])`);
  for (const { id } of items) {
    await audit(ctx, {
      subjectKind: 'item',
      subjectId: id,
      action: isSoldOut ? 'item.sold_out' : 'item.available_again',
      ...(soldOutUntil && { after: { soldOutUntil } }),
      address: ctx.request.address,
    });
  }
}
