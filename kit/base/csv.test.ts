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
  ['an instant is exact', new Date('2026-03-01T10:00:00Z'), '2026-03-01T10:00:00.000Z'],
] as const;

for (const [name, value, expected] of cases) {
  test(`in a CSV cell ${name}`, () => expect(csvOf(['k'], [[value]])).toBe(`\ufeffk\r\n${expected}\r\n`));
}
