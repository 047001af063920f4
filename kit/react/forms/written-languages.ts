import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fachwerk/base/language';

let useSwitchedOn: () => readonly Language[] = () => LANGUAGES;

/** The app provides the hook with the languages of a company's customers. */
export function provideWrittenLanguages(use: () => readonly Language[]): void {
  useSwitchedOn = use;
}

/** Languages of texts for customers: German, and those switched on. */
export function useWrittenLanguages(): readonly Language[] {
  const on = useSwitchedOn();
  return LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || on.includes(language));
}
