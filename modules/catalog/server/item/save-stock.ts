import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { catalogProblems, type itemApi } from '../../contract.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { findStoredItem } from './item-store.ts';

const problem = problemsOf(catalogProblems);

export const saveStock: UseCase<typeof itemApi.saveStock> = async (ctx, { id, seen, stock }) => {
  if (!(await findStoredItem(ctx, id))) throw problem('item.unknown');
  await setStock(ctx, id, seen, stock);
  await notifyCatalog(ctx);
  return {};
};

/** Only where it is still what was seen: something may have been sold while somebody counted. */
export async function setStock(ctx: Ctx, id: string, seen: number | null, stock: number | null): Promise<void> {
  const saved = await ctx.db.rows(sql`
    update catalog.item set stock = ${stock}
    where company_id = ${ctx.companyId} and id = ${id} and stock is not distinct from ${seen}::int
    returning id`);
  if (saved.length === 0) throw problem('item.stock_changed');
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: id,
    action: 'item.stock_set',
    before: { stock: seen },
    after: { stock },
    address: ctx.request.address,
  });
}
