import type { Place } from './distance.ts';

export type Point = { readonly x: number; readonly y: number };

type Frame = { readonly width: number; readonly height: number; readonly edge: number };

/** Places drawn into a frame, north up, as wide as high on the ground. */
export function sketched(places: readonly Place[], { width, height, edge }: Frame): Point[] {
  if (places.length === 0) return [];
  const [south, north] = rangeOf(places.map(({ latitude }) => latitude));
  const [west, east] = rangeOf(places.map(({ longitude }) => longitude));
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const inner = { width: width - 2 * edge, height: height - 2 * edge };
  const fitting = Math.min(inner.height / (north - south), inner.width / ((east - west) * shrink));
  // All at one place.
  const perDegree = Number.isFinite(fitting) ? fitting : 0;
  return places.map(({ latitude, longitude }) => ({
    x: Math.round(width / 2 + (longitude - (west + east) / 2) * shrink * perDegree),
    y: Math.round(height / 2 - (latitude - (south + north) / 2) * perDegree),
  }));
}

const rangeOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
