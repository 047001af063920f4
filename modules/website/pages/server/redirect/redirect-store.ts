import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

type StoredRedirect = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly hits: number;
  readonly createdAt: Date;
};

const columns = sql`r.id, r.slug as "from", coalesce(r.link, '/' || p.slug) as "to", r.hits, r.created_at`;
const withPages = sql`pages.redirect r left join pages.page p on p.company_id = r.company_id and p.id = r.page_id`;

export function listRedirectsOf(ctx: CompanyCtx): Promise<StoredRedirect[]> {
  return ctx.db.rows<StoredRedirect>(
    sql`select ${columns} from ${withPages} where r.company_id = ${ctx.companyId} order by r.slug`,
  );
}

export function findRedirect(ctx: CompanyCtx, slug: string): Promise<StoredRedirect | undefined> {
  return ctx.db.first<StoredRedirect>(
    sql`select ${columns} from ${withPages} where r.company_id = ${ctx.companyId} and r.slug = ${slug}`,
  );
}

/** Redirects an old path of a page. */
export async function addPageRedirect(ctx: CompanyCtx, slug: string, pageId: string): Promise<void> {
  await ctx.db.write(sql`
    insert into pages.redirect (company_id, id, slug, page_id, created_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${slug}, ${pageId}, ${ctx.now})
    on conflict (company_id, slug) do update set page_id = excluded.page_id, link = null`);
}

type Target = { readonly pageId: string } | { readonly link: string };

export async function saveRedirectOf(ctx: CompanyCtx, slug: string, to: Target): Promise<void> {
  const pageId = 'pageId' in to ? to.pageId : null;
  const link = 'link' in to ? to.link : null;
  await ctx.db.write(sql`
    insert into pages.redirect (company_id, id, slug, page_id, link, created_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${slug}, ${pageId}, ${link}, ${ctx.now})
    on conflict (company_id, slug) do update set page_id = excluded.page_id, link = excluded.link`);
}

/** A page takes the path. */
export async function forgetRedirect(ctx: CompanyCtx, slug: string): Promise<void> {
  await ctx.db.write(sql`delete from pages.redirect where company_id = ${ctx.companyId} and slug = ${slug}`);
}

export function deleteRedirect(ctx: CompanyCtx, id: string): Promise<{ from: string } | undefined> {
  return ctx.db.first<{ from: string }>(
    sql`delete from pages.redirect where company_id = ${ctx.companyId} and id = ${id} returning slug as "from"`,
  );
}

export async function countHit(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`update pages.redirect set hits = hits + 1 where company_id = ${ctx.companyId} and id = ${id}`);
}
