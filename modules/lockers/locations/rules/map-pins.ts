import { isOnMap, pointOf } from '@fachwerk/places/rules/map-projection';

/** What a map shows: a location, or any other place that says itself where it leads. */
export type MapPlace = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** Left out: to the page of the location. */
  readonly to?: string;
};

/** One place on the drawn map; those too near to each other share a pin. */
export type Pin = {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly places: readonly MapPlace[];
};

/** In units of the map: nearer pins would lie over each other. */
const NEAR = 12;

/** Where the locations stand on the drawn map; what lies outside of it is in the list alone. */
export function pinsOf(locations: readonly MapPlace[]): Pin[] {
  const pins: Pin[] = [];
  for (const place of locations) {
    if (!place.position || !isOnMap(place.position)) continue;
    const { x, y } = pointOf(place.position);
    const at = pins.findIndex((pin) => Math.hypot(pin.x - x, pin.y - y) < NEAR);
    const near = pins[at];
    if (near) pins[at] = { ...near, places: [...near.places, place] };
    else pins.push({ x, y, label: place.city, places: [place] });
  }
  return pins;
}
