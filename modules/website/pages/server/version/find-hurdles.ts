import { problemsOf } from '@fachwerk/base/problem';
import { mediaPictures } from '@fachwerk/media/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { siteHead } from '@fachwerk/sites/facade';
import { type PageHurdles, type pageApi, pageProblems } from '../../contract.ts';
import type { PageContent } from '../../contract-content.ts';
import { halfTranslatedIn } from '../../rules/page-words.ts';
import { mediaIn } from '../../rules/shown-content.ts';
import { checkedContent } from '../blocks/checked-content.ts';
import { type KnownKinds, knownKinds } from '../blocks/known-kinds.ts';
import { leftSamplesOf, samplesOf, withoutOldSamples } from '../blocks/left-samples.ts';
import { legalFaults } from '../facade-publish.ts';
import { findPage } from '../page/page-store.ts';

const problem = problemsOf(pageProblems);

export const findHurdles: UseCase<typeof pageApi.hurdles> = async (ctx, { pageId, content }) => {
  if (!(await findPage(ctx, pageId))) throw problem('page.unknown');
  const kinds = await knownKinds(ctx);
  return hurdlesOf(ctx, kinds, await withoutOldSamples(ctx, kinds, checkedContent(kinds, content)));
};

/** Hurdles of a validated content, as it would be published. */
export async function hurdlesOf(ctx: CompanyCtx, kinds: KnownKinds, content: PageContent): Promise<PageHurdles> {
  const fieldsOf = (kind: string) => kinds.get(kind)?.kind.fields;
  const shown = content.blocks.flatMap((block) => mediaIn(fieldsOf(block.kind) ?? {}, block.content));
  const [{ languages }, faults, samples, left, pictures] = await Promise.all([
    siteHead(ctx),
    ctx.app.hooks.find(legalFaults)?.(ctx) ?? [],
    samplesOf(ctx, kinds),
    leftSamplesOf(ctx, content.blocks),
    mediaPictures(ctx, [...new Set(shown)]),
  ]);
  return {
    faults,
    half: halfTranslatedIn(content, fieldsOf, languages, samples).map(({ language, fields }) => ({
      language,
      fields: fields.map(({ blockId, path }) => ({ blockId, path })),
    })),
    samples: left.map(({ block, left: { words, pictures: drawn } }) => ({
      blockId: block.id,
      words: [...words],
      pictures: [...drawn],
    })),
    picturesWithoutAlt: [...pictures.values()].filter(({ alt }) => !alt.de).map(({ id, name }) => ({ id, name })),
  };
}
