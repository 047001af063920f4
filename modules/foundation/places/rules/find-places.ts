import { plainName } from '@fachwerk/base/plain-name';
import { mistakesAllowed, mistakesInAll } from '@fachwerk/base/word-match';
import type { KnownPlaces, NamedPostcode, Town } from './known-places.ts';

const MOST_PLACES = 8;
/** Below it, the first digits of a postcode name half of Germany. */
const FEWEST_DIGITS = 2;
const SHORTEST_WORD = 3;
/** An address has its town in one of its last parts, and no town has more words. */
const MOST_PARTS = 3;
const MOST_WORDS = 4;

/** The places somebody may have meant, the likeliest first. */
export function findPlaces(known: KnownPlaces, typed: string): NamedPostcode[] {
  const postcode = /(?<!\d)\d{5}(?!\d)/.exec(typed)?.[0];
  if (postcode) {
    const nearest = nearestPostcode(known, postcode);
    return nearest ? [nearest] : [];
  }
  if (/^\s*\d{1,4}\s*$/.test(typed)) return beginningWith(known, typed.trim());
  for (const words of readings(typed)) {
    const towns = named(known, words);
    if (towns.length > 0) return towns;
  }
  return mistyped(known, plainName(typed));
}

/** Of a postcode that is not known (a large company's, a new one), the one that shares most of its digits, and of those the next number. */
function nearestPostcode({ postcodes, byPostcode }: KnownPlaces, postcode: string): NamedPostcode | undefined {
  const exact = byPostcode.get(postcode);
  if (exact) return exact;
  for (let digits = 4; digits >= FEWEST_DIGITS; digits--) {
    const near = postcodes.filter((other) => other.postcode.startsWith(postcode.slice(0, digits)));
    const away = (other: NamedPostcode) => Math.abs(Number(other.postcode) - Number(postcode));
    if (near.length > 0) return near.reduce((best, other) => (away(other) < away(best) ? other : best));
  }
  return undefined;
}

function beginningWith({ postcodes }: KnownPlaces, digits: string): NamedPostcode[] {
  if (digits.length < FEWEST_DIGITS) return [];
  return postcodes.filter(({ postcode }) => postcode.startsWith(digits)).slice(0, MOST_PLACES);
}

/** What was typed, then what may be the town in an address: a part between commas, from the last on, or its last words. */
function* readings(typed: string): Generator<string> {
  yield plainName(typed);
  for (const part of typed.split(',').slice(-MOST_PARTS).reverse()) {
    const words = plainName(part).split(' ').slice(-MOST_WORDS);
    for (let from = 0; from < words.length; from++) {
      const rest = words.slice(from).join(' ');
      if (rest.length >= SHORTEST_WORD) yield rest;
    }
  }
}

/** Towns whose name this is with a typing mistake: the fewest mistakes first, then the larger town. */
function mistyped({ towns }: KnownPlaces, words: string): Town[] {
  const most = mistakesAllowed(words);
  if (most === 0) return [];
  const wrongIn = ({ plainNames }: Town) =>
    Math.min(
      ...plainNames.map((name) =>
        Math.abs(name.length - words.length) > most ? Number.POSITIVE_INFINITY : mistakesInAll(words, name),
      ),
    );
  return [...Map.groupBy(towns, wrongIn)]
    .filter(([wrong]) => wrong <= most)
    .sort(([one], [other]) => one - other)
    .flatMap(([, fitting]) => fitting)
    .slice(0, MOST_PLACES);
}

/** Whole names and whole first words go before beginnings, and these before later words; then the larger town. */
function named({ towns }: KnownPlaces, words: string): Town[] {
  if (words === '') return [];
  const ranks = [
    (name: string) => name === words || name.startsWith(`${words} `),
    (name: string) => name.startsWith(words),
    (name: string) => name.includes(` ${words}`),
  ];
  const rankOf = ({ plainNames }: Town) => ranks.findIndex((fits) => plainNames.some(fits));
  const within = towns.filter(({ plainNames }) => plainNames.some((name) => name.includes(words)));
  return [...Map.groupBy(within, rankOf)]
    .filter(([rank]) => rank >= 0)
    .sort(([one], [other]) => one - other)
    .flatMap(([, fitting]) => fitting)
    .slice(0, MOST_PLACES);
}
