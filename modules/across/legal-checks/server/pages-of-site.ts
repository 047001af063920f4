import { type Translated, textIn } from '@fachwerk/base/translated';
import { mediaPictures } from '@fachwerk/media/facade';
import { blockKinds } from '@fachwerk/pages/facade-blocks';
import { leftSamplesOf, type PublishedBlock } from '@fachwerk/pages/facade-publish';
import type { BlockFields } from '@fachwerk/pages/rules/block-fields';
import { mediaIn, presentContent } from '@fachwerk/pages/rules/shown-content';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { FORM_KINDS } from '../rules/form-kinds.ts';
import { type Headed, hasJump } from '../rules/headings.ts';
import type { SiteFacts } from '../rules/law.ts';

type Content = Readonly<Record<string, unknown>>;
type Read = {
  readonly pageId: string;
  readonly fields: BlockFields;
  readonly content: Content;
  readonly headline: string;
};

/** What visitors see on pages, as far as a law asks about it. */
export async function pagesOfSite(ctx: CompanyCtx, blocks: readonly PublishedBlock[]): Promise<SiteFacts['pages']> {
  const kinds = (await ctx.app.hooks.find(blockKinds)?.()) ?? [];
  const read = blocks.flatMap((block): Read[] => {
    const kind = kinds.find((each) => each.kind.kind === block.kind)?.kind;
    if (!kind) return [];
    const headline = block.settings.showsHeadline ? (block.settings.headline.de ?? '') : '';
    return [{ pageId: block.pageId, fields: kind.fields, content: presentContent(kind, block), headline }];
  });
  const ids = [...new Set(read.flatMap(({ fields, content }) => mediaIn(fields, content)))];
  const pictures = await mediaPictures(ctx, ids);
  // A placeholder picture is no beauty, but it deceives nobody: only words count.
  const left = (await leftSamplesOf(ctx, blocks)).filter(({ left: { words } }) => words.length > 0);
  const pageIds = [...new Set(read.map(({ pageId }) => pageId))];
  return {
    picturesWithoutAlt: ids.filter((id) => pictures.has(id) && !pictures.get(id)!.alt.de),
    jumpingHeadings: pageIds.filter((id) => hasJump(read.filter(({ pageId }) => pageId === id).map(headedOf))),
    leftSamples: left.map(({ block: { pageId, kind, title } }) => ({
      pageId,
      kind,
      title: textIn(title, 'de'),
    })),
    hasForm: blocks.some(({ kind }) => FORM_KINDS.includes(kind)),
  };
}

const headedOf = ({ headline, fields, content }: Read): Headed => ({ headline, prose: proseIn(fields, content) });

/** The German words of all texts that may have headings in them. */
function proseIn(fields: BlockFields, content: Content): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const value = content[name];
    if (field.type === 'prose') return [(value as Translated | undefined)?.de ?? ''];
    if (field.type !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((row) => proseIn(field.fields, row as Content));
  });
}
