import type { AppTexts } from '@fachwerk/server/translator';
import { type CatalogEntry, textCatalog } from '../rules/constants.ts';

type Catalog = { readonly entries: readonly CatalogEntry[]; readonly byKey: ReadonlyMap<string, CatalogEntry> };

/** The product says the same as long as it runs: thousands of texts are put in order once. */
const known = new WeakMap<AppTexts, Catalog>();

export function catalogOf(texts: AppTexts): Catalog {
  const made = known.get(texts) ?? catalog(texts);
  known.set(texts, made);
  return made;
}

function catalog(texts: AppTexts): Catalog {
  const entries = textCatalog(texts.platform, { areaOf: texts.faceOf, isFixed: texts.isFixed });
  return { entries, byKey: new Map(entries.map((entry) => [entry.key, entry])) };
}
