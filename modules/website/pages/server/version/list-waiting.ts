import type { UseCase } from '@fachwerk/server/module';
import { siteHead } from '@fachwerk/sites/facade';
import { MOST_AT_ONCE, type sitePublishApi, type WaitingPage } from '../../contract-publish.ts';
import { inTreeOrder } from '../../rules/page-place.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { withMigratedBlocks } from '../blocks/migrated-blocks.ts';
import { legalFaults } from '../facade-publish.ts';
import { listDrafts, listPages, webPageOf } from '../page/page-store.ts';
import { hurdlesOf } from './find-hurdles.ts';
import { listPublished } from './version-store.ts';

export const listWaiting: UseCase<typeof sitePublishApi.waiting> = async (ctx) => {
  const [all, { languages }, kinds, faults] = await Promise.all([
    listPages(ctx),
    siteHead(ctx),
    knownKinds(ctx),
    ctx.app.hooks.find(legalFaults)?.(ctx) ?? [],
  ]);
  const waiting = inTreeOrder(all).filter(({ hasChanges }) => hasChanges);
  const looked = waiting.slice(0, MOST_AT_ONCE);
  const ids = looked.map(({ id }) => id);
  const [drafts, published] = await Promise.all([listDrafts(ctx, ids), listPublished(ctx, ids)]);
  const pages: WaitingPage[] = [];
  for (const page of looked) {
    const draft = drafts.get(page.id);
    // Deleted between the two statements.
    if (!draft) continue;
    const after = withMigratedBlocks(kinds, draft);
    const before = published.get(page.id);
    const { faults: _, ...hurdles } = await hurdlesOf(ctx, kinds, after);
    const shown = before ? withMigratedBlocks(kinds, before) : null;
    pages.push({ page: webPageOf(page, languages), before: shown, after, hurdles });
  }
  return { pages, more: waiting.length - looked.length, faults };
};
