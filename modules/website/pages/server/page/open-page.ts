import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { siteHead } from '@fachwerk/sites/facade';
import { type OpenPage, type pageApi, pageProblems } from '../../contract.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { withMigratedBlocks } from '../blocks/migrated-blocks.ts';
import { findPage, webPageOf } from './page-store.ts';
import { listOthers } from './presence-store.ts';

const problem = problemsOf(pageProblems);

export const openPage: UseCase<typeof pageApi.open> = (ctx, { pageId }) => openedPage(ctx, pageId);

/** The draft, with its blocks migrated. */
export async function openedPage(ctx: Ctx, pageId: string): Promise<OpenPage> {
  const [found, { languages }, kinds, others] = await Promise.all([
    findPage(ctx, pageId),
    siteHead(ctx),
    knownKinds(ctx),
    listOthers(ctx, pageId),
  ]);
  if (!found) throw problem('page.unknown');
  const { draft, ...page } = found;
  return { page: webPageOf(page, languages), content: withMigratedBlocks(kinds, draft), others };
}
