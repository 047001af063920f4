import { expect, test } from 'vitest';
import { timeFromText } from './time-text.ts';

const cases = [
  ['8', '08:00'],
  ['08', '08:00'],
  ['8:30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8.30 Uhr', '08:30'],
  ['24', '24:00'],
  ['24:00', '24:00'],
  ['24:01', null],
  ['25', null],
  ['8:60', null],
  ['8:3', null],
  ['abends', null],
  ['', null],
] as const;

for (const [text, expected] of cases) {
  test(`„${text}“ is ${expected ?? 'no time'}`, () => expect(timeFromText(text)).toBe(expected));
}
