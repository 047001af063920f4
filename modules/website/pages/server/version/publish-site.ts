import { problemsOf } from '@fachwerk/base/problem';
import { textIn } from '@fachwerk/base/translated';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { pageProblems } from '../../contract.ts';
import type { sitePublishApi } from '../../contract-publish.ts';
import { webPageStream } from '../../contract-shown.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { lockSomePages } from '../page/page-store.ts';
import { savedPage } from '../page/page-there.ts';
import { publishOne } from './publish-one.ts';

const problem = problemsOf(pageProblems);

/** All of them or none: visitors never see half of what belongs together. */
export const publishSite: UseCase<typeof sitePublishApi.publish> = async (ctx, { pages, note }) => {
  const kinds = await knownKinds(ctx);
  const locked = new Map(
    (
      await lockSomePages(
        ctx,
        pages.map(({ pageId }) => pageId),
      )
    ).map((page) => [page.id, page]),
  );
  if (pages.some(({ pageId }) => !locked.has(pageId))) throw problem('page.unknown');
  const outdated = pages.map(({ pageId, version }) => ({ page: locked.get(pageId)!, version })).filter(isOutdated);
  if (outdated.length > 0) {
    const names = outdated.map(({ page }) => textIn(page.title, 'de') || `/${page.slug}`);
    throw problem(
      'page.site_changed_meanwhile',
      { pages: [...new Set(names)].join(', ') },
      { conflict: { pageIds: outdated.map(({ page }) => page.id) } },
    );
  }
  for (const { pageId, evenHalfTranslated } of pages) {
    await publishOne(ctx, kinds, locked.get(pageId)!, { note, evenHalfTranslated });
  }
  await publish(ctx, webPageStream, { type: 'changed' });
  return { pages: await Promise.all(pages.map(({ pageId }) => savedPage(ctx, pageId))) };
};

type Looked = { readonly page: { readonly version: number; readonly hasChanges: boolean }; readonly version: number };

/** Somebody has written in it since, or has published it already. */
const isOutdated = ({ page, version }: Looked) => page.version !== version || !page.hasChanges;
