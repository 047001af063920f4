import { LANGUAGES } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';

/** A translation that is missing is empty, in every record: so the same texts always compare as the same. */
export function everyLanguage<Texts extends Translated>(texts: Texts): Texts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? ''])) as Texts;
}
