import { useMe } from '@fachwerk/access/account';
import type { Language } from '@fachwerk/base/language';
import { use } from 'react';
import { type HelpLanguage, type HelpPage, isFor, pageOf, type Reader } from '../rules/page.ts';

/** Files as they are written, by their path. */
type Files = Readonly<Record<string, string>>;
type Source = {
  readonly load: Readonly<Record<HelpLanguage, () => Promise<Files>>>;
  /** Whether the menu leads somebody to a path. */
  readonly useMayOpen: () => Reader['mayOpen'];
};
let source: Source;
const loaded = new Map<HelpLanguage, Promise<readonly HelpPage[]>>();

/** The app knows all modules, and who may open what; the pages are fetched when somebody reads. */
export function provideHandbook(from: Source): void {
  source = from;
  loaded.clear();
}

/** Where a page is looked for, in this order. */
const CHAINS: Readonly<Record<Language, readonly HelpLanguage[]>> = {
  de: ['de'],
  deDu: ['de'],
  en: ['en'],
  it: ['en'],
  ru: ['ru', 'en'],
};

/** What the reader may read, and whom they are for those pages. */
export function useHandbook(language: Language): { readonly pages: readonly HelpPage[]; readonly reader: Reader } {
  const reader = { kind: useMe().companyObject.kind, mayOpen: source.useMayOpen() };
  const [own, other] = CHAINS[language];
  const first = use(pagesIn(own!));
  const rest = use(pagesIn(other ?? own!));
  const names = new Set(first.map(({ name }) => name));
  const all = [...first, ...rest.filter(({ name }) => !names.has(name))];
  return { reader, pages: all.filter((page) => isFor(page, reader)) };
}

function pagesIn(language: HelpLanguage): Promise<readonly HelpPage[]> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = source.load[language]().then((files) =>
    Object.entries(files).map(([file, text]) => pageOf(file, text)),
  );
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
