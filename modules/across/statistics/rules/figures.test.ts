import { expect, test } from 'vitest';
import {
  averageCents,
  growthPercent,
  HOURS_OF_A_WEEK,
  handoverMinutes,
  heatOf,
  lostToFaults,
  NO_BOXES,
  NO_ORDERS,
  occupancyPercent,
} from './figures.ts';

const DAY = 86_400;

test('where there was no box nobody says how full it was', () => {
  expect(occupancyPercent(NO_BOXES)).toBeNull();
  expect(occupancyPercent({ takenSeconds: DAY / 3, offeredSeconds: DAY })).toBe(33.3);
});

test('averages are of something', () => {
  expect([averageCents(NO_BOXES), handoverMinutes(NO_ORDERS)]).toEqual([null, null]);
  expect(averageCents({ ...NO_BOXES, rentals: 3, revenueCents: 1000 })).toBe(333);
  expect(handoverMinutes({ ...NO_ORDERS, handedOver: 2, handoverSeconds: 3600 })).toBe(30);
});

const lost = [
  [
    'nothing without a fault',
    { rentals: 10, revenueCents: 10_000, offeredSeconds: 10 * DAY },
    { rentals: 0, cents: 0 },
  ],
  [
    'as much as the boxes brought while they worked',
    { rentals: 9, revenueCents: 9000, offeredSeconds: 10 * DAY, faultSeconds: DAY },
    { rentals: 1, cents: 1000 },
  ],
  ['nobody knows what, of boxes that never worked', { offeredSeconds: DAY, faultSeconds: DAY }, null],
] as const;

for (const [name, given, expected] of lost)
  test(`faults cost ${name}`, () => expect(lostToFaults({ ...NO_BOXES, ...given })).toEqual(expected));

test('growth is held against something', () => {
  expect([growthPercent(3, 2), growthPercent(1, 2), growthPercent(1, 0), growthPercent(null, 2)]).toEqual([
    50,
    -50,
    null,
    null,
  ]);
});

test('hours of a week are those of all places together', () => {
  const hours = (value: number) => Array.from({ length: HOURS_OF_A_WEEK }, (_, at) => (at === 0 ? value : 0));
  const heat = heatOf([
    { takenSeconds: hours(3600), offeredSeconds: hours(3600) },
    { takenSeconds: hours(0), offeredSeconds: hours(3600) },
  ]);
  expect([heat.length, heat[0], heat[1]]).toEqual([168, 50, null]);
});
