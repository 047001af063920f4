import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, FALLBACKS, LANGUAGES, type Language } from './language.ts';
import { line, paragraph } from './schema.ts';

/** A text a company wrote in its customers' languages. German is what the others fall back to. */
export type Translated = { readonly [Each in Language]?: string | undefined };

const others = <S extends z.core.$ZodType>(text: S) => ({
  deDu: z.optional(text),
  en: z.optional(text),
  it: z.optional(text),
  ru: z.optional(text),
});

/** One line in every language; German has to be there. */
export function translatedLine(max: number) {
  return z.object({ de: line(max, 1), ...others(line(max)) });
}

/** Several lines in every language; none at all is fine. */
export function translatedText(max: number) {
  return z.object({ de: z.optional(paragraph(max)), ...others(paragraph(max)) });
}

/** An empty translation is none. */
export function textIn(translated: Translated, language: Language): string {
  for (const each of FALLBACKS[language]) if (translated[each]) return translated[each];
  return translated[DEFAULT_LANGUAGE] ?? '';
}

/** A translation that is missing is empty, in every record: so the same texts always compare as the same. */
export function everyLanguage<Texts extends Translated>(texts: Texts): Texts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? ''])) as Texts;
}
