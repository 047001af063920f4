import type { Translated } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { PageContent } from '../../contract-content.ts';
import type { PagePlace } from '../../contract-place.ts';

type Visibility = Pick<PagePlace, 'isHidden' | 'visibleFrom' | 'visibleUntil'>;
type PublishedPage = Visibility & { readonly id: string; readonly slug: string; readonly content: PageContent };

/** The published page at a slug; a rule decides whether it is visible now. */
export function findPublished(ctx: CompanyCtx, slug: string): Promise<PublishedPage | undefined> {
  return ctx.db.first<PublishedPage>(sql`
    select p.id, p.slug, p.is_hidden, p.visible_from, p.visible_until, v.content
    from pages.page p join pages.version v on v.company_id = p.company_id and v.id = p.published_id
    where p.company_id = ${ctx.companyId} and p.slug = ${slug}`);
}

/** The published page for addresses that lead nowhere. */
export function findNotFound(ctx: CompanyCtx): Promise<PublishedPage | undefined> {
  return ctx.db.first<PublishedPage>(sql`
    select p.id, p.slug, p.is_hidden, p.visible_from, p.visible_until, v.content
    from pages.page p join pages.version v on v.company_id = p.company_id and v.id = p.published_id
    where p.company_id = ${ctx.companyId} and p.is_not_found`);
}

type ListedPage = Visibility &
  Pick<PagePlace, 'slug' | 'parentId' | 'isInNavigation'> & {
    readonly id: string;
    readonly isNotFound: boolean;
    readonly title: Translated | null;
    readonly publishedAt: Date | null;
  };

/** All pages with their published title, in navigation order. */
export function listSitePages(ctx: CompanyCtx): Promise<ListedPage[]> {
  return ctx.db.rows<ListedPage>(sql`
    select p.id, p.slug, p.parent_id, p.is_in_navigation, p.is_hidden, p.visible_from, p.visible_until, p.is_not_found, v.title, v.published_at
    from pages.page p left join pages.version v on v.company_id = p.company_id and v.id = p.published_id
    where p.company_id = ${ctx.companyId} order by p.slug <> '', p.position, p.created_at, p.id`);
}
