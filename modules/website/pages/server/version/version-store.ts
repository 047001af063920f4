import type { Translated } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { PageVersion } from '../../contract.ts';
import type { Block, PageContent } from '../../contract-content.ts';

type StoredVersion = PageVersion & { readonly content: PageContent };

const columns = sql`id, number, published_at, published_by, note, blocks`;

/** Newest first; `before` is the last version number shown. */
export function listVersionsOf(
  ctx: CompanyCtx,
  pageId: string,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<PageVersion[]> {
  return ctx.db.rows<PageVersion>(sql`
    select ${columns} from pages.version
    where company_id = ${ctx.companyId} and page_id = ${pageId} and (${page.before ?? null}::integer is null or number < ${page.before ?? null})
    order by number desc limit ${page.limit}`);
}

export function findVersion(ctx: CompanyCtx, pageId: string, id: string): Promise<StoredVersion | undefined> {
  return ctx.db.first<StoredVersion>(sql`
    select ${columns}, content from pages.version where company_id = ${ctx.companyId} and page_id = ${pageId} and id = ${id}`);
}

/** What visitors see of each page, also while it is hidden. */
export async function listPublished(
  ctx: CompanyCtx,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, PageContent>> {
  const rows = await ctx.db.rows<{ pageId: string; content: PageContent }>(sql`
    select p.id as page_id, v.content from pages.page p
    join pages.version v on v.company_id = p.company_id and v.id = p.published_id
    where p.company_id = ${ctx.companyId} and p.id = any(${pageIds}::uuid[])`);
  return new Map(rows.map(({ pageId, content }) => [pageId, content]));
}

/** A block of a visible page, in reading order. */
export type PublishedBlock = Pick<Block, 'kind' | 'version' | 'settings' | 'content' | 'samples'> & {
  readonly pageId: string;
  readonly title: Translated;
};

/** All published blocks of the site. */
export function publishedBlocks(ctx: CompanyCtx): Promise<PublishedBlock[]> {
  return ctx.db.rows<PublishedBlock>(sql`
    select p.id as page_id, v.title, b.block ->> 'kind' as kind, (b.block ->> 'version')::int as version, b.block -> 'settings' as settings,
      b.block -> 'content' as content, b.block -> 'samples' as samples
    from pages.page p join pages.version v on v.company_id = p.company_id and v.id = p.published_id
      cross join jsonb_array_elements(v.content -> 'blocks') with ordinality as b (block, place)
    where p.company_id = ${ctx.companyId} and not p.is_hidden
    order by p.slug <> '', p.position, p.id, b.place`);
}

type Published = { readonly pageId: string; readonly content: PageContent; readonly note: string };

/** The caller holds the page lock, so version numbers have no gaps. */
export async function publishVersion(ctx: CompanyCtx, { pageId, content, note }: Published): Promise<void> {
  const id = ctx.newId();
  await ctx.db.write(sql`
    insert into pages.version (company_id, id, page_id, number, content, title, blocks, note, published_at, published_by)
    values (${ctx.companyId}, ${id}, ${pageId},
      (select coalesce(max(number), 0) + 1 from pages.version where company_id = ${ctx.companyId} and page_id = ${pageId}),
      ${jsonOf(content)}::jsonb, ${jsonOf(content.title)}::jsonb, ${content.blocks.length}, ${note}, ${ctx.now}, ${ctx.caller?.name ?? 'Fachwerk'})`);
  await ctx.db.write(sql`
    update pages.page set published_id = ${id}, has_changes = false where company_id = ${ctx.companyId} and id = ${pageId}`);
}
