import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { siteHead } from '@fachwerk/sites/facade';
import { pageProblems, type WebPage } from '../../contract.ts';
import { findPage, lockPage, type PageWithDraft, webPageOf } from './page-store.ts';

const problem = problemsOf(pageProblems);

/** Locks the page if `version` is current; otherwise the refusal carries the newer content. */
export async function lockRead(ctx: CompanyCtx, pageId: string, version: number): Promise<PageWithDraft> {
  const page = await lockPage(ctx, pageId);
  if (!page) throw problem('page.unknown');
  if (page.version !== version) throw changedMeanwhile(page);
  return page;
}

function changedMeanwhile({ draft, version, editedBy, editedAt }: PageWithDraft) {
  return problem(
    'page.changed_meanwhile',
    { name: editedBy },
    { conflict: { content: draft, version, editedBy, editedAt } },
  );
}

/** The current page, as answer of a change. */
export async function savedPage(ctx: CompanyCtx, pageId: string): Promise<WebPage> {
  const [page, { languages }] = await Promise.all([findPage(ctx, pageId), siteHead(ctx)]);
  if (!page) throw problem('page.unknown');
  const { draft: _, ...stored } = page;
  return webPageOf(stored, languages);
}
