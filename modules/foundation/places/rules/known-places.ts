import { plainName } from '@fachwerk/base/plain-name';
import { distanceKm, type Position } from './distance.ts';

export type Postcode = { readonly postcode: string; readonly name: string; readonly position: Position };

/** What others call a town, where that is not its German name. */
export type OtherNames = { readonly en?: string; readonly it?: string; readonly ru?: string };

/** A larger town or a district. */
export type City = Postcode & { readonly thousands: number; readonly otherNames: OtherNames };

export type NamedPostcode = Postcode & { readonly otherNames: OtherNames };
/** What is searched: a town with all its names the way they are compared. */
export type Town = City & { readonly plainNames: readonly string[] };

export type KnownPlaces = {
  /** By number. */
  readonly postcodes: readonly NamedPostcode[];
  readonly byPostcode: ReadonlyMap<string, NamedPostcode>;
  /** The largest first. */
  readonly towns: readonly Town[];
};

/** Postcodes of one name that are farther apart belong to two towns: there are many Neustadts. */
const ONE_TOWN_KM = 30;

/** Small towns are known by their postcodes alone. */
export function knownPlaces(postcodes: readonly Postcode[], cities: readonly City[]): KnownPlaces {
  const byName = new Map<string, Town[]>();
  const townOf = (city: City): Town => {
    const plainNames = [city.name, ...Object.values(city.otherNames)].map(plainName);
    const town = { ...city, plainNames: [...new Set(plainNames)] };
    byName.set(plainNames[0]!, [...(byName.get(plainNames[0]!) ?? []), town]);
    return town;
  };
  for (const city of cities) townOf(city);
  const named = postcodes.map((postcode) => {
    const sameName = byName.get(plainName(postcode.name)) ?? [];
    const own = sameName.find(({ position }) => distanceKm(position, postcode.position) < ONE_TOWN_KM);
    const { otherNames } = own ?? townOf({ ...postcode, thousands: 0, otherNames: {} });
    return { ...postcode, otherNames };
  });
  return {
    postcodes: named,
    byPostcode: new Map(named.map((known) => [known.postcode, known])),
    towns: [...byName.values()].flat().sort((one, other) => other.thousands - one.thousands),
  };
}
