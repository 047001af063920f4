import { instantFrom } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merged, type Span, sharedMinutes, shiftsOf, workedMinutes } from './working-time.ts';

const at = (text: string) => instantFrom(text, 'Europe/Berlin')!;
/** `09:00-12:00 12:30-17:00` of one day, or with the day before it: `03T22:00-04T06:00`. */
const spans = (text: string, on = '2026-03-02'): Span[] =>
  text.split(' ').map((each) => {
    const [from, to] = each.split('-').map((clock) => at(clock.includes('T') ? `2026-03-${clock}` : `${on}T${clock}`));
    return { from: from!, to: to! };
  });

const cases = [
  ['six hours in a row need no break', '08:00-14:00', []],
  ['six hours and a minute do', '08:00-14:01', ['missing_break']],
  ['half an hour is enough for nine hours', '08:00-12:00 12:30-17:30', []],
  ['more than nine hours need three quarters', '08:00-12:00 12:30-17:31', ['missing_break']],
  ['two short breaks are one long', '08:00-11:00 11:15-14:00 14:30-18:00', []],
  ['a pause below a quarter of an hour is none', '08:00-12:00 12:14-14:30 14:44-16:00', ['missing_break']],
  ['nobody works longer than six hours in a row, whatever comes after', '06:00-12:30 13:30-15:00', ['missing_break']],
  ['ten hours are the most', '07:00-12:00 12:45-17:46', ['over_ten_hours']],
  ['exactly ten hours are fine', '07:00-12:00 12:45-17:45', []],
  ['what is logged twice is worked once', '08:00-12:00 08:00-12:00 13:00-16:00', []],
] as const;
for (const [name, given, hints] of cases)
  test(name, () => expect(shiftsOf(spans(given)).map((shift) => shift.hints)).toEqual([hints]));

test('eleven hours lie between two working days', () => {
  const [, tired] = shiftsOf(spans('02T14:00-02T20:00 03T06:59-03T10:00'));
  expect(tired!.hints).toEqual(['short_rest']);
  const [, rested] = shiftsOf(spans('02T14:00-02T20:00 03T07:00-03T10:00'));
  expect(rested!.hints).toEqual([]);
});

test('who goes on after midnight is on the same shift; the evening before does not tear a divided day apart', () => {
  const night = shiftsOf(spans('02T17:00-02T23:00 02T23:30-03T01:00'));
  expect(night.map(({ on, workMinutes }) => [on, workMinutes])).toEqual([['2026-03-02', 450]]);
  expect(shiftsOf(spans('02T10:00-02T14:00 02T19:00-02T22:00'))).toHaveLength(1);
});

test('gaps and overlaps are named', () => {
  const [shift] = shiftsOf(spans('08:00-10:00 09:30-11:00 12:00-13:00'));
  expect(shift!.overlaps).toEqual(spans('09:30-10:00'));
  expect(shift!.gaps).toEqual(spans('11:00-12:00'));
  expect(shift!.workMinutes).toBe(240);
});

test('a night over the change of the clocks is as long as it was', () => {
  const spring = shiftsOf([{ from: at('2026-03-28T22:00'), to: at('2026-03-29T06:00') }]);
  const autumn = shiftsOf([{ from: at('2026-10-24T22:00'), to: at('2026-10-25T06:00') }]);
  expect([spring[0]!.workMinutes, autumn[0]!.workMinutes]).toEqual([7 * 60, 9 * 60]);
});

const someSpans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 900 })), { maxLength: 30 })
  .map((all) =>
    all.map(([from, length]): Span => {
      const start = at('2026-03-20T00:00').getTime() + from * 60_000;
      return { from: new Date(start), to: new Date(start + length * 60_000) };
    }),
  );

test('merging keeps every minute once: blocks neither touch nor overlap, and cover exactly what was logged', () => {
  fc.assert(
    fc.property(someSpans, (given) => {
      const { blocks } = merged(given);
      for (const [index, block] of blocks.slice(1).entries()) expect(block.from > blocks[index]!.to).toBe(true);
      const covered = (probe: number, all: readonly Span[]) =>
        all.some(({ from, to }) => from.getTime() <= probe && probe <= to.getTime());
      for (const { from, to } of given)
        for (const probe of [from.getTime(), to.getTime()]) expect(covered(probe, blocks)).toBe(true);
      for (const { from, to } of blocks)
        for (const probe of [from.getTime(), to.getTime()]) expect(covered(probe, given)).toBe(true);
    }),
  );
});

test('the order of the logs does not matter, and no minute of work is lost or doubled', () => {
  fc.assert(
    fc.property(someSpans, (given) => {
      const shifts = shiftsOf(given);
      expect(shiftsOf(given.toReversed())).toEqual(shifts);
      const blocks = merged(given).blocks.reduce(
        (sum, { from, to }) => sum + (to.getTime() - from.getTime()) / 60_000,
        0,
      );
      expect(shifts.reduce((sum, { workMinutes }) => sum + workMinutes, 0)).toBe(blocks);
    }),
  );
});

test('the sum of a month is that of its days, and what was logged twice counts once', () => {
  const logs = spans('08:00-12:00 11:00-13:00 11:30-12:30 14:00-15:00');
  const shifts = shiftsOf(logs, 'Europe/Berlin');
  expect(shifts.map(({ workMinutes }) => workMinutes)).toEqual([workedMinutes(logs)]);
  expect([workedMinutes(logs), sharedMinutes(shifts)]).toEqual([360, 120]);
});

test('what has no minute does not stretch a day', () => {
  const [shift] = shiftsOf(spans('08:00-12:00 23:30-23:30'), 'Europe/Berlin');
  expect([shift!.to, shift!.gaps]).toEqual([at('2026-03-02T12:00'), []]);
});
