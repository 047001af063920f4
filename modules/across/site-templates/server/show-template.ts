import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import { showOwnPicture } from '@fachwerk/media/facade-own';
import type { ShownBlock, ShownPicture } from '@fachwerk/pages/contract-shown';
import { shownBlocks } from '@fachwerk/pages/facade';
import type { BlockFields } from '@fachwerk/pages/rules/block-fields';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { siteTemplateApi } from '../contract.ts';
import { contentOf, KINDS, saidIn, scenesOf, type TemplateBlock } from './template-page.ts';
import { templateOf } from './templates.ts';

/** Drawn with what this company has already: its hours, its menu, its address. */
export const showTemplate: UseCase<typeof siteTemplateApi.show> = async (ctx, { template: key, language = 'de' }) => {
  const { look, pages } = templateOf(key);
  const start = pages.find(({ isStart }) => isStart)!;
  const hand = { languages: ['de', language] as const, pages: new Map(), picture: () => null };
  const [shown, pictures] = await Promise.all([
    shownBlocks(ctx, language, contentOf(start, hand).blocks),
    picturesOf(ctx, scenesOf([start]), language),
  ]);
  const blocks = shown.map((block) => {
    const template = start.blocks[Number(block.id.split('-').at(-1)) - 1]!;
    return { ...block, content: pictured(KINDS.get(block.kind)!.fields, block.content, template.content, pictures) };
  });
  return { title: textIn(saidIn(start.title, hand.languages), language), look, blocks };
};

type Pictures = ReadonlyMap<string, ShownPicture>;

async function picturesOf(ctx: CompanyCtx, scenes: readonly string[], language: Language): Promise<Pictures> {
  const found = await Promise.all(scenes.map((scene) => showOwnPicture(ctx, scene)));
  return new Map(
    found.flatMap((each, at): [string, ShownPicture][] => {
      if (!each) return [];
      const { alt, sources, ...picture } = each;
      const widths = sources.map(({ width, webp }) => ({ width, url: webp }));
      return [[scenes[at]!, { ...picture, alt: textIn(alt, language), sources: widths, credit: '' }]];
    }),
  );
}

/** Pictures that come into the library with the template are not in it yet. */
function pictured(
  fields: BlockFields,
  shown: ShownBlock['content'],
  given: TemplateBlock['content'],
  pictures: Pictures,
): ShownBlock['content'] {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.type === 'picture') return [[name, pictures.get(String(given[name])) ?? null]];
    if (field.type !== 'list') return [];
    const rows = (given[name] ?? []) as readonly TemplateBlock['content'][];
    const seen = shown[name] as readonly ShownBlock['content'][];
    return [[name, seen.map((row, at) => pictured(field.fields, row, rows[at] ?? {}, pictures))]];
  });
  return { ...shown, ...Object.fromEntries(changed) };
}
