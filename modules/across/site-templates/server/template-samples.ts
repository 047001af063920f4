import { LANGUAGES } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import { contentOf } from './template-page.ts';
import { TEMPLATES } from './templates.ts';

const marked = TEMPLATES.flatMap(({ pages }) => pages).flatMap(
  (page) => contentOf(page, { languages: LANGUAGES, pages: new Map(), picture: () => null }).blocks,
);

/** By the kind of block, what all templates say. For pages made before blocks were marked. */
export const SAMPLES_OF: ReadonlyMap<string, readonly Translated[]> = new Map(
  [...new Set(marked.map(({ kind }) => kind))].map((kind) => [
    kind,
    marked.filter((block) => block.kind === kind).flatMap(({ samples }) => samples ?? []),
  ]),
);
