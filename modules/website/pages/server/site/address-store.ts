import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { PagePlace } from '../../contract-place.ts';
import { isVisible } from '../../rules/page-place.ts';

type Row = Pick<PagePlace, 'slug' | 'isHidden' | 'visibleFrom' | 'visibleUntil'> & { readonly id: string };

/** Paths of visible pages by id. */
export async function listAddresses(ctx: CompanyCtx): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.rows<Row>(sql`
    select id, slug, is_hidden, visible_from, visible_until from pages.page
    where company_id = ${ctx.companyId} and published_id is not null`);
  return new Map(rows.filter((row) => isVisible(row, ctx.now)).map(({ id, slug }) => [id, `/${slug}`]));
}
