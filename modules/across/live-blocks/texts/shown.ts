import type { Language, Texts } from '@fachwerk/base/language';
import { siteDe as locationDe } from '@fachwerk/locations/texts/site.de';
import { siteEn as locationEn } from '@fachwerk/locations/texts/site.en';
import { siteIt as locationIt } from '@fachwerk/locations/texts/site.it';
import { siteRu as locationRu } from '@fachwerk/locations/texts/site.ru';
import { siteDe as menuDe } from '@fachwerk/menu/texts/site.de';
import { siteDeDu as menuDeDu } from '@fachwerk/menu/texts/site.deDu';
import { siteEn as menuEn } from '@fachwerk/menu/texts/site.en';
import { siteIt as menuIt } from '@fachwerk/menu/texts/site.it';
import { siteRu as menuRu } from '@fachwerk/menu/texts/site.ru';
import { adminDe } from './admin.de.ts';
import { adminEn } from './admin.en.ts';
import { siteDe } from './site.de.ts';
import { siteDeDu } from './site.deDu.ts';
import { siteEn } from './site.en.ts';
import { siteIt } from './site.it.ts';
import { siteRu } from './site.ru.ts';

/** All that live blocks say, with the words of the pieces they borrow; a page has them among its own. */
export const shownTexts: Readonly<Record<Language, Texts>> = {
  de: { ...locationDe, ...menuDe, ...adminDe, ...siteDe },
  deDu: { ...menuDeDu, ...siteDeDu },
  en: { ...locationEn, ...menuEn, ...adminEn, ...siteEn },
  it: { ...locationIt, ...menuIt, ...siteIt },
  ru: { ...locationRu, ...menuRu, ...siteRu },
};
