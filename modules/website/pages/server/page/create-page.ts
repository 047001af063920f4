import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type pageApi, pageProblems, pageStream } from '../../contract.ts';
import type { PageContent } from '../../contract-content.ts';
import type { PagePlace } from '../../contract-place.ts';
import { freeSlug, whyNotPlace } from '../../rules/page-place.ts';
import { untranslatedIn } from '../../rules/page-words.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { usualStart } from '../facade-blocks.ts';
import { forgetRedirect } from '../redirect/redirect-store.ts';
import { addPage, findPage, lockPages } from './page-store.ts';
import { savedPage } from './page-there.ts';

const problem = problemsOf(pageProblems);

export const createPage: UseCase<typeof pageApi.create> = async (ctx, { title, slug, parentId, copyOf }) => {
  const pages = await lockPages(ctx);
  const parent = pages.find(({ id }) => id === parentId);
  const place: PagePlace = {
    slug: slug ?? freeSlug(title, parent?.slug ?? '', new Set(pages.map((page) => page.slug))),
    parentId,
    position: Math.max(0, ...pages.filter((page) => page.parentId === parentId).map(({ position }) => position)) + 1,
    isInNavigation: true,
    isHidden: false,
    visibleFrom: null,
    visibleUntil: null,
  };
  const id = ctx.newId();
  const refusal = whyNotPlace(id, place, pages);
  if (refusal) throw problem(refusal);
  const beginning = copyOf ? await contentOf(ctx, copyOf) : slug === '' ? await usualContent(ctx) : EMPTY;
  const draft = { ...beginning, title: { de: title } };
  const kinds = await knownKinds(ctx);

  await addPage(
    ctx,
    { id, place, draft },
    untranslatedIn(draft, (kind) => kinds.get(kind)?.kind.fields),
  ).catch(asTaken);
  await forgetRedirect(ctx, place.slug);
  const about = { subjectKind: 'page', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'page.created', after: { title, slug: place.slug } });
  await publish(ctx, pageStream, { type: 'draft', pageId: id, version: 1 });
  return savedPage(ctx, id);
};

/** Maps the race of two pages with the same slug. */
export function asTaken(error: unknown): never {
  throw brokenConstraint(error) === 'page_slug_unique' ? problem('page.slug_taken') : error;
}

async function usualContent(ctx: CompanyCtx): Promise<PageContent> {
  return (await ctx.app.hooks.find(usualStart)?.(ctx)) ?? EMPTY;
}

async function contentOf(ctx: CompanyCtx, pageId: string): Promise<PageContent> {
  const page = await findPage(ctx, pageId);
  if (!page) throw problem('page.unknown');
  return page.draft;
}

const EMPTY: PageContent = {
  title: {},
  tabText: {},
  description: {},
  keywords: {},
  layout: 'standard',
  shareMediaId: null,
  blocks: [],
};
