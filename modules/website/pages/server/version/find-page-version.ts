import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type pageApi, pageProblems } from '../../contract.ts';
import { findVersion } from './version-store.ts';

const problem = problemsOf(pageProblems);

export const findPageVersion: UseCase<typeof pageApi.version> = async (ctx, { pageId, versionId }) => {
  const found = await findVersion(ctx, pageId, versionId);
  if (!found) throw problem('page_version.unknown');
  const { content, ...version } = found;
  return { version, content };
};
