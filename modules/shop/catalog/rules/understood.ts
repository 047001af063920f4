import { plainName } from '@fachwerk/base/plain-name';
import { MATCHES, mistakesAllowed, mistakesInAll } from '@fachwerk/base/word-match';
import type { Meaning } from '../contract-understood.ts';

/** A word of the shop that a typed word may mean. */
export type KnownWord = { readonly word: string; readonly shown: string; readonly items: number };
export type Fit = KnownWord & { readonly fit: number };

const MOST_TYPED_WORDS = 8;
const LONGEST_WORD = 40;
/** A beginning that short finds half of the shop. */
export const SHORTEST_BEGINNING = 3;
const MOST_MISTYPED = 5;

/** The typed words, each once: as they were typed, and as they are compared. */
export function typedTerms(text: string): { readonly said: string; readonly word: string }[] {
  const terms = text
    .split(/[^\p{L}\p{Nd}]+/u)
    .map((said) => ({ said: said.slice(0, LONGEST_WORD), word: plainName(said.slice(0, LONGEST_WORD)) }))
    .filter(({ word }) => word !== '' && !word.includes(' '));
  return [...new Map(terms.map((term) => [term.word, term])).values()].slice(0, MOST_TYPED_WORDS);
}

/** The words that are the typed one with the fewest mistakes, the more frequent first. */
export function mistypedOf(typed: string, known: readonly KnownWord[]): KnownWord[] {
  const most = mistakesAllowed(typed);
  const near = known
    .filter(({ word }) => Math.abs(word.length - typed.length) <= most)
    .map((each) => ({ each, wrong: mistakesInAll(typed, each.word) }))
    .filter(({ wrong }) => wrong <= most);
  const least = Math.min(...near.map(({ wrong }) => wrong));
  return near
    .filter(({ wrong }) => wrong === least)
    .map(({ each }) => each)
    .sort((one, other) => other.items - one.items || (one.word < other.word ? -1 : 1))
    .slice(0, MOST_MISTYPED);
}

/** The two words a compound that nobody sells is made of: "Teekanne" is looked for by "Tee" and "Kanne". */
export function partings(typed: string): (readonly [string, string])[] {
  const places = Array.from({ length: Math.max(0, typed.length - 5) }, (_, at) => at + 3);
  return places.flatMap((at) => {
    const [left, right] = [typed.slice(0, at), typed.slice(at)];
    const joined = left.length > 3 && left.endsWith('s') ? [[left.slice(0, -1), right] as const] : [];
    return [[left, right] as const, ...joined];
  });
}

/** The words of the groups a typed word stands in. A group is what one calls the same: "Kuli, Kugelschreiber". */
export function synonymsOf(word: string, groups: readonly (readonly string[])[]): string[] {
  const plain = groups.map((group) => group.map(plainName));
  const same = plain.filter((group) => group.includes(word)).flat();
  return [...new Set(same.flatMap((each) => each.split(' ')))].filter((each) => each !== word && each !== '');
}

export function meaningOf(typed: string, fits: readonly Fit[]): Meaning {
  const best = Math.max(0, ...fits.map(({ fit }) => fit));
  // What a mistyped word was meant to be is found as if it had been typed.
  const sameFrom = best === MATCHES.mistyped ? MATCHES.mistyped : MATCHES.same;
  const same = fits.filter(({ fit }) => fit >= sameFrom);
  const other = fits.filter(({ fit }) => fit < sameFrom);
  const itemsOf = (of: readonly Fit[]) => of.reduce((sum, { items }) => sum + items, 0);
  const words = (of: readonly Fit[]) => [...new Set(of.map(({ word }) => word))];
  const ends = other.filter(({ word }) => typed.length >= SHORTEST_BEGINNING && word.endsWith(typed));
  return {
    typed,
    same: words(same),
    ends: words(ends),
    other: words(other),
    sameItems: itemsOf(same),
    items: itemsOf(fits),
  };
}
