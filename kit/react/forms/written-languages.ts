import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fachwerk/base/language';

let useSwitchedOn: () => readonly Language[] = () => LANGUAGES;

/** The app knows which languages a company's customers read; it hands over the hook that asks for them. */
export function provideWrittenLanguages(use: () => readonly Language[]): void {
  useSwitchedOn = use;
}

/** What texts for customers are written in: German, and what else is switched on. */
export function useWrittenLanguages(): readonly Language[] {
  const on = useSwitchedOn();
  return LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || on.includes(language));
}
