import { expect, test } from 'vitest';
import type { Pause, TypeHours } from '../contract.ts';
import { daily, local, shopLike } from './shop.for-tests.ts';
import { shopHours } from './shop-hours.ts';

const restaurant = shopLike();
const bar = shopLike({ hours: daily(['18:00', '02:00']) });
const kiosk = shopLike({ hours: { ...daily(), isAlwaysOpen: true } });
const shut = shopLike({ hours: daily() });
const night = shopLike({ hours: daily(['01:00', '04:00']) });
const bavarian = shopLike({ hours: { ...restaurant.hours, holidaysOf: 'BY' } });
const festive = shopLike({
  hours: {
    ...restaurant.hours,
    exceptions: [
      { firstOn: '2026-12-24', lastOn: '2026-12-24', intervals: [{ from: '10:00', to: '13:00' }], note: 'Heiligabend' },
      { firstOn: '2026-12-25', lastOn: '2026-12-26', intervals: [], note: '' },
    ],
  },
});
const paused = (until: string, shop = restaurant) =>
  shopLike({ hours: shop.hours, pause: { until: local(until), reason: 'staff', personName: 'Ida' } satisfies Pause });

type Expected = [TypeHours['state'], string | null];
const cases: readonly (readonly [string, typeof restaurant, string, Expected])[] = [
  ['opens later today', restaurant, '2026-03-02T09:00', ['opens_in', '2026-03-02T11:30']],
  ['has a break coming', restaurant, '2026-03-02T12:00', ['break_in', '2026-03-02T14:30']],
  ['is in its break', restaurant, '2026-03-02T14:30', ['in_break', '2026-03-02T17:00']],
  ['closes tonight', restaurant, '2026-03-02T21:59', ['closes_in', '2026-03-02T22:00']],
  ['has already closed', restaurant, '2026-03-02T22:00', ['already_closed', '2026-03-03T11:30']],
  ['was not open today before midnight ends', bar, '2026-03-02T17:00', ['opens_in', '2026-03-02T18:00']],
  ['is open over midnight', bar, '2026-03-03T01:30', ['closes_in', '2026-03-03T02:00']],
  ['closes at night: that is no break', bar, '2026-03-02T23:30', ['closes_in', '2026-03-03T02:00']],
  ['opens again the same evening after the night', bar, '2026-03-03T02:00', ['opens_in', '2026-03-03T18:00']],
  ['never closes', kiosk, '2026-03-02T03:00', ['open', null]],
  ['never opens', shut, '2026-03-02T12:00', ['closed', null]],
  ['rests on a holiday of its Land', bavarian, '2026-06-04T12:00', ['closed', '2026-06-05T11:30']],
  ['has other hours on Christmas Eve', festive, '2026-12-24T10:30', ['closes_in', '2026-12-24T13:00']],
  ['has closed for Christmas', festive, '2026-12-24T13:00', ['already_closed', '2026-12-27T11:30']],
  ['stays closed on Christmas Day', festive, '2026-12-25T12:00', ['closed', '2026-12-27T11:30']],
  ['closes when the clocks were put forward', night, '2026-03-29T01:30', ['closes_in', '2026-03-29T04:00']],
  ['is paused', paused('2026-03-02T12:30'), '2026-03-02T12:00', ['paused', '2026-03-02T12:30']],
  ['is paused no longer', paused('2026-03-02T12:30'), '2026-03-02T12:30', ['break_in', '2026-03-02T14:30']],
  ['is paused into its break', paused('2026-03-02T15:00'), '2026-03-02T14:15', ['paused', '2026-03-02T17:00']],
  [
    'is closed, and paused longer than that',
    paused('2026-03-02T18:00'),
    '2026-03-02T15:00',
    ['in_break', '2026-03-02T18:00'],
  ],
  ['is paused until tomorrow', paused('2026-03-03T04:00'), '2026-03-02T20:00', ['paused', '2026-03-03T11:30']],
];

for (const [name, shop, now, [state, at]] of cases) {
  test(`a shop ${name}`, () => {
    const hours = shopHours(shop, 'pickup', local(now));
    expect([hours.state, hours.at]).toEqual([state, at && local(at)]);
  });
}

test('the hour that comes twice is open both times, and the countdown knows it', () => {
  const late = shopLike({ hours: daily(['01:00', '02:30']) });
  const first = shopHours(late, 'pickup', local('2026-10-25T02:15', 'earlier'));
  expect([first.state, first.at]).toEqual(['closes_in', local('2026-10-25T02:30', 'later')]);
  expect(shopHours(late, 'pickup', local('2026-10-25T02:15', 'later')).isOpen).toBe(true);
});

test('each type has its own hours and its own last order', () => {
  const shop = shopLike({ ways: { delivery: { hours: daily(['18:00', '21:00']), preparationMinutes: 40 } } });
  const at = local('2026-03-02T18:30');
  expect(shopHours(shop, 'delivery', at)).toMatchObject({
    at: local('2026-03-02T21:00'),
    lastOrderAt: local('2026-03-02T20:20'),
  });
  expect(shopHours(shop, 'pickup', at)).toMatchObject({
    at: local('2026-03-02T22:00'),
    lastOrderAt: local('2026-03-02T21:40'),
  });
});
