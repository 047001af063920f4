import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { catalogProblems } from '../../contract.ts';
import { notifyCatalog } from '../notify-catalog.ts';

const problem = problemsOf(catalogProblems);

/** The ids of the items that are shown beside an item, in their order; archived ones too. */
export async function listRelatedItems(ctx: CompanyCtx, itemId: string): Promise<string[]> {
  const rows = await ctx.db.rows<{ id: string }>(sql`
    select related_item_id as id from catalog.item_related
    where company_id = ${ctx.companyId} and item_id = ${itemId} order by position, related_item_id`);
  return rows.map(({ id }) => id);
}

/** In the transaction of whoever saves the item, which is locked. The same list again writes nothing. */
export async function saveRelatedItems(ctx: Ctx, itemId: string, given: readonly string[]): Promise<void> {
  const before = await listRelatedItems(ctx, itemId);
  const ids = [...new Set(given)];
  if (before.join() === ids.join()) return;
  const known = await ctx.db.rows(sql`
    select id from catalog.item where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) and id <> ${itemId}`);
  if (known.length !== ids.length) throw problem('item.unknown');
  await ctx.db.rows(sql`delete from catalog.item_related where company_id = ${ctx.companyId} and item_id = ${itemId}`);
  await ctx.db.rows(sql`
    insert into catalog.item_related (company_id, item_id, related_item_id, position)
    select ${ctx.companyId}, ${itemId}, r.id, r.place
    from unnest(${ids}::uuid[]) with ordinality as r (id, place)`);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.edited',
    before: { relatedItemIds: before },
    after: { relatedItemIds: ids },
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
}
