import { expect, test } from 'vitest';
import { arrivalsInOrder, type ToVisit, withArrivals } from './arrivals.ts';

const clock = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const hours = (from: string, to: string) => [{ opensAt: clock(from), closesAt: clock(to) }];

type Stop = ToVisit & { readonly name: string };

/** All at one place: the way takes no time. */
function stop(name: string, spans: ToVisit['spans'] | 'always', tasks = 0): Stop {
  const isAlwaysOpen = spans === 'always';
  return { name, position: { latitude: 52, longitude: 13 }, tasks, isAlwaysOpen, spans: isAlwaysOpen ? [] : spans };
}

const cases: readonly (readonly [string, readonly Stop[], string])[] = [
  ['keeps the order where all are open', [stop('a', 'always'), stop('b', hours('06:00', '22:00'))], 'a 08:00, b 08:05'],
  ['counts the time of the tasks', [stop('a', 'always', 5), stop('b', 'always')], 'a 08:00, b 08:25'],
  ['goes to an open one first', [stop('a', hours('08:03', '20:00')), stop('b', 'always')], 'b 08:00, a 08:05'],
  [
    'waits for the one that opens first',
    [stop('a', hours('10:00', '20:00')), stop('b', hours('09:00', '20:00'))],
    'b 09:00, a 10:00',
  ],
  ['marks what is closed all day, at the end', [stop('a', []), stop('b', 'always')], 'b 08:00, a 08:05 closed'],
  [
    'marks what has closed before',
    [stop('a', hours('06:00', '08:00')), stop('b', 'always', 1)],
    'b 08:00, a 08:09 closed',
  ],
  [
    'comes back after the midday break',
    [stop('a', [...hours('06:00', '07:00'), ...hours('13:00', '18:00')])],
    'a 13:00',
  ],
  ['has nobody to visit', [], ''],
];

test.each(cases)('a round %s', (_, stops, expected) => {
  const visits = withArrivals(stops, { at: clock('08:00'), position: null });
  const told = visits.map(
    ({ stop: { name }, arrivesAt, isClosed }) =>
      `${name} ${arrivesAt.toISOString().slice(11, 16)}${isClosed ? ' closed' : ''}`,
  );
  expect(told.join(', ')).toBe(expected);
});

test('the way takes its time, from the start too', () => {
  const far: Stop = { ...stop('far', 'always'), position: { latitude: 52.1, longitude: 13 } };
  const [first] = withArrivals([far], { at: clock('08:00'), position: { latitude: 52, longitude: 13 } });
  // 11.1 km as the crow flies, 14.5 by street, at 30 km/h.
  expect(first!.arrivesAt).toEqual(clock('08:29'));
});

test('without coordinates it is told as if it were on the way', () => {
  const [, second] = withArrivals([stop('a', 'always'), { ...stop('b', 'always'), position: null }], {
    at: clock('08:00'),
    position: null,
  });
  expect(second!.arrivesAt).toEqual(clock('08:05'));
});

test('an order by hand stays, waits for the doors, and marks what is closed', () => {
  const stops = [stop('a', hours('10:00', '20:00')), stop('b', []), stop('c', 'always')];
  const told = arrivalsInOrder(stops, { at: clock('08:00'), position: null }).map(
    ({ stop: { name }, arrivesAt, isClosed }) => [name, arrivesAt.toISOString().slice(11, 16), isClosed],
  );
  expect(told).toEqual([
    ['a', '10:00', false],
    ['b', '10:05', true],
    ['c', '10:10', false],
  ]);
});
