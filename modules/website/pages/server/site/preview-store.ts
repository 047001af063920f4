import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { PageContent } from '../../contract-content.ts';

type Preview = { readonly pageId: string; readonly tokenHash: string; readonly endsAt: Date };

/** Also deletes expired links. */
export async function addPreview(ctx: CompanyCtx, { pageId, tokenHash, endsAt }: Preview): Promise<void> {
  await ctx.db.write(sql`
    delete from pages.preview where company_id = ${ctx.companyId} and page_id = ${pageId} and ends_at <= ${ctx.now}`);
  await ctx.db.write(sql`
    insert into pages.preview (company_id, token_hash, page_id, ends_at, created_at)
    values (${ctx.companyId}, ${tokenHash}, ${pageId}, ${endsAt}, ${ctx.now})`);
}

export type FoundContent = { readonly id: string; readonly slug: string; readonly content: PageContent };

/** The draft of a valid preview link. */
export function findPreviewed(ctx: CompanyCtx, tokenHash: string): Promise<FoundContent | undefined> {
  return ctx.db.first<FoundContent>(sql`
    select p.id, p.slug, p.draft as content from pages.preview w
    join pages.page p on p.company_id = w.company_id and p.id = w.page_id
    where w.company_id = ${ctx.companyId} and w.token_hash = ${tokenHash} and w.ends_at > ${ctx.now}`);
}
