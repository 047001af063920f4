/** A page of the site that one can go to. */
export type Place = { readonly name: string; readonly path: string };

const MOST = 4;
/** So many letters of ten may be wrong. */
const MOST_WRONG = 0.4;
const LONGEST = 80;

/** Of the pages there are, those that somebody who typed this most likely meant; nothing where none is like it. */
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

/** As an address has it: `/Über uns` and `/ueber-uns` are the same. */
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
    // What is no address is compared as it stands.
    return text;
  }
}

/** From 0, the same, to 1; one that holds the other whole is nearly the same. */
function wrongIn(a: string, b: string): number {
  if (b === '') return 1;
  const longest = Math.max(a.length, b.length);
  const isInside = Math.min(a.length, b.length) >= 4 && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `));
  return isInside ? 0.1 : distance(a, b) / longest;
}

/** How many letters are to be added, taken away or changed (Levenshtein). */
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
