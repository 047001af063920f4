import { expect, test } from 'vitest';
import { BoardTemplate } from '../contract.ts';
import { columnsOf } from './board-template.ts';
import { groupedByDue } from './my-cards.ts';

const on = (dueOn: string | null) => ({ dueOn });

test.each([
  ['by urgency', ['2026-11-18', '2026-11-19', '2026-11-21', '2026-12-24', null], 'late today soon later none'],
  ['without empty groups', ['2026-11-19', '2026-11-19'], 'today'],
  ['with those without a day last', [null, '2026-11-01'], 'late none'],
  ['and nothing of nothing', [], ''],
])('cards are grouped %s', (_, days, expected) => {
  const groups = groupedByDue(days.map(on), '2026-11-19');
  expect(groups.map(({ group }) => group).join(' ')).toBe(expected);
  expect(groups.flatMap(({ cards }) => cards)).toHaveLength(days.length);
});

test.each(BoardTemplate.options)('the template %s ends where cards are done', (template) => {
  const columns = columnsOf(template);
  expect(columns.map(({ isDone }) => isDone)).toEqual(columns.map((_, at) => at === columns.length - 1));
  expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
});
