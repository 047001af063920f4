import type { Translated } from '@fachwerk/base/translated';
import type { Block } from '@fachwerk/pages/contract-content';
import type { BlockFields } from '@fachwerk/pages/rules/block-fields';
import { contentOf, KINDS } from './template-page.ts';
import { TEMPLATES } from './templates.ts';

type Content = Readonly<Record<string, unknown>>;

/** What these kinds say is said of real people and real figures: made up, it deceives. */
const CLAIMS: ReadonlySet<string> = new Set(['figures', 'quote', 'reviews', 'team']);

/** A sentence to whoever takes the template, none to visitors. */
const INSTRUCTION = /^(?:Beschreiben|Erzählen|Nennen|Schreiben) Sie hier\b/;

/** The German words of a block: those of its own, and of each row of its lists, put together. */
function unitsOf(fields: BlockFields, content: Content): string[] {
  const own: string[] = [];
  const rows: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = content[name];
    if (field.type === 'line' || field.type === 'prose') own.push((value as Translated | undefined)?.de ?? '');
    if (field.type === 'list' && Array.isArray(value))
      rows.push(...value.flatMap((row) => unitsOf(field.fields, row as Content)));
  }
  const words = own.filter(Boolean).join('\n');
  return words ? [words, ...rows] : rows;
}

/** By the kind, what came with a template or with a new block, and has to be replaced. */
const SAMPLES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...KINDS.values()].map(({ kind, fields, sample }) => {
    const templated = Object.values(TEMPLATES)
      .flat()
      .flatMap((page) => contentOf(page, { isInEnglish: false, pages: new Map() }).blocks)
      .filter((block) => block.kind === kind)
      .flatMap(({ content }) => unitsOf(fields, content));
    return [kind, new Set(CLAIMS.has(kind) ? [...templated, ...unitsOf(fields, sample)] : [])] as const;
  }),
);

/** Blocks that still say what their template said in somebody's place, or to whom it was made for. */
export function leftSamplesIn<B extends Pick<Block, 'kind' | 'content'>>(blocks: readonly B[]): B[] {
  return blocks.filter(({ kind, content }) => {
    const units = unitsOf(KINDS.get(kind)?.fields ?? {}, content);
    return units.some(
      (words) => SAMPLES.get(kind)?.has(words) || words.split('\n').some((line) => INSTRUCTION.test(line)),
    );
  });
}
