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

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Normalised: `/Über uns` and `/ueber-uns` are the same. */
function wordsOf(text: string): string {
  const plain = readable(text)
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter]!);
  return plain
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

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
  return isInside ? 0.1 : distance(a, b) / longest;
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
