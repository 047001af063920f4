import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { catalogProblems } from '../../contract.ts';

const problem = problemsOf(catalogProblems);

export type LockedItem = {
  readonly id: string;
  readonly categoryId: string;
  readonly name: string;
  readonly number: string;
  readonly position: number;
  readonly isArchived: boolean;
};

/** Several at once, all or none; always in one order, so that two such changes do not wait for each other in a circle. */
export async function lockItems(ctx: CompanyCtx, given: readonly string[]): Promise<LockedItem[]> {
  const ids = [...new Set(given)];
  const rows = await ctx.db.rows<LockedItem>(sql`
    select id, category_id, name ->> 'de' as name, number, position, is_archived from catalog.item
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])
    order by id for update`);
  if (rows.length < ids.length) throw problem('item.unknown');
  return rows;
}
