import { plainName } from '@fachwerk/places/rules/plain-name';
import { FILLER_WORDS } from './filler-words.ts';

export type Searched = { readonly title: string; readonly about: string; readonly words: string };

const WEIGHTS = { title: 8, words: 5, about: 3 } as const;
const MATCHES = { begins: 4, contains: 2, mistyped: 1 } as const;
/** Shorter words are contained in too many others, and one wrong letter makes another word of them. */
const CONTAINED_FROM = 4;
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 7;

/** Settings that have, for each word typed, one that begins with it, contains it or is it with a typing mistake; the best first. */
export function searchSettings<Of extends Searched>(settings: readonly Of[], typed: string): Of[] {
  return search(settings, wordsOf(typed), 1);
}

/** The same for somebody who says a whole sentence: names and figures in it stand in no menu, so a third of what is no filler is enough. */
export function searchDescribed<Of extends Searched>(places: readonly Of[], typed: string): Of[] {
  const words = wordsOf(typed);
  const telling = words.filter((word) => !FILLER_WORDS.has(word));
  return search(places, telling.length > 0 ? telling : words, 1 / 3);
}

const wordsOf = (typed: string) => plainName(typed).split(' ').filter(Boolean);

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
    Math.max(...fields.map(([field, weight]) => weight * matchOf(searched[field], word))),
  );
  const found = scores.filter((score) => score > 0).length;
  return found < leastShare * wanted.length ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function matchOf(text: string, wanted: string): number {
  const words = plainName(text).split(' ');
  if (words.some((word) => word.startsWith(wanted))) return MATCHES.begins;
  if (wanted.length >= CONTAINED_FROM && words.some((word) => word.includes(wanted))) return MATCHES.contains;
  if (wanted.length < ONE_MISTAKE_FROM) return 0;
  const most = wanted.length < TWO_MISTAKES_FROM ? 1 : 2;
  return words.some((word) => mistakes(wanted, word) <= most) ? MATCHES.mistyped : 0;
}

/** Letters that are wrong, missing, too many or swapped between what was typed and the beginning of a word. */
export function mistakes(typed: string, word: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      next.push(isSwapped ? Math.min(least, before[j - 2]! + 1) : least);
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}
