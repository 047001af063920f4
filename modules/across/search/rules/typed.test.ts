import { expect, test } from 'vitest';
import { isNameLike, typed } from './typed.ts';

const boxes = [
  ['the number and the town', 'fach 19 berlin', [{ numbers: ['19'], place: ['berlin'] }]],
  ['in any order, with what people put between', 'Berlin, Box Nr. 19', [{ numbers: ['19'], place: ['berlin'] }]],
  ['what is to be done with it is no place', 'Fach 19 Berlin öffnen', [{ numbers: ['19'], place: ['berlin'] }]],
  ['the number alone', '7', [{ numbers: ['7'], place: [] }]],
  ['a letter as it stands on the door', 'a12', [{ numbers: ['a12', 'A12'], place: [] }]],
  ['a number with a leading zero', '#07', [{ numbers: ['07', '7'], place: [] }]],
  ['a name holds no number', 'Anna Müller', []],
  ['nor does an order', '4K7M-22AB', []],
] as const;

for (const [name, text, expected] of boxes) test(`a box: ${name}`, () => expect(typed(text).boxes).toEqual(expected));

const numbers = [
  ['as it is written', '4K7M-22AB', ['4K7M-22AB', '4K7M-22AB']],
  ['without its dash, in small letters', '4k7m22ab', ['4K7M-22AB', '4K7M22AB']],
  ['of an invoice', 're-2026-00012', ['RE-2026-00012']],
  ['a name is none', 'Anna', []],
] as const;

for (const [name, text, expected] of numbers) {
  test(`a number: ${name}`, () => expect(typed(text).numbers).toEqual(expected));
}

const people = [
  ['a name', 'Li Wang', true],
  ['an address', 'anna@example.org', true],
  ['two letters', 'Li', false],
  ['a box, said so', 'fach berlin', false],
] as const;

for (const [name, text, expected] of people) {
  test(`somebody: ${name}`, () => expect(isNameLike(typed(text))).toBe(expected));
}

test('only beside something else is a word for opening one', () => {
  expect(typed('19 auf').isToOpen).toBe(true);
  expect(typed('open')).toMatchObject({ words: ['open'], isToOpen: false });
});
