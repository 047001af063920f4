import { expect, test } from 'vitest';
import { comingEvents } from './coming-events.ts';

const at = (text: string) => new Date(`${text}:00+02:00`);
const event = (from: string | null, to: string | null = null) => ({
  from: from ? at(from) : null,
  to: to ? at(to) : null,
});
const NOW = at('2026-07-10T18:00');

const cases = [
  ['one that begins later comes', [event('2026-07-11T10:00')], [0]],
  ['one that runs still comes', [event('2026-07-10T17:00', '2026-07-10T19:00')], [0]],
  ['one that ends this very moment is over', [event('2026-07-10T16:00', '2026-07-10T18:00')], []],
  ['without an end it lasts until its day is over', [event('2026-07-10T09:00')], [0]],
  ['and no longer', [event('2026-07-09T23:00')], []],
  ['an end before its beginning is none', [event('2026-07-10T09:00', '2026-07-01T09:00')], [0]],
  ['of several days it comes until the last', [event('2026-07-08T09:00', '2026-07-12T18:00')], [0]],
  [
    'the nearest is first, what has no day last',
    [event(null), event('2026-08-01T10:00'), event('2026-07-20T10:00')],
    [2, 1, 0],
  ],
  ['two without a day stay as they were written', [event(null), event(null)], [0, 1]],
] as const;

for (const [name, entries, expected] of cases) {
  test(`of events, ${name}`, () => expect(comingEvents(entries, NOW)).toEqual(expected));
}
