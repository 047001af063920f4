import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import { textIn } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { WebPage } from '../../contract.ts';
import type { PageContent } from '../../contract-content.ts';
import type { PagePlace } from '../../contract-place.ts';

export type StoredPage = PagePlace & {
  readonly id: string;
  readonly title: Translated;
  readonly lacks: readonly Language[];
  readonly hasChanges: boolean;
  readonly isNotFound: boolean;
  readonly version: number;
  readonly publishedId: string | null;
  readonly publishedAt: Date | null;
  readonly editedAt: Date;
  readonly editedBy: string;
};

export type PageWithDraft = StoredPage & { readonly draft: PageContent };

const columns = sql`p.id, p.slug, p.parent_id, p.position, p.is_in_navigation, p.is_hidden, p.visible_from, p.visible_until, p.title, p.lacks,
  p.has_changes, p.is_not_found, p.version, p.published_id, p.edited_at, p.edited_by,
  (select v.published_at from pages.version v where v.company_id = p.company_id and v.id = p.published_id) as published_at`;

/** Order among siblings: start page first, then by position. */
const inOrder = sql`order by p.slug <> '', p.position, p.created_at, p.id`;

export function listPages(ctx: CompanyCtx): Promise<StoredPage[]> {
  return ctx.db.rows<StoredPage>(
    sql`select ${columns} from pages.page p where p.company_id = ${ctx.companyId} ${inOrder}`,
  );
}

/** Locks all pages until the transaction ends: concurrent moves must not create a cycle or exceed the limit. */
export async function lockPages(ctx: CompanyCtx): Promise<StoredPage[]> {
  await ctx.db.rows(sql`select id from pages.page where company_id = ${ctx.companyId} order by id for update`);
  return listPages(ctx);
}

export function findPage(ctx: CompanyCtx, id: string): Promise<PageWithDraft | undefined> {
  return ctx.db.first<PageWithDraft>(
    sql`select ${columns}, p.draft from pages.page p where p.company_id = ${ctx.companyId} and p.id = ${id}`,
  );
}

/** Locks the page until the transaction ends: serialises saving and publishing. */
export function lockPage(ctx: CompanyCtx, id: string): Promise<PageWithDraft | undefined> {
  return ctx.db.first<PageWithDraft>(sql`
    select ${columns}, p.draft from pages.page p where p.company_id = ${ctx.companyId} and p.id = ${id} for update of p`);
}

/** Locks these pages, in one order, until the transaction ends. */
export function lockSomePages(ctx: CompanyCtx, ids: readonly string[]): Promise<PageWithDraft[]> {
  return ctx.db.rows<PageWithDraft>(sql`
    select ${columns}, p.draft from pages.page p
    where p.company_id = ${ctx.companyId} and p.id = any(${ids}::uuid[]) order by p.id for update of p`);
}

