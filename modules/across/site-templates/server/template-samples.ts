import type { Translated } from '@fachwerk/base/translated';
import { contentOf } from './template-page.ts';
import { TEMPLATES } from './templates.ts';

const marked = Object.values(TEMPLATES)
  .flat()
  .flatMap((page) => contentOf(page, { isInEnglish: true, pages: new Map() }).blocks);

/** By the kind of block, what all templates say. For pages made before blocks were marked. */
export const SAMPLES_OF: ReadonlyMap<string, readonly Translated[]> = new Map(
  [...new Set(marked.map(({ kind }) => kind))].map((kind) => [
    kind,
    marked.filter((block) => block.kind === kind).flatMap(({ samples }) => samples ?? []),
  ]),
);
