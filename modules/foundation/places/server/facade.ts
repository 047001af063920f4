import type { Postcode } from '../rules/known-places.ts';
import { placeData } from './place-data.ts';

/** Every postcode of Germany that is known, by number. */
export function knownPostcodes(): readonly Postcode[] {
  return placeData().postcodes;
}
