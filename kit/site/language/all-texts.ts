import type { Language, Texts } from '@fachwerk/base/language';
import { kitDe } from '../texts/kit.de.ts';
import { kitDeDu } from '../texts/kit.deDu.ts';
import { kitEn } from '../texts/kit.en.ts';
import { kitIt } from '../texts/kit.it.ts';
import { kitRu } from '../texts/kit.ru.ts';

/** Texts of the kit's own components, in every language. */
export const kitTexts: Readonly<Record<Language, Texts>> = {
  de: kitDe,
  deDu: kitDeDu,
  en: kitEn,
  it: kitIt,
  ru: kitRu,
};
