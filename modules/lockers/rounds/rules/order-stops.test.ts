import { expect, test } from 'vitest';
import { kmBetween, type Place, travelMinutes, wayKm } from './distance.ts';
import { orderedByDistance } from './order-stops.ts';

type Stop = { readonly name: string; readonly position: Place | null };

const at = (name: string, latitude: number, longitude: number): Stop => ({ name, position: { latitude, longitude } });
const names = (stops: readonly Stop[]) => stops.map(({ name }) => name).join(' ');

const line = [at('c', 52.5, 13.3), at('a', 52.5, 13.1), at('d', 52.5, 13.4), at('b', 52.5, 13.2)];

test.each([
  ['follows the line from its west end', line, { latitude: 52.5, longitude: 13.0 }, 'a b c d'],
  ['follows the line from its east end', line, { latitude: 52.5, longitude: 13.5 }, 'd c b a'],
  ['finds an end by itself without a start', line, null, /^(a b c d|d c b a)$/],
  [
    'leaves places without coordinates for the end',
    [{ name: 'x', position: null }, ...line],
    { latitude: 52.5, longitude: 13 },
    'a b c d x',
  ],
  ['has nothing to order', [], null, ''],
  ['has one to order', [at('a', 1, 1)], null, 'a'],
] as const)('a round %s', (_, stops, start, expected) => {
  expect(names(orderedByDistance<Stop>(stops, start))).toMatch(expected);
});

/** The same numbers on every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('every order keeps each stop once, is never longer than the given one, and does not cross itself', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = chance(seed);
    const stops = Array.from({ length: 2 + (seed % 14) }, (_, n) => at(`s${n}`, 52 + random(), 13 + random()));
    const start = seed % 3 === 0 ? null : { latitude: 52 + random(), longitude: 13 + random() };
    const ordered = orderedByDistance(stops, start);
    expect([...ordered].sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual(
      [...stops].sort((one, other) => (one.name < other.name ? -1 : 1)),
    );
    const way = (list: readonly Stop[]) =>
      wayKm(
        list.map(({ position }) => position!),
        start,
      );
    expect(way(ordered)).toBeLessThanOrEqual(way(stops) + 1e-6);
    // No turn of a part makes it shorter.
    for (let from = 0; from < ordered.length - 1; from++)
      for (let to = from + 1; to < ordered.length; to++) {
        const turned = [...ordered.slice(0, from), ...ordered.slice(from, to + 1).reverse(), ...ordered.slice(to + 1)];
        expect(way(turned)).toBeGreaterThanOrEqual(way(ordered) - 1e-6);
      }
  }
});

test('Berlin and Hamburg are 255 km apart, and the same place is none', () => {
  const berlin = { latitude: 52.52, longitude: 13.405 };
  const hamburg = { latitude: 53.551, longitude: 9.994 };
  expect(kmBetween(berlin, hamburg)).toBeCloseTo(255, -1);
  // Half an hour in town, the rest over land.
  expect(travelMinutes(berlin, hamburg)).toBe(241);
  expect([kmBetween(berlin, berlin), travelMinutes(berlin, berlin)]).toEqual([0, 0]);
});
