import type { Meaning } from '@fachwerk/catalog/contract-understood';
import { SHORTEST_BEGINNING } from '@fachwerk/catalog/rules/understood';

/** Items that fit equally well: those a query of words finds, without what the tiers before it have found. */
export type Tier = {
  /** As `tsquery` reads it. */
  readonly query: string;
  /** How many items that may be, about; null where several words are to stand together. */
  readonly items: number | null;
};

/**
 * The word itself in the name, then words of the name that begin or end with it, then everything that was understood, in the description too. A number,
 * an EAN and a hashtag count as a name.
 */
export function tiersOf(meanings: readonly Meaning[]): Tier[] {
  const one = meanings.length === 1 ? meanings[0] : undefined;
  const tiers = [
    { query: queryOf(meanings, (each) => each.same.map((word) => `'${word}':AB`)), items: one?.sameItems ?? null },
    {
      query: queryOf(meanings, (each) => [
        ...[...each.same, ...each.ends].map((word) => `'${word}':AB`),
        ...begun(each, 'AB'),
      ]),
      items: one?.items ?? null,
    },
    {
      query: queryOf(meanings, (each) => [
        ...[...each.same, ...each.other].map((word) => `'${word}'`),
        ...begun(each, ''),
      ]),
      items: one?.items ?? null,
    },
  ];
  return tiers.filter(({ query }, at) => query !== '' && tiers.findIndex((other) => other.query === query) === at);
}

/** Also finds what was written a moment ago, before its words were counted. */
const begun = ({ typed }: Meaning, weights: string) =>
  typed.length >= SHORTEST_BEGINNING ? [`'${typed}':*${weights}`] : [];

/** Each word in one of its forms; empty where one of them has none. */
function queryOf(meanings: readonly Meaning[], formsOf: (meaning: Meaning) => readonly string[]): string {
  const parts = meanings.map((meaning) => [...new Set(formsOf(meaning))].join(' | '));
  return parts.includes('') ? '' : parts.map((part) => `(${part})`).join(' & ');
}
