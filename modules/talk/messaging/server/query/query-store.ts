import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { SavedQuery } from '../../contract.ts';

const columns = sql`id, name, query`;

export function listSaved(ctx: CompanyCtx): Promise<SavedQuery[]> {
  return ctx.db.rows<SavedQuery>(sql`
    select ${columns} from messaging.query where company_id = ${ctx.companyId} order by lower(name)`);
}

export async function countSaved(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from messaging.query where company_id = ${ctx.companyId}`);
  return row!.count;
}

export async function addQuery(ctx: CompanyCtx, { id, name, query }: SavedQuery): Promise<void> {
  await ctx.db.rows(sql`
    insert into messaging.query (company_id, id, name, query) values (${ctx.companyId}, ${id}, ${name}, ${jsonOf(query)}::jsonb)`);
}

/** False when the company has no such one. */
export async function changeQuery(ctx: CompanyCtx, { id, name, query }: SavedQuery): Promise<boolean> {
  const changed = await ctx.db.count(sql`
    update messaging.query set name = ${name}, query = ${jsonOf(query)}::jsonb where company_id = ${ctx.companyId} and id = ${id}`);
  return changed > 0;
}

export async function deleteQuery(ctx: CompanyCtx, id: string): Promise<boolean> {
  const removed = await ctx.db.count(sql`
    delete from messaging.query where company_id = ${ctx.companyId} and id = ${id}`);
  return removed > 0;
}
