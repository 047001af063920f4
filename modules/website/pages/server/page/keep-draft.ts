import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { PageContent } from '../../contract-content.ts';
import { hasDiff } from '../../rules/page-diff.ts';
import { untranslatedIn } from '../../rules/page-words.ts';
import type { KnownKinds } from '../blocks/known-kinds.ts';
import { withoutOldSamples } from '../blocks/left-samples.ts';
import { findVersion } from '../version/version-store.ts';
import { type PageWithDraft, saveDraftOf } from './page-store.ts';

/** Writes a validated draft, with its list columns. */
export async function keepDraft(
  ctx: CompanyCtx,
  { id, publishedId }: PageWithDraft,
  draft: PageContent,
  kinds: KnownKinds,
): Promise<void> {
  const published = publishedId && (await findVersion(ctx, id, publishedId));
  const said = await withoutOldSamples(ctx, kinds, draft);
  await saveDraftOf(ctx, id, draft, {
    lacks: untranslatedIn(said, (kind) => kinds.get(kind)?.kind.fields),
    hasChanges: !published || hasDiff(published.content, draft),
  });
}
