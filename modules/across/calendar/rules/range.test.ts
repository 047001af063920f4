import { expect, test } from 'vitest';
import { daysOf, hoursShown, instantOfWall, spanOf, turned, VIEWS } from './range.ts';

const on = Temporal.PlainDate.from('2026-10-25');

test('a view shows whole weeks around its day, also where the clocks change', () => {
  const shown = Object.fromEntries(VIEWS.map((view) => [view, Object.values(daysOf(view, on)).join(' ')]));
  expect(shown).toEqual({
    day: '2026-10-25 2026-10-25',
    week: '2026-10-19 2026-10-25',
    month: '2026-09-28 2026-11-01',
    agenda: '2026-10-25 2026-11-21',
  });
  const { from, to } = spanOf(daysOf('day', on));
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(25);
});

test('turning goes on by what the view shows', () => {
  expect(VIEWS.map((view) => String(turned(view, on, 1)))).toEqual([
    '2026-10-26',
    '2026-11-01',
    '2026-11-01',
    '2026-11-22',
  ]);
  expect(String(turned('month', Temporal.PlainDate.from('2026-03-31'), -1))).toBe('2026-02-01');
});

test('where something is dropped counts by the clock of the company', () => {
  expect(instantOfWall('2026-11-17 09:30:00')).toEqual(new Date('2026-11-17T08:30:00Z'));
  expect(instantOfWall('2026-07-17 09:30:00')).toEqual(new Date('2026-07-17T07:30:00Z'));
  expect(instantOfWall('nirgends')).toBeNull();
});

const at = (from: string, until: string, days = 0) => ({
  start: `2026-11-17 ${from}:00`,
  end: `2026-11-${17 + days} ${until}:00`,
});
const hours = [
  ['the usual ones', [at('09:00', '10:00')], '07:00:00 21:00:00'],
  ['earlier ones for who comes early', [at('06:30', '07:30')], '06:00:00 21:00:00'],
  ['later ones for who stays', [at('20:00', '22:15'), at('21:00', '21:30')], '07:00:00 23:00:00'],
  ['the last hour', [at('22:00', '23:30')], '07:00:00 23:59:59'],
  ['nothing more for what goes over midnight', [at('00:00', '00:00', 1)], '07:00:00 21:00:00'],
] as const;
for (const [name, events, expected] of hours)
  test(`a day shows ${name}`, () => expect(Object.values(hoursShown(events)).join(' ')).toBe(expected));
