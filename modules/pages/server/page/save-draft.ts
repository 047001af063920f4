import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type pageApi, pageStream } from '../../contract.ts';
import { isSame } from '../../rules/page-diff.ts';
import { checkedContent } from '../blocks/checked-content.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { keepDraft } from './keep-draft.ts';
import { lockRead, savedPage } from './page-there.ts';

export const saveDraft: UseCase<typeof pageApi.saveDraft> = async (ctx, { pageId, content, version }) => {
  const kinds = await knownKinds(ctx);
  const page = await lockRead(ctx, pageId, version);
  const draft = checkedContent(kinds, content);
  if (isSame(page.draft, draft)) return savedPage(ctx, pageId);

  await keepDraft(ctx, page, draft, kinds);
  await publish(ctx, pageStream, { type: 'draft', pageId, version: version + 1 });
  return savedPage(ctx, pageId);
};
