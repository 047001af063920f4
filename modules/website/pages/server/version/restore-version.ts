import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type pageApi, pageProblems, pageStream } from '../../contract.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { keepDraft } from '../page/keep-draft.ts';
import { openedPage } from '../page/open-page.ts';
import { lockRead } from '../page/page-there.ts';
import { findVersion } from './version-store.ts';

const problem = problemsOf(pageProblems);

export const restoreVersion: UseCase<typeof pageApi.bringBack> = async (ctx, { pageId, versionId, version }) => {
  const page = await lockRead(ctx, pageId, version);
  const old = await findVersion(ctx, pageId, versionId);
  if (!old) throw problem('page_version.unknown');

  await keepDraft(ctx, page, old.content, await knownKinds(ctx));
  const about = { subjectKind: 'page', subjectId: pageId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'page.brought_back', after: { number: old.number } });
  await publish(ctx, pageStream, { type: 'draft', pageId, version: version + 1 });
  return openedPage(ctx, pageId);
};
