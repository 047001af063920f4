import { problemsOf } from '@fachwerk/base/problem';
import { auditAll } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { jsonOf, sql } from '@fachwerk/server/sql';
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

type Counted = { readonly id: string; readonly seen: number | null; readonly stock: number | null };

/** Only where it is still what was seen: something may have been sold while somebody counted. */
export async function setStock(ctx: Ctx, id: string, seen: number | null, stock: number | null): Promise<void> {
  await setStocks(ctx, [{ id, seen, stock }]);
}

/** All or none. */
export async function setStocks(ctx: Ctx, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  const saved = await ctx.db.count(sql`
    update catalog.item i set stock = g.stock
    from jsonb_to_recordset(${jsonOf(counted)}::jsonb) as g (id uuid, seen integer, stock integer)
    where i.company_id = ${ctx.companyId} and i.id = any(${counted.map(({ id }) => id)}::uuid[]) and i.id = g.id and i.stock is not distinct from g.seen`);
  if (saved < counted.length) throw problem('item.stock_changed');
  const set = counted.map(({ id, seen, stock }) => ({
    subjectKind: 'item',
    subjectId: id,
    action: 'item.stock_set',
    address: ctx.request.address,
    before: { stock: seen },
    after: { stock },
  }));
  await auditAll(ctx, set);
}
