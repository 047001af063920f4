import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type pageApi, pageStream } from '../../contract.ts';
import type { PageContent } from '../../contract-content.ts';
import { isSame } from '../../rules/page-diff.ts';
import { settledBlock } from '../../rules/samples.ts';
import { checkedContent } from '../blocks/checked-content.ts';
import { type KnownKinds, knownKinds } from '../blocks/known-kinds.ts';
import { keepDraft } from './keep-draft.ts';
import { lockRead, savedPage } from './page-there.ts';

export const saveDraft: UseCase<typeof pageApi.saveDraft> = async (ctx, { pageId, content, version }) => {
  const kinds = await knownKinds(ctx);
  const page = await lockRead(ctx, pageId, version);
  const draft = settled(kinds, checkedContent(kinds, content), page.draft);
  if (isSame(page.draft, draft)) return savedPage(ctx, pageId);

  await keepDraft(ctx, page, draft, kinds);
  await publish(ctx, pageStream, { type: 'draft', pageId, version: version + 1 });
  return savedPage(ctx, pageId);
};

/** Removes sample marks and sample translations of replaced texts. */
function settled(kinds: KnownKinds, content: PageContent, { blocks: before }: PageContent): PageContent {
  const blocks = content.blocks.map((block) =>
    settledBlock(
      kinds.get(block.kind)?.kind.fields ?? {},
      block,
      before.find(({ id }) => id === block.id),
    ),
  );
  return { ...content, blocks };
}
