import { GERMANY } from '@fachwerk/places/rules/germany-outline';
import { type Degrees, MAP_HEIGHT, type Point, pointOf } from '@fachwerk/places/rules/map-projection';

type Place = Degrees & { readonly postcode: string; readonly name: string };
type Ring = Degrees & { readonly id: string; readonly radiusMeters: number };
export type Coverage = {
  readonly places: readonly Place[];
  readonly rings: readonly Ring[];
  readonly home: Degrees | null;
};

export type CoverageShapes = {
  readonly viewBox: string;
  readonly outline: string;
  readonly dots: readonly (Point & { readonly key: string; readonly title: string })[];
  readonly dotRadius: number;
  /** The widest first: a narrower one lies on top. */
  readonly rings: readonly (Point & { readonly id: string; readonly radius: number; readonly km: number })[];
  readonly home: Point | null;
  readonly letter: number;
  /** Few enough to be read beside each other. */
  readonly areDotsNamed: boolean;
};

/** About ten kilometres: nearer one sees nothing but dots. */
const SMALLEST = 4;
const MARGIN = 1.3;
const MOST_NAMED = 40;
const KM_OF_DEGREE = 111.32;
const DEGREES_HIGH = 55.3 - 46.9;

/** A kilometre, in units of the map. */
const KM = MAP_HEIGHT / DEGREES_HIGH / KM_OF_DEGREE;

/** What is delivered to, drawn: dots of postcodes, circles of distances, the shop in the middle. */
export function coverageShapes({ places, rings, home }: Coverage): CoverageShapes {
  const circles = rings
    .map((ring) => ({
      ...pointOf(ring),
      id: ring.id,
      radius: (ring.radiusMeters / 1000) * KM,
      km: ring.radiusMeters / 1000,
    }))
    .toSorted((a, b) => b.radius - a.radius);
  const corners = circles.flatMap(({ x, y, radius }) => [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ]);
  const view = viewOf([...places.map(pointOf), ...corners, ...(home ? [pointOf(home)] : [])]);
  return {
    viewBox: `${view.x} ${view.y} ${view.size} ${view.size}`,
    outline: GERMANY.map(([longitude, latitude]) => pointOf({ latitude, longitude }))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' '),
    dots: places.map((place) => ({
      ...pointOf(place),
      key: place.postcode,
      title: `${place.postcode} ${place.name}`.trim(),
    })),
    dotRadius: view.size / 90,
    rings: circles,
    home: home && pointOf(home),
    letter: view.size / 26,
    areDotsNamed: places.length <= MOST_NAMED,
  };
}

/** A square around everything, with a little air. */
function viewOf(points: readonly Point[]): Point & { size: number } {
  const range = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { middle: (least + most) / 2, length: most - least };
  };
  const [across, down] = [range(points.map(({ x }) => x)), range(points.map(({ y }) => y))];
  const size = Math.max(SMALLEST, across.length * MARGIN, down.length * MARGIN);
  return { x: across.middle - size / 2, y: down.middle - size / 2, size };
}
