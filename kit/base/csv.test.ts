import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const cases = [
  ['plain words stay as they are', 'Anna', 'Anna'],
  ['a formula is kept as text', '=1+1', "'=1+1"],
  ['so is a plus', '+49 40 123', "'+49 40 123"],
  ['a minus', '-cmd', "'-cmd"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a full-width sign', '＝1+1', "'＝1+1"],
  ['a full-width at sign behind a space', ' ＠SUM(A1)', "' ＠SUM(A1)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a number stays a number, with a decimal comma', -1.5, '-1,5'],
  ['a separator is quoted', 'a;b', '"a;b"'],
  ['a quote is doubled', 'der "Chef"', '"der ""Chef"""'],
  ['a formula hidden in quotes is text too', '="a;b"', '"\'=""a;b"""'],
  ['nothing is nothing', null, ''],
  ['an instant is what the clock shows', new Date('2026-03-01T10:00:00Z'), '2026-03-01 11:00:00'],
  ['half past midnight of New Year is in the new year', new Date('2025-12-31T23:30:00Z'), '2026-01-01 00:30:00'],
  ['in summer it is two hours ahead', new Date('2026-07-01T10:00:00Z'), '2026-07-01 12:00:00'],
  ['the hour that comes twice says which, first', new Date('2026-10-25T00:30:00Z'), '2026-10-25 02:30:00 +02:00'],
  ['and then', new Date('2026-10-25T01:30:00Z'), '2026-10-25 02:30:00 +01:00'],
] as const;

for (const [name, value, expected] of cases) {
  test(`in a CSV cell ${name}`, () => expect(csvOf(['k'], [[value]])).toBe(`\ufeffk\r\n${expected}\r\n`));
}
