import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type pageApi, pageProblems } from '../../contract.ts';
import { pageVersionOf } from '../page/page-store.ts';
import { listVersionsOf } from './version-store.ts';

const problem = problemsOf(pageProblems);
const PER_PAGE = 50;

export const listVersions: UseCase<typeof pageApi.versions> = async (ctx, { pageId, before }) => {
  if ((await pageVersionOf(ctx, pageId)) === undefined) throw problem('page.unknown');
  const found = await listVersionsOf(ctx, pageId, { before, limit: PER_PAGE + 1 });
  const versions = found.slice(0, PER_PAGE);
  return { versions, next: found.length > PER_PAGE ? versions.at(-1)!.number : null };
};
