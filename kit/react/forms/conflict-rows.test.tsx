import { expect, test } from 'vitest';
import { conflictRows } from './conflict-rows.ts';

const base = { email: 'a@b.example', contact: { firstName: 'Anna', lastName: 'Huber' }, roles: ['staff'] };
const named = (lastName: string) => ({ ...base, contact: { ...base.contact, lastName } });

const cases = [
  ['nothing, when nobody changed anything', base, base, []],
  [
    'a field that only the other changed, as untouched',
    base,
    named('Maier'),
    [{ field: 'contact.lastName', yours: 'Huber', theirs: 'Maier', isTouched: false }],
  ],
  [
    'a field that both changed, as touched',
    named('Huber-Maier'),
    named('Maier'),
    [{ field: 'contact.lastName', yours: 'Huber-Maier', theirs: 'Maier', isTouched: true }],
  ],
  ['nothing, when both changed it to the same', named('Maier'), named('Maier'), []],
  [
    'a list as one value',
    { ...base, roles: ['staff', 'editor'] },
    base,
    [{ field: 'roles', yours: ['staff', 'editor'], theirs: ['staff'], isTouched: true }],
  ],
] as const;

for (const [name, yours, theirs, expected] of cases) {
  test(`a conflict shows ${name}`, () => expect(conflictRows(base, yours, theirs)).toEqual(expected));
}
