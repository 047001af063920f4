export type Point = { readonly x: number; readonly y: number };
export type Degrees = { readonly latitude: number; readonly longitude: number };

/** What the map shows: Germany with a little air around it. */
const BOUNDS = { west: 5.4, east: 15.6, south: 46.9, north: 55.3 } as const;

/** A degree of longitude is this much shorter than one of latitude, halfway up the country. */
const NARROWING = Math.cos((51 * Math.PI) / 180);
export const MAP_HEIGHT = 300;
export const MAP_WIDTH = Math.round(
  ((BOUNDS.east - BOUNDS.west) * NARROWING * MAP_HEIGHT) / (BOUNDS.north - BOUNDS.south),
);

export function pointOf({ latitude, longitude }: Degrees): Point {
  return {
    x: ((longitude - BOUNDS.west) / (BOUNDS.east - BOUNDS.west)) * MAP_WIDTH,
    y: ((BOUNDS.north - latitude) / (BOUNDS.north - BOUNDS.south)) * MAP_HEIGHT,
  };
}

/** Five digits are about a metre; a click on so small a map is worth two. */
export function degreesAt({ x, y }: Point): Degrees {
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    latitude: rounded(BOUNDS.north - (y / MAP_HEIGHT) * (BOUNDS.north - BOUNDS.south)),
    longitude: rounded(BOUNDS.west + (x / MAP_WIDTH) * (BOUNDS.east - BOUNDS.west)),
  };
}

export function isOnMap({ latitude, longitude }: Degrees): boolean {
  return BOUNDS.south <= latitude && latitude <= BOUNDS.north && BOUNDS.west <= longitude && longitude <= BOUNDS.east;
}
