import { beforeAndAfter, changesOf } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type pageApi, pageProblems, pageStream } from '../../contract.ts';
import { webPageStream } from '../../contract-shown.ts';
import { movedWith, siblingsWith, whyNotPlace } from '../../rules/page-place.ts';
import { addPageRedirect, forgetRedirect } from '../redirect/redirect-store.ts';
import { asTaken } from './create-page.ts';
import { lockPages, numberPages, type StoredPage, savePlaceOf, saveSlug } from './page-store.ts';
import { lockRead, savedPage } from './page-there.ts';

const problem = problemsOf(pageProblems);

export const savePlace: UseCase<typeof pageApi.savePlace> = async (ctx, { pageId, place, version }) => {
  const pages = await lockPages(ctx);
  const page = await lockRead(ctx, pageId, version);
  const refusal = whyNotPlace(pageId, place, pages);
  if (refusal) throw problem(refusal);
  const changes = changesOf(page, place);
  if (changes.length === 0) return savedPage(ctx, pageId);

  const moved = movedWith(page.slug, place.slug, pages);
  const taken = new Set(pages.map(({ slug }) => slug));
  if (moved.some(({ slug }) => taken.has(slug) || slug.length > 120)) throw problem('page.slug_taken');
  await savePlaceOf(ctx, pageId, place).catch(asTaken);
  if (page.slug !== place.slug) await leadOn(ctx, page, place.slug);
  await numberPages(ctx, siblingsWith(page, place, pages));
  for (const each of moved) {
    await saveSlug(ctx, each.page.id, each.slug);
    await leadOn(ctx, each.page, each.slug);
  }
  const about = { subjectKind: 'page', subjectId: pageId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'page.moved', ...beforeAndAfter(changes) });
  await publish(ctx, pageStream, { type: 'place', pageId, version: version + 1 });
  if (page.publishedId) await publish(ctx, webPageStream, { type: 'changed' });
  return savedPage(ctx, pageId);
};

/** Redirects the old path to the page, wherever it moves; a path that was never published gets no redirect. */
async function leadOn(ctx: CompanyCtx, page: StoredPage, slug: string): Promise<void> {
  await forgetRedirect(ctx, slug);
  if (page.publishedId) await addPageRedirect(ctx, page.slug, page.id);
}
