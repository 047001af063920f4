import type { Language, Texts } from '@fachwerk/base/language';
import { siteDe as checkoutDe } from '@fachwerk/cart/texts/site.de';
import { siteDeDu as checkoutDeDu } from '@fachwerk/cart/texts/site.deDu';
import { siteEn as checkoutEn } from '@fachwerk/cart/texts/site.en';
import { siteIt as checkoutIt } from '@fachwerk/cart/texts/site.it';
import { siteRu as checkoutRu } from '@fachwerk/cart/texts/site.ru';
import { siteDe as locationDe } from '@fachwerk/locations/texts/site.de';
import { siteEn as locationEn } from '@fachwerk/locations/texts/site.en';
import { siteIt as locationIt } from '@fachwerk/locations/texts/site.it';
import { siteRu as locationRu } from '@fachwerk/locations/texts/site.ru';
import { siteDe } from '../texts/site.de.ts';
import { siteDeDu } from '../texts/site.deDu.ts';
import { siteEn } from '../texts/site.en.ts';
import { siteIt } from '../texts/site.it.ts';
import { siteRu } from '../texts/site.ru.ts';

/** What the pages say, with the words of the pieces that `locations` lends. */
export const texts: Readonly<Record<Language, Texts>> = {
  de: { ...locationDe, ...siteDe },
  deDu: siteDeDu,
  en: { ...locationEn, ...siteEn },
  it: { ...locationIt, ...siteIt },
  ru: { ...locationRu, ...siteRu },
};

/** The length of a rental is worded by `cart`. */
export const checkoutTexts: Readonly<Record<Language, Texts>> = {
  de: checkoutDe,
  deDu: checkoutDeDu,
  en: checkoutEn,
  it: checkoutIt,
  ru: checkoutRu,
};
