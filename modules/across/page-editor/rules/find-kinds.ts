import { plainName } from '@fachwerk/base/plain-name';
import { bestMatch, typedWords } from '@fachwerk/base/word-match';

/** A kind of block as it is searched for. */
export type Findable = {
  readonly kind: string;
  readonly name: string;
  /** What it is for, in one line. */
  readonly about: string;
  /** What people type who do not know its name. */
  readonly words: string;
};

const WEIGHTS = { name: 4, words: 2, about: 1 } as const;

/** Those in which every typed word is found, the best first; all of them, in their order, where nothing is typed. */
export function findKinds<Kind extends Findable>(kinds: readonly Kind[], typed: string): Kind[] {
  const wanted = typedWords(typed);
  if (wanted.length === 0) return [...kinds];
  return kinds
    .map((kind) => ({ kind, rank: rankOf(kind, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ kind }) => kind);
}

/** A text of three letters is contained in few enough names. */
const CONTAINED_FROM = 3;

function rankOf(kind: Findable, wanted: readonly string[]): number {
  const parts = (['name', 'words', 'about'] as const).map((part) => ({
    words: plainName(kind[part]).split(' '),
    weight: WEIGHTS[part],
  }));
  const ranks = wanted.map((typed) =>
    Math.max(...parts.map(({ words, weight }) => bestMatch(words, typed, CONTAINED_FROM) * weight)),
  );
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}
