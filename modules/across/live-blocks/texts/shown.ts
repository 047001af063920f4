import type { Language, Texts } from '@fachwerk/base/language';
import { siteDe as bookingDe } from '@fachwerk/booking/texts/site.de';
import { siteDeDu as bookingDeDu } from '@fachwerk/booking/texts/site.deDu';
import { siteEn as bookingEn } from '@fachwerk/booking/texts/site.en';
import { siteIt as bookingIt } from '@fachwerk/booking/texts/site.it';
import { siteRu as bookingRu } from '@fachwerk/booking/texts/site.ru';
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
  de: { ...bookingDe, ...menuDe, ...adminDe, ...siteDe },
  deDu: { ...bookingDeDu, ...menuDeDu, ...siteDeDu },
  en: { ...bookingEn, ...menuEn, ...adminEn, ...siteEn },
  it: { ...bookingIt, ...menuIt, ...siteIt },
  ru: { ...bookingRu, ...menuRu, ...siteRu },
};
