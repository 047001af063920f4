import type { Language } from '@fachwerk/base/language';

/** Formal and informal German count as one language. */
const NAMES: Readonly<Record<Language, { readonly de: string; readonly en: string }>> = {
  de: { de: 'Deutsch', en: 'German' },
  deDu: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  it: { de: 'Italienisch', en: 'Italian' },
  ru: { de: 'Russisch', en: 'Russian' },
};

/** Languages in which a contract can be concluded (§ 312i Abs. 1 Nr. 2 BGB, Art. 246c Nr. 4 EGBGB): the ordering languages. */
export function contractLanguages(languages: readonly Language[], of: 'de' | 'en'): string {
  const names = [...new Set(languages.map((language) => NAMES[language][of]))];
  const list = new Intl.ListFormat(of, { type: 'conjunction' }).format(names);
  if (of === 'de') return names.length === 1 ? `Vertragssprache ist ${list}` : `Vertragssprachen sind ${list}`;
  return names.length === 1 ? `The language of the contract is ${list}` : `The languages of the contract are ${list}`;
}
