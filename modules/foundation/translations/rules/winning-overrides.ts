import { FALLBACKS, type Language, type Texts } from '@fachwerk/base/language';

export type TextsByLanguage = Readonly<Partial<Record<Language, Texts>>>;

/**
 * The company's texts that are to be shown in a language. For each key the first language of the chain that says anything decides,
 * and within one language the company speaks before the platform: a replaced `de` never hides the platform's own `deDu`.
 */
export function winningOverrides(
  language: Language,
  overrides: TextsByLanguage,
  platform: TextsByLanguage,
): Record<string, string> {
  const chain = FALLBACKS[language];
  const winners: [string, string][] = [];
  chain.forEach((candidate, place) => {
    const nearer = chain.slice(0, place);
    for (const [key, text] of Object.entries(overrides[candidate] ?? {})) {
      const isDecided = nearer.some((other) => says(overrides[other], key) || says(platform[other], key));
      if (!isDecided) winners.push([key, text]);
    }
  });
  return Object.fromEntries(winners);
}

/** The platform's own text for a key, wherever in the chain it stands. */
export function platformText(language: Language, key: string, platform: TextsByLanguage): string | undefined {
  return FALLBACKS[language].map((candidate) => platform[candidate]).find((texts) => says(texts, key))?.[key];
}

function says(texts: Texts | undefined, key: string): boolean {
  return texts !== undefined && Object.hasOwn(texts, key);
}
