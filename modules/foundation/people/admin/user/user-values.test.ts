import type { User } from '@fachwerk/auth/contract';
import { expect, test } from 'vitest';
import { contactFields, pictureFields, type UserValues, userValues } from './user-values.ts';

const user = {
  email: 'anna@bella.example',
  contact: { firstName: 'Anna', lastName: 'Huber', email: 'anna@bella.example' },
  backendRoles: ['staff'],
  language: 'de',
  avatar: null,
  version: 3,
} as unknown as User;
const values = userValues(user);
const renamed: UserValues = { ...values, email: 'huber@bella.example' };

test('a form has no missing fields', () => {
  expect(values.contact).toEqual({ firstName: 'Anna', lastName: 'Huber', phone: '', position: '' });
});

const cases = [
  ['stays where the address stays', values, user, undefined],
  ['follows a new address', renamed, user, 'huber@bella.example'],
  [
    'stays where it was another one already',
    renamed,
    { ...user, contact: { ...user.contact, email: 'info@bella.example' } },
    undefined,
  ],
] as const;

for (const [name, given, before, expected] of cases) {
  test(`the address for contact ${name}`, () => expect(contactFields(given, before).email).toBe(expected));
}

test('a picture travels only when something shall become of it', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  expect(pictureFields({ url: '/old', file: null, isRemoved: false })).toEqual({});
  expect(pictureFields({ url: '/old', file: null, isRemoved: true })).toEqual({ removeAvatar: true });
  expect(pictureFields({ url: '/old', file, isRemoved: true })).toEqual({ avatar: file });
});
