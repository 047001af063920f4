import type { ModuleTexts } from '@fachwerk/base/language';
import { siteDe } from './site.de.ts';
import { siteDeDu } from './site.deDu.ts';
import { siteEn } from './site.en.ts';
import { siteIt } from './site.it.ts';
import { siteRu } from './site.ru.ts';

/** For the server; screens and pages take those of their own face. */
export const texts: ModuleTexts = {
  de: siteDe,
  deDu: siteDeDu,
  en: siteEn,
  it: siteIt,
  ru: siteRu,
};
