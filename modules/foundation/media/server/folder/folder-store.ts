import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { MediaFolder } from '../../contract.ts';

export async function hasFolder(ctx: CompanyCtx, id: string): Promise<boolean> {
  const found = await ctx.db.rows(sql`
    select from media.folder where company_id = ${ctx.companyId} and id = ${id}`);
  return found.length > 0;
}

export function listFolders(ctx: CompanyCtx): Promise<MediaFolder[]> {
  return ctx.db.rows<MediaFolder>(sql`
    select f.id, f.name, (select count(*)::int from media.asset a where a.company_id = f.company_id and a.folder_id = f.id) as count
    from media.folder f where f.company_id = ${ctx.companyId} order by lower(f.name), f.id`);
}

/** The ones that are used most, at most so many. */
export function listTags(ctx: CompanyCtx, limit: number): Promise<{ tag: string; count: number }[]> {
  return ctx.db.rows(sql`
    select tag, count(*)::int as count from media.asset a, unnest(a.tags) as tag
    where a.company_id = ${ctx.companyId} group by tag order by count(*) desc, tag limit ${limit}`);
}
