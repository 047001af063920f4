import type { Language, Texts } from '@fachwerk/base/language';
import { Part as callback } from './blocks/callback/callback-view.tsx';
import { Part as contactForm } from './blocks/contact-form/contact-form-view.tsx';
import { siteDe } from './texts/site.de.ts';
import { siteDeDu } from './texts/site.deDu.ts';
import { siteEn } from './texts/site.en.ts';
import { siteIt } from './texts/site.it.ts';
import { siteRu } from './texts/site.ru.ts';

/** How each kind is drawn, for the editor; a page fetches those it has. */
export const views = { callback, 'contact-form': contactForm };

export const siteTexts: Readonly<Record<Language, Texts>> = {
  de: siteDe,
  deDu: siteDeDu,
  en: siteEn,
  it: siteIt,
  ru: siteRu,
};
