import { kmBetween, type Place, wayKm } from './distance.ts';

type Located = { readonly position: Place | null };

/** So many places are tried as the first one when no start is given. */
const MOST_FIRSTS = 40;

/**
 * Orders places by a short way: nearest neighbour, then 2-opt. The way is open, it does not lead back. Places without coordinates come last, in their
 * order.
 */
export function orderedByDistance<Stop extends Located>(stops: readonly Stop[], start: Place | null): Stop[] {
  const placed = stops.filter(isPlaced);
  const others = stops.filter((stop) => !isPlaced(stop));
  const firsts = start ? [start] : placed.slice(0, MOST_FIRSTS).map(({ position }) => position);
  const ways = firsts.map((first) => untangled(nearestFirst(placed, first), start));
  const best = ways.reduce<Way<Stop> | null>(
    (shortest, way) => (!shortest || way.km < shortest.km ? way : shortest),
    null,
  );
  return [...(best?.stops ?? []), ...others];
}

type Way<Stop> = { readonly stops: readonly Stop[]; readonly km: number };
type Placed = { readonly position: Place };

const isPlaced = <Stop extends Located>(stop: Stop): stop is Stop & Placed => stop.position !== null;

const km = (stops: readonly Placed[], start: Place | null) =>
  wayKm(
    stops.map(({ position }) => position),
    start,
  );

/** From where one stands always to the nearest that is left. */
function nearestFirst<Stop extends Placed>(stops: readonly Stop[], first: Place): Stop[] {
  const left = [...stops];
  const way: Stop[] = [];
  let here = first;
  while (left.length > 0) {
    const distances = left.map(({ position }) => kmBetween(here, position));
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1);
    way.push(next!);
    here = next!.position;
  }
  return way;
}

/** Less is rounding, and would never end. */
const WORTH_KM = 1e-9;

/** 2-opt: turns a part of the way around as long as that makes it shorter, so that it does not cross itself. */
function untangled<Stop extends Placed>(stops: readonly Stop[], start: Place | null): Way<Stop> {
  let best: Way<Stop> = { stops, km: km(stops, start) };
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (let from = 0; from < stops.length - 1; from++) {
      for (let to = from + 1; to < stops.length; to++) {
        const turned = turnedAround(best.stops, from, to);
        const length = km(turned, start);
        if (length < best.km - WORTH_KM) {
          best = { stops: turned, km: length };
          isShorter = true;
        }
      }
    }
  }
  return best;
}

function turnedAround<Stop>(stops: readonly Stop[], from: number, to: number): Stop[] {
  return [...stops.slice(0, from), ...stops.slice(from, to + 1).reverse(), ...stops.slice(to + 1)];
}
