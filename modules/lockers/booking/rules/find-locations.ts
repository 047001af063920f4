import { bestMatch, typedWords } from '@fachwerk/base/word-match';
import type { SitePlace } from '@fachwerk/places/contract';
import type { Position } from '@fachwerk/places/rules/distance';
import { nearestFirst, type Shown } from './nearest-locations.ts';

type Location = {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly position: Position | null;
};

/** What a search leads to. `near`: nothing stands just there, or a postcode was asked for; the nearest of all, by distance. */
export type Found = { readonly kind: 'all' | 'matching' | 'near' | 'nothing'; readonly shown: readonly Shown[] };

/** More of those farther away help nobody. */
const MOST_NEAR = 5;

/**
 * Those that fit what was typed, or the town it names in any language; else the nearest to it. `place` is where that is, as far as anybody
 * knows.
 */
export function foundLocations(locations: readonly Location[], search: string, place: SitePlace | null): Found {
  if (search === '') return { kind: 'all', shown: plainly(locations) };
  const isPostcode = /^\d{5}$/.test(search);
  const matching =
    isPostcode && place ? [] : [search, place?.name ?? search].flatMap((words) => fitting(locations, words));
  if (matching.length > 0) return { kind: 'matching', shown: plainly([...new Set(matching)]) };
  const near = place ? nearestFirst(locations, place.position).filter(({ km }) => km !== null) : [];
  return near.length > 0 ? { kind: 'near', shown: near.slice(0, MOST_NEAR) } : { kind: 'nothing', shown: [] };
}

const plainly = (locations: readonly Location[]): Shown[] => locations.map(({ id }) => ({ id, km: null }));

/** Every word is somewhere in name, street or city, a typing mistake allowed, or begins the postcode. */
function fitting(locations: readonly Location[], search: string): Location[] {
  const typed = typedWords(search);
  return locations.filter(({ name, street, postcode, city }) => {
    const words = typedWords(`${name} ${street} ${city}`);
    return typed.length > 0 && typed.every((word) => bestMatch(words, word, 1) > 0 || postcode.startsWith(word));
  });
}
