import { expect, test } from 'vitest';
import { centsFromText } from './money.ts';

const cases = [
  ['1.99', 199],
  ['1,99', 199],
  ['2', 200],
  ['0,5', 50],
  [' 12,00 ', 1200],
  ['0', 0],
  ['1.999', null],
  ['1,999', null],
  ['1,99 €', null],
  ['€1', null],
  ['1.234,50', null],
  ['-1', null],
  ['1,', null],
  [',5', null],
  ['', null],
  ['zwei', null],
] as const;

for (const [text, expected] of cases) {
  test(`„${text}“ is ${expected === null ? 'no amount' : `${expected} cents`}`, () =>
    expect(centsFromText(text)).toBe(expected));
}
