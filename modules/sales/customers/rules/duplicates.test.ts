import { expect, test } from 'vitest';
import { duplicateReasons } from './duplicates.ts';

const anna = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Berger', phone: '0170 12' };
const other = { email: 'b@example.org', firstName: 'Ben', lastName: 'Kern', phone: '0171 9' };

const cases = [
  ['nobody', other, []],
  ['the address with a tag', { ...other, email: 'Anna+shop@example.org' }, ['email']],
  ['the number as it is dialled', { ...other, phone: '+49 (0)170 12' }, ['phone']],
  ['the whole name', { ...other, firstName: 'ANNA', lastName: 'berger' }, ['name']],
  ['a first name alone', { ...other, firstName: 'Anna' }, []],
] as const;

for (const [name, given, expected] of cases) {
  test(`a duplicate is found by ${name}`, () => expect(duplicateReasons(anna, given)).toEqual(expected));
}

test('what is empty is nobody’s', () => {
  const nothing = { email: '', firstName: '', lastName: '', phone: '' };
  expect(duplicateReasons(nothing, nothing)).toEqual([]);
});
