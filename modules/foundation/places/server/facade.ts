import type { Postcode } from '../rules/known-places.ts';
import { placeData } from './place-data.ts';

/** Of exactly this postcode; of one that is not known, nothing is guessed. */
export function townOf(postcode: string): string | undefined {
  return placeData().byPostcode.get(postcode)?.name;
}

/** Every postcode of Germany that is known, by number. */
export function knownPostcodes(): readonly Postcode[] {
  return placeData().postcodes;
}
