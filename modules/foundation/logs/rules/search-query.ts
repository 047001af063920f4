/** Words up to this long begin so many others that an index helps little; they are only compared. */
const SHORT_WORD = 3;

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '')}'`;
const anyOf = (lexemes: readonly string[]) => `(${lexemes.map(quoted).join(' | ')})`;

/** What an id is found by; the same as `logs.mark` in SQL. */
export const markOf = (kind: 'l' | 'k' | 'c' | 'p', id: string) => `@${kind}${id.slice(-12)}`;

/** A type whose sentence names one of several things, by a value that its entries hold (`alert.raised`: the kind of the alert). */
type Variant = { readonly type: string; readonly value: string };

/** One of the words a person typed, the types of entries whose sentence has such a word, and those where only some entries say it. */
export type SearchWord = {
  readonly word: string;
  readonly types: readonly string[];
  readonly variants?: readonly Variant[];
};

/** Each word begins one of the entry, or of its sentence. */
function wordQuery({ word, types, variants = [] }: SearchWord): string {
  const ofSome = variants.map(({ type, value }) => `(${[`@t${type}`, ...wordsIn(value)].map(quoted).join(' & ')})`);
  return `(${[`${quoted(word)}:*`, ...types.map((type) => quoted(`@t${type}`)), ...ofSome].join(' | ')})`;
}

/** As the database cuts what an entry holds (`logs.words_in`). */
export function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * As `tsquery`: all groups of marks (one of each) and all words. `index` leaves out words that are too short to be looked up,
 * as long as something else is there to look up.
 */
export function searchQuery(
  words: readonly SearchWord[],
  marks: readonly (readonly string[])[],
): { all: string; index: string } | null {
  const exact = marks.filter((group) => group.length > 0).map(anyOf);
  const long = words.filter(({ word }) => word.length > SHORT_WORD);
  const longest = words.toSorted((a, b) => b.word.length - a.word.length).slice(0, 1);
  const lookedUp = long.length > 0 ? long : exact.length > 0 ? [] : longest;
  const all = [...exact, ...words.map(wordQuery)];
  if (all.length === 0) return null;
  return { all: all.join(' & '), index: [...exact, ...lookedUp.map(wordQuery)].join(' & ') };
}
