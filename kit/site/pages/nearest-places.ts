import { plainName } from '@fachwerk/base/plain-name';
import { mistakesInAll } from '@fachwerk/base/word-match';

/** A page of the site to link to. */
export type Place = { readonly name: string; readonly path: string };

const MOST = 4;
/** Maximum share of differing letters. */
const MOST_WRONG = 0.4;
const LONGEST = 80;

/** The pages most similar to the requested path; empty if none is similar. */
export function nearestPlaces(wanted: string, places: readonly Place[]): readonly Place[] {
  const meant = wordsOf(wanted);
  if (meant.length < 3) return [];
  return places
    .map((place) => ({
      place,
      wrong: Math.min(wrongIn(meant, wordsOf(place.path)), wrongIn(meant, wordsOf(place.name))),
    }))
    .filter(({ wrong }) => wrong <= MOST_WRONG)
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, MOST)
    .map(({ place }) => place);
}

/** Normalised: `/Über uns` and `/ueber-uns` are the same. */
const wordsOf = (text: string) => plainName(readable(text)).slice(0, LONGEST);

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Malformed URLs are compared as they are.
    return text;
  }
}

/** 0 for equal, 1 for different; containment counts as nearly equal. */
function wrongIn(a: string, b: string): number {
  if (b === '') return 1;
  const longest = Math.max(a.length, b.length);
  const isInside = Math.min(a.length, b.length) >= 4 && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `));
  return isInside ? 0.1 : mistakesInAll(a, b) / longest;
}
