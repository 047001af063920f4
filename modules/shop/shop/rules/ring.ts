import { distanceKm } from '@fachwerk/places/rules/distance';
import type { Postcode } from '@fachwerk/places/rules/known-places';
import type { Area } from '../contract-area.ts';

type Ring = Pick<Area, 'postcode' | 'radiusMeters'>;

/** The postcodes whose middle lies within the ring; its own always does. None where the middle is not known. */
export function postcodesWithin({ postcode, radiusMeters }: Ring, known: readonly Postcode[]): string[] {
  const center = known.find((each) => each.postcode === postcode)?.position;
  if (!center || radiusMeters === null) return [];
  return known
    .filter(({ position }) => distanceKm(center, position) * 1000 <= radiusMeters)
    .map((each) => each.postcode);
}
