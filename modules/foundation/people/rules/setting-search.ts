import { bestMatch, typedWords } from '@fachwerk/base/word-match';
import { FILLER_WORDS } from './filler-words.ts';

export type Searched = { readonly title: string; readonly about: string; readonly words: string };

const WEIGHTS = { title: 8, words: 5, about: 3 } as const;

/** Settings that have, for each word typed, one that begins with it, contains it or is it with a typing mistake; the best first. */
export function searchSettings<Of extends Searched>(settings: readonly Of[], typed: string): Of[] {
  return search(settings, typedWords(typed), 1);
}

/** The same for somebody who says a whole sentence: names and figures in it stand in no menu, so a third of what is no filler is enough. */
export function searchDescribed<Of extends Searched>(places: readonly Of[], typed: string): Of[] {
  const words = typedWords(typed);
  const telling = words.filter((word) => !FILLER_WORDS.has(word));
  return search(places, telling.length > 0 ? telling : words, 1 / 3);
}

function search<Of extends Searched>(all: readonly Of[], wanted: readonly string[], leastShare: number): Of[] {
  if (wanted.length === 0) return [];
  return all
    .map((each) => ({ each, score: scoreOf(each, wanted, leastShare) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ each }) => each);
}

function scoreOf(searched: Searched, wanted: readonly string[], leastShare: number): number {
  const fields = Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][];
  const scores = wanted.map((word) =>
    Math.max(...fields.map(([field, weight]) => weight * bestMatch(typedWords(searched[field]), word))),
  );
  const found = scores.filter((score) => score > 0).length;
  return found < leastShare * wanted.length ? 0 : scores.reduce((sum, score) => sum + score, 0);
}
