import type { Language } from '../language.ts';

/** Each named in itself, for whoever looks for their own. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch (Sie)',
  deDu: 'Deutsch (Du)',
  en: 'English',
  it: 'Italiano',
  ru: 'Русский',
};