export async function listDrafts(
  ctx: CompanyCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PageWithDraft['draft']>> {
  const rows = await ctx.db.rows<Pick<PageWithDraft, 'id' | 'draft'>>(
    sql`select id, draft from pages.page where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, draft }) => [id, draft]));
}

type NewPage = { readonly id: string; readonly place: PagePlace; readonly draft: PageContent };

export async function addPage(
  ctx: CompanyCtx,
  { id, place, draft }: NewPage,
  lacks: readonly Language[],
): Promise<void> {
  await ctx.db.write(sql`
    insert into pages.page (company_id, id, slug, parent_id, position, is_in_navigation, is_hidden, visible_from, visible_until, draft,
      title, lacks, has_changes, created_at, edited_at, edited_by)
    values (${ctx.companyId}, ${id}, ${place.slug}, ${place.parentId}, ${place.position}, ${place.isInNavigation}, ${place.isHidden},
      ${place.visibleFrom}, ${place.visibleUntil}, ${jsonOf(draft)}::jsonb, ${jsonOf(draft.title)}::jsonb, ${lacks}, true, ${ctx.now},
      ${ctx.now}, ${nameOf(ctx)})`);
}

type DraftFacts = { readonly lacks: readonly Language[]; readonly hasChanges: boolean };

export async function saveDraftOf(ctx: CompanyCtx, id: string, draft: PageContent, facts: DraftFacts): Promise<void> {
  await ctx.db.write(sql`
    update pages.page set draft = ${jsonOf(draft)}::jsonb, title = ${jsonOf(draft.title)}::jsonb, lacks = ${facts.lacks},
      has_changes = ${facts.hasChanges}, version = version + 1, edited_at = ${ctx.now}, edited_by = ${nameOf(ctx)}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function savePlaceOf(ctx: CompanyCtx, id: string, place: PagePlace): Promise<void> {
  await ctx.db.write(sql`
    update pages.page set slug = ${place.slug}, parent_id = ${place.parentId}, position = ${place.position},
      is_in_navigation = ${place.isInNavigation}, is_hidden = ${place.isHidden}, visible_from = ${place.visibleFrom},
      visible_until = ${place.visibleUntil}, version = version + 1, edited_at = ${ctx.now}, edited_by = ${nameOf(ctx)}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Null: none. */
export async function saveNotFound(ctx: CompanyCtx, id: string | null): Promise<void> {
  await ctx.db.write(sql`
    update pages.page set is_not_found = false where company_id = ${ctx.companyId} and is_not_found and id is distinct from ${id}::uuid`);
  if (!id) return;
  await ctx.db.write(sql`
    update pages.page set is_not_found = true where company_id = ${ctx.companyId} and id = ${id} and not is_not_found`);
}

export async function saveSlug(ctx: CompanyCtx, id: string, slug: string): Promise<void> {
  await ctx.db.write(sql`
    update pages.page set slug = ${slug}, version = version + 1 where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Numbers pages from 0. Their version stays, so that concurrent editors are not disturbed. */
export async function numberPages(ctx: CompanyCtx, ids: readonly string[]): Promise<void> {
  await ctx.db.write(sql`
    update pages.page p set position = n.at - 1 from unnest(${ids}::uuid[]) with ordinality as n (id, at)
    where p.company_id = ${ctx.companyId} and p.id = n.id and p.position <> n.at - 1`);
}

/** Child pages move to the parent. */
export async function deletePage(ctx: CompanyCtx, { id, parentId }: StoredPage): Promise<void> {
  await ctx.db.write(sql`
    update pages.page set parent_id = ${parentId}, version = version + 1 where company_id = ${ctx.companyId} and parent_id = ${id}`);
  await ctx.db.write(sql`delete from pages.page where company_id = ${ctx.companyId} and id = ${id}`);
}

const nameOf = (ctx: CompanyCtx) => ctx.caller?.name ?? 'Fachwerk';

/** As the admin lists it; `languages` are those of the site. */
export function webPageOf(page: StoredPage, languages: readonly Language[]): WebPage {
  const { lacks, title, publishedId: _, ...rest } = page;
  return {
    ...rest,
    title: textIn(title, 'de'),
    isStart: page.slug === '',
    untranslated: lacks.filter((language) => languages.includes(language)),
  };
}

export async function pageVersionOf(ctx: CompanyCtx, id: string): Promise<number | undefined> {
  const row = await ctx.db.first<{ version: number }>(
    sql`select version from pages.page where company_id = ${ctx.companyId} and id = ${id}`,
  );
  return row?.version;
}

type NamingPage = { readonly assetId: string; readonly id: string; readonly title: Translated };

/** Pages whose draft or published content contains one of these ids, found by text search: uuids are unambiguous. */
export function listPagesNaming(ctx: CompanyCtx, ids: readonly string[]): Promise<NamingPage[]> {
  return ctx.db.rows<NamingPage>(sql`
    select a.id as asset_id, p.id, p.title from pages.page p
    left join pages.version v on v.company_id = p.company_id and v.id = p.published_id
    join unnest(${ids}::uuid[]) as a (id) on p.draft::text like '%' || a.id || '%' or v.content::text like '%' || a.id || '%'
    where p.company_id = ${ctx.companyId} order by p.slug`);
}

/** Whether the company has ever published a page. */
export async function hasPublished(ctx: CompanyCtx): Promise<boolean> {
  const query = sql`select from pages.page where company_id = ${ctx.companyId} and published_id is not null limit 1`;
  return (await ctx.db.first(query)) !== undefined;
}
