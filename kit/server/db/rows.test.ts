import pg from 'pg';
import { expect, test } from 'vitest';
import { type Result, rowsOf, valueTypes } from './rows.ts';

const INSTANT = 1184;
const ours = valueTypes.getTypeParser(INSTANT) as (text: string) => unknown;
const usual = pg.types.getTypeParser(INSTANT) as (text: string) => unknown;

test.each([
  '2026-03-01 10:00:00+00',
  '2026-03-01 10:00:00.1+00',
  '2026-03-01 10:00:00.123+00',
  '2026-03-29 01:59:59.999999+00',
  '2026-02-28 23:59:59.000001+00',
  '0999-12-31 00:00:00+00',
  '0099-12-31 00:00:00+00',
  '9999-12-31 23:59:59.999+00',
  '12026-03-01 10:00:00+00',
  '0044-03-15 12:00:00+00 BC',
  '2026-03-01 11:00:00+01',
  '2026-03-01 15:30:00+05:30',
  '1883-11-18 12:03:58+00:00:10',
  'infinity',
  '-infinity',
])('an instant is read as usual: %s', (text) => {
  expect(ours(text)).toEqual(usual(text));
});

const result = (names: string[], rows: unknown[][]) => ({ fields: names.map((name) => ({ name })), rows }) as Result;

test('rows have the names of the code', () => {
  expect(
    rowsOf(
      result(
        ['box_id', 'is_open', 'quote"\\name'],
        [
          ['a', true, 1],
          ['b', false, null],
        ],
      ),
    ),
  ).toEqual([
    { boxId: 'a', isOpen: true, 'quote"\\name': 1 },
    { boxId: 'b', isOpen: false, 'quote"\\name': null },
  ]);
  expect(rowsOf(result(['id', 'id'], [[1, 2]]))).toEqual([{ id: 2 }]);
  expect(rowsOf(result([], [[], []]))).toEqual([{}, {}]);
  expect(rowsOf(result(['id'], []))).toEqual([]);
});
