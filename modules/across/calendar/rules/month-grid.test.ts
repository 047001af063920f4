import fc from 'fast-check';
import { expect, test } from 'vitest';
import { todosFrom } from './chat-todos.ts';
import { monthGrid } from './month-grid.ts';

test('a month is whole weeks from Monday to Sunday, each with a day of it, and all of its days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2060 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = new Temporal.PlainYearMonth(year, number);
      const weeks = monthGrid(month);
      const days = weeks.flat();
      expect(weeks.every((week) => week.length === 7 && week[0]!.dayOfWeek === 1)).toBe(true);
      expect(weeks.every((week) => week.some((day) => day.month === number))).toBe(true);
      expect(days.filter((day) => day.month === number)).toHaveLength(month.daysInMonth);
      expect(days.every((day, at) => at === 0 || days[at - 1]!.add({ days: 1 }).equals(day))).toBe(true);
    }),
  );
});

test('what an old browser kept is read as far as it makes sense', () => {
  const kept = {
    '2026-11-20': [
      { type: 'aufgabe', title: ' Anruf ', description: 'Bank', email: 'a@b.example', start: '09:00', end: '09:30' },
      { title: '' },
      'nichts',
    ],
    '2026-11-21': { title: 'Einzeln', start: '12:00', end: '10:00', email: 'keine' },
    gestern: [{ title: 'Ohne Tag' }],
  };
  expect(todosFrom(JSON.stringify(kept))).toEqual([
    {
      kind: 'aufgabe',
      title: 'Anruf',
      description: 'Bank',
      email: 'a@b.example',
      onDay: '2026-11-20',
      starts: '09:00',
      ends: '09:30',
    },
    {
      kind: 'aufgabe',
      title: 'Einzeln',
      description: '',
      email: '',
      onDay: '2026-11-21',
      starts: '10:00',
      ends: '12:00',
    },
  ]);
  for (const broken of [null, '', '{', '[]', '3', '"x"']) expect(todosFrom(broken)).toEqual([]);
});
