import type { Language, Texts } from '@fachwerk/base/language';
import { houseDe } from './texts/house.de.ts';
import { houseDeDu } from './texts/house.deDu.ts';
import { houseEn } from './texts/house.en.ts';
import { houseIt } from './texts/house.it.ts';
import { houseRu } from './texts/house.ru.ts';

/** Everything the pages of all modules say. */
export const siteTexts: Readonly<Record<Language, Texts>> = {
  de: houseDe,
  deDu: houseDeDu,
  en: houseEn,
  it: houseIt,
  ru: houseRu,
};
