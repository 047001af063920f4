import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type pageApi, pageProblems } from '../../contract.ts';
import { shownBlocks } from '../blocks/shown-blocks.ts';
import { pageVersionOf } from './page-store.ts';

const problem = problemsOf(pageProblems);

export const showBlocks: UseCase<typeof pageApi.draw> = async (ctx, { pageId, language, blocks }) => {
  if ((await pageVersionOf(ctx, pageId)) === undefined) throw problem('page.unknown');
  return { blocks: await shownBlocks(ctx, language, blocks) };
};
