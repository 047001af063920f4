import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { type PageHurdles, pageProblems, pageStream } from '../../contract.ts';
import { whyNotPublish } from '../../rules/hurdles.ts';
import { checkedContent } from '../blocks/checked-content.ts';
import type { KnownKinds } from '../blocks/known-kinds.ts';
import { withoutOldSamples } from '../blocks/left-samples.ts';
import type { PageWithDraft } from '../page/page-store.ts';
import { hurdlesOf } from './find-hurdles.ts';
import { publishVersion } from './version-store.ts';

const problem = problemsOf(pageProblems);

type How = { readonly note: string; readonly evenHalfTranslated: boolean };

/** Shows the draft of a locked page to visitors; the caller says so to the pages of the site. */
export async function publishOne(
  ctx: Ctx,
  kinds: KnownKinds,
  page: PageWithDraft,
  { note, evenHalfTranslated }: How,
): Promise<void> {
  if (!page.hasChanges) throw problem('page.nothing_to_publish');
  const content = await withoutOldSamples(ctx, kinds, checkedContent(kinds, page.draft));
  const hurdles = await hurdlesOf(ctx, kinds, content);
  const refusal = whyNotPublish(hurdles, evenHalfTranslated);
  if (refusal) throw problem(refusal, refusal === 'page.half_translated' ? wordsOf(hurdles.half) : {});

  await publishVersion(ctx, { pageId: page.id, content, note });
  await audit(ctx, {
    subjectKind: 'page',
    subjectId: page.id,
    address: ctx.request.address,
    action: 'page.published',
    after: { slug: page.slug, note, blocks: content.blocks.length },
  });
  await publish(ctx, pageStream, { type: 'published', pageId: page.id, version: page.version });
}

/** Partly translated languages and the paths of their missing texts. */
function wordsOf(half: PageHurdles['half']) {
  const fields = half.flatMap((each) =>
    each.fields.map(({ blockId, path }) => (blockId ? `${blockId}.${path}` : path)),
  );
  return { languages: half.map(({ language }) => language).join(', '), fields: [...new Set(fields)].join(', ') };
}
