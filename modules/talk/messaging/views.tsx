import type { Language, Texts } from '@fachwerk/base/language';
import { Part as newsletter } from './blocks/newsletter/newsletter-view.tsx';
import { siteDe } from './texts/site.de.ts';
import { siteDeDu } from './texts/site.deDu.ts';
import { siteEn } from './texts/site.en.ts';
import { siteIt } from './texts/site.it.ts';
import { siteRu } from './texts/site.ru.ts';

/** How the kind is drawn, for the editor; a page fetches it where it has one. */
export const views = { newsletter };

export const siteTexts: Readonly<Record<Language, Texts>> = {
  de: siteDe,
  deDu: siteDeDu,
  en: siteEn,
  it: siteIt,
  ru: siteRu,
};
