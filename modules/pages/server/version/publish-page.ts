import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { siteHead } from '@fachwerk/sites/facade';
import { type pageApi, pageProblems, pageStream } from '../../contract.ts';
import { webPageStream } from '../../contract-shown.ts';
import { halfTranslatedIn } from '../../rules/page-words.ts';
import { checkedContent } from '../blocks/checked-content.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { legalFaults } from '../facade-publish.ts';
import { lockRead, savedPage } from '../page/page-there.ts';
import { publishVersion } from './version-store.ts';

const problem = problemsOf(pageProblems);

export const publishPage: UseCase<typeof pageApi.publish> = async (
  ctx,
  { pageId, version, note, evenHalfTranslated },
) => {
  const [kinds, { languages }] = [await knownKinds(ctx), await siteHead(ctx)];
  const page = await lockRead(ctx, pageId, version);
  if (!page.hasChanges) throw problem('page.nothing_to_publish');
  const faults = (await ctx.house.hooks.find(legalFaults)?.(ctx)) ?? 0;
  if (faults > 0) throw problem('page.unlawful');
  const content = checkedContent(kinds, page.draft);
  const half = halfTranslatedIn(content, (kind) => kinds.get(kind)?.kind.fields, languages);
  if (half.length > 0 && !evenHalfTranslated) throw problem('page.half_translated', { languages: half.join(', ') });

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
