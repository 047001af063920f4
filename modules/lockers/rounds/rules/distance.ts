export type Place = { readonly latitude: number; readonly longitude: number };

const EARTH_KM = 6371;
/** Streets are longer than the line between two places. */
const DETOUR = 1.3;
/** In a town, with the search for a parking space; what is longer leads over land. */
const TOWN_KM = 15;
const TOWN_KM_PER_HOUR = 30;
const LAND_KM_PER_HOUR = 90;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function kmBetween(one: Place, other: Place): number {
  const latitude = radians(other.latitude - one.latitude);
  const longitude = radians(other.longitude - one.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** An estimate for the order and the arrival; the map app on the phone knows the traffic. */
export function travelMinutes(one: Place, other: Place): number {
  const km = kmBetween(one, other) * DETOUR;
  const town = Math.min(km, TOWN_KM);
  return Math.round((town / TOWN_KM_PER_HOUR + (km - town) / LAND_KM_PER_HOUR) * 60);
}

/** The length of a way that begins at `start`, or at its first place. */
export function wayKm(places: readonly Place[], start: Place | null): number {
  const all = start ? [start, ...places] : places;
  return all.slice(1).reduce((sum, place, at) => sum + kmBetween(all[at]!, place), 0);
}
