import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, localText, timeRange } from './time-range.ts';

const BERLIN = 'Europe/Berlin';
const none = { from: '', to: '' };
const at = (text: string) => new Date(text);

const cases = [
  ['today begins at midnight of the wall', 'today', at('2026-03-01T23:30Z'), { from: at('2026-03-01T23:00Z') }],
  [
    'yesterday ends where today begins',
    'yesterday',
    at('2026-03-01T10:00Z'),
    { from: at('2026-02-27T23:00Z'), to: at('2026-02-28T23:00Z') },
  ],
  ['a week is today and six days before', 'week', at('2026-03-01T10:00Z'), { from: at('2026-02-22T23:00Z') }],
  [
    'a month is 31 days, over the change of the clocks too',
    'month',
    at('2026-04-10T10:00Z'),
    { from: at('2026-03-10T23:00Z') },
  ],
  ['nothing chosen is no limit', undefined, at('2026-03-01T10:00Z'), {}],
] as const;
test.each(cases)('%s', (_, preset, now, expected) => expect(timeRange(preset, none, now, BERLIN)).toEqual(expected));

test('own times are those of the wall; one alone is enough, and nonsense is none', () => {
  const own = (from: string, to: string) => timeRange('own', { from, to }, new Date(), BERLIN);
  expect(own('2026-07-01T09:30', '2026-12-01T09:30')).toEqual({
    from: at('2026-07-01T07:30Z'),
    to: at('2026-12-01T08:30Z'),
  });
  expect(own('', '2026-12-01T09:30')).toEqual({ to: at('2026-12-01T08:30Z') });
  expect(own('morgen', '2026-13-01T00:00')).toEqual({});
});

test('an hour that comes twice is the first, one that never comes is the one after the gap', () => {
  expect(instantOf('2026-10-25T02:30', BERLIN)).toEqual(at('2026-10-25T00:30Z'));
  expect(instantOf('2026-03-29T02:30', BERLIN)).toEqual(at('2026-03-29T01:30Z'));
});

test('a moment and its place on the wall lead to each other', () => {
  const minutes = fc.integer({ min: 28_000_000, max: 31_000_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const moment = new Date(minute * 60_000);
      const back = instantOf(localText(moment, BERLIN), BERLIN)!;
      // In the one hour of autumn that comes twice, the first is meant.
      expect([0, 3_600_000]).toContain(moment.getTime() - back.getTime());
      expect(localText(back, BERLIN)).toBe(localText(moment, BERLIN));
    }),
  );
});
