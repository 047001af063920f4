import { useMe } from '@fachwerk/auth/account';
import type { Language } from '@fachwerk/base/language';
import { use, useEffect, useState } from 'react';
import { type HelpLanguage, isFor, pageOf, type Reader } from '../rules/page.ts';
import type { IndexedPage } from '../rules/search.ts';
import { handbookSource, type LoadPages } from './handbook-source.ts';

/** Where a page is looked for, in this order. */
const CHAINS: Readonly<Record<Language, readonly [HelpLanguage, HelpLanguage?]>> = {
  de: ['de'],
  deDu: ['de'],
  en: ['en'],
  it: ['en'],
  ru: ['ru', 'en'],
};
const loaded = new WeakMap<LoadPages, Promise<readonly IndexedPage[]>>();

/** What the reader may read, and who they are to the pages. */
export function useHandbook(language: Language): { readonly pages: readonly IndexedPage[]; readonly reader: Reader } {
  const { load, useMayOpen } = handbookSource();
  const reader = { kind: useMe().companyObject.kind, mayOpen: useMayOpen() };
  const [own, other = own] = CHAINS[language];
  const all = joined(use(pagesOf(load[own])), use(pagesOf(load[other])));
  return { reader, pages: all.filter((page) => isFor(page, reader)) };
}

/** The same, for who searches elsewhere too: none until they are wanted and there, and none where they cannot be fetched. */
export function useHandbookPages(language: Language, isWanted: boolean): readonly IndexedPage[] {
  const { load, useMayOpen } = handbookSource();
  const reader = { kind: useMe().companyObject.kind, mayOpen: useMayOpen() };
  const [pages, setPages] = useState<readonly IndexedPage[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const [own, other = own] = CHAINS[language];
    let isCurrent = true;
    Promise.all([pagesOf(load[own]), pagesOf(load[other])]).then(
      ([first, rest]) => isCurrent && setPages(joined(first, rest)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language, load]);
  return pages.filter((page) => isFor(page, reader));
}

function joined(first: readonly IndexedPage[], rest: readonly IndexedPage[]): readonly IndexedPage[] {
  const names = new Set(first.map(({ name }) => name));
  return [...first, ...rest.filter(({ name }) => !names.has(name))];
}

function pagesOf(load: LoadPages): Promise<readonly IndexedPage[]> {
  const known = loaded.get(load);
  if (known) return known;
  const loading = read(load);
  loaded.set(load, loading);
  loading.catch(() => loaded.delete(load));
  return loading;
}

/** What reads the marks of a page comes with the pages: the search of every screen asks for them when it is opened. */
async function read(load: LoadPages): Promise<readonly IndexedPage[]> {
  const [files, { sectionsOf }] = await Promise.all([load(), import('../rules/sections.ts')]);
  const pages = Object.entries(files).map(([file, text]) => pageOf(file, text));
  return pages.map((page) => ({ ...page, sections: sectionsOf(page) }));
}
