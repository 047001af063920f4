import { distanceKm, type Position } from '@fachwerk/places/rules/distance';

type Placed = { readonly id: string; readonly position: Position | null };

/** A location in a list, and how far away it is; null where nobody has asked, or where nobody knows. */
export type Shown = { readonly id: string; readonly km: number | null };

/** The nearest first; those that stand nowhere on the map come last, as they came. */
export function nearestFirst(locations: readonly Placed[], from: Position): Shown[] {
  const away = ({ km }: Shown) => km ?? Number.POSITIVE_INFINITY;
  return locations
    .map(({ id, position }) => ({ id, km: position && distanceKm(from, position) }))
    .sort((one, other) => Math.sign(away(one) - away(other)) || 0);
}
