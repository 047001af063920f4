import type { Language, Texts } from '@fachwerk/base/language';
import { texts as booking } from '@fachwerk/booking/texts/all';
import { texts as menu } from '@fachwerk/menu/texts/all';
import { texts as own } from './all.ts';

const said = (language: Language): Texts => ({ ...booking[language], ...menu[language], ...own[language] });

/** All that live blocks say, with the words of the pieces they borrow; a page has them among its own. */
export const shownTexts: Readonly<Record<Language, Texts>> = {
  de: said('de'),
  deDu: said('deDu'),
  en: said('en'),
  it: said('it'),
  ru: said('ru'),
};
