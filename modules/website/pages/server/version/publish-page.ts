import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type PageHurdles, type pageApi, pageProblems, pageStream } from '../../contract.ts';
import { webPageStream } from '../../contract-shown.ts';
import { whyNotPublish } from '../../rules/hurdles.ts';
import { checkedContent } from '../blocks/checked-content.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { withoutOldSamples } from '../blocks/left-samples.ts';
import { lockRead, savedPage } from '../page/page-there.ts';
import { hurdlesOf } from './find-hurdles.ts';
import { publishVersion } from './version-store.ts';

const problem = problemsOf(pageProblems);

export const publishPage: UseCase<typeof pageApi.publish> = async (
  ctx,
  { pageId, version, note, evenHalfTranslated },
) => {
  const kinds = await knownKinds(ctx);
  const page = await lockRead(ctx, pageId, version);
  if (!page.hasChanges) throw problem('page.nothing_to_publish');
  const content = await withoutOldSamples(ctx, kinds, checkedContent(kinds, page.draft));
  const hurdles = await hurdlesOf(ctx, kinds, content);
  const refusal = whyNotPublish(hurdles, evenHalfTranslated ?? false);
  if (refusal) throw problem(refusal, refusal === 'page.half_translated' ? wordsOf(hurdles.half) : {});

  await publishVersion(ctx, { pageId, content, note });
  const about = { subjectKind: 'page', subjectId: pageId, address: ctx.request.address };
  await audit(ctx, {
    ...about,
    action: 'page.published',
    after: { slug: page.slug, note, blocks: content.blocks.length },
  });
  await publish(ctx, pageStream, { type: 'published', pageId, version });
  await publish(ctx, webPageStream, { type: 'changed' });
  return savedPage(ctx, pageId);
};

/** Partly translated languages and the paths of their missing texts. */
function wordsOf(half: PageHurdles['half']) {
  const fields = half.flatMap((each) =>
    each.fields.map(({ blockId, path }) => (blockId ? `${blockId}.${path}` : path)),
  );
  return { languages: half.map(({ language }) => language).join(', '), fields: [...new Set(fields)].join(', ') };
}
