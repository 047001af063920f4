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

/** Five digits are about a metre; a point on the whole map is worth two, and one more for each step nearer. */
export function degreesAt({ x, y }: Point, zoom: Zoom = 1): Degrees {
  const unit = 10 ** (2 + ZOOMS.indexOf(zoom));
  const rounded = (value: number) => Math.round(value * unit) / unit;
  return {
    latitude: rounded(BOUNDS.north - (y / MAP_HEIGHT) * (BOUNDS.north - BOUNDS.south)),
    longitude: rounded(BOUNDS.west + (x / MAP_WIDTH) * (BOUNDS.east - BOUNDS.west)),
  };
}

/** How near one is: the whole country, a region, a town. */
export const ZOOMS = [1, 5, 25] as const;
export type Zoom = (typeof ZOOMS)[number];

export type MapView = Point & { readonly width: number; readonly height: number };

/** The part of the map around a place; it never leaves the map. */
export function viewAround(center: Degrees | null, zoom: Zoom): MapView {
  const [width, height] = [MAP_WIDTH / zoom, MAP_HEIGHT / zoom];
  const middle = center && isOnMap(center) ? pointOf(center) : { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 };
  const within = (value: number, size: number, most: number) => Math.min(Math.max(value - size / 2, 0), most - size);
  return { x: within(middle.x, width, MAP_WIDTH), y: within(middle.y, height, MAP_HEIGHT), width, height };
}

/** A step by an arrow key: about a kilometre on the whole map, a tenth of it for each step nearer. */
export function moved({ latitude, longitude }: Degrees, key: string, zoom: Zoom): Degrees | null {
  const unit = 10 ** (2 + ZOOMS.indexOf(zoom));
  const [north, east] = ARROWS[key] ?? [0, 0];
  if (north === 0 && east === 0) return null;
  const stepped = (value: number, steps: number) => Math.round(value * unit + steps) / unit;
  return { latitude: stepped(latitude, north), longitude: stepped(longitude, east) };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function isOnMap({ latitude, longitude }: Degrees): boolean {
  return BOUNDS.south <= latitude && latitude <= BOUNDS.north && BOUNDS.west <= longitude && longitude <= BOUNDS.east;
}
