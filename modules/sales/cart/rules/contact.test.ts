import { expect, test } from 'vitest';
import { whyNotAccepted, whyNotContact, whyNotOrder } from './contact.ts';

const kim = { email: 'kim@example.org', firstName: 'Kim', lastName: 'Lang', phone: '' };

const contacts = [
  ['are enough without a phone number', kim, null],
  ['may have a phone number', { ...kim, phone: '+49 (0)170 123-456' }, null],
  ['need a name', { ...kim, firstName: ' ' }, ['checkout.missing_information', 'contact.firstName']],
  ['need an address', { ...kim, email: '' }, ['checkout.missing_information', 'contact.email']],
  [
    'miss something before something is wrong',
    { ...kim, lastName: '', email: 'x' },
    ['checkout.missing_information', 'contact.lastName'],
  ],
  ['need an address that is one', { ...kim, email: 'kim@' }, ['checkout.incorrect_information', 'contact.email']],
  ['need a phone number that is one', { ...kim, phone: 'later' }, ['checkout.incorrect_information', 'contact.phone']],
] as const;

for (const [name, contact, expected] of contacts) {
  test(`contact data ${name}`, () => {
    const refusal = whyNotContact(contact);
    expect(refusal && [refusal.code, ...refusal.fields.map(({ path }) => path)]).toEqual(expected);
  });
}

test('each of the three texts is accepted by itself', () => {
  const all = { terms: true, privacy: true, withdrawal: true };
  expect(whyNotAccepted(all)).toBeNull();
  for (const name of ['terms', 'privacy', 'withdrawal'] as const) {
    expect(whyNotAccepted({ ...all, [name]: false })).toEqual({
      code: 'checkout.approval_required',
      fields: [{ path: `accepted.${name}`, code: `field.accept_${name}` }],
    });
  }
});

test('what is missing in the contact data and what is not accepted is said at once', () => {
  const none = { terms: false, privacy: true, withdrawal: true };
  const refusal = whyNotOrder({ ...kim, firstName: '' }, none);
  expect(refusal?.code).toBe('checkout.missing_information');
  expect(refusal?.fields.map(({ path }) => path)).toEqual(['contact.firstName', 'accepted.terms']);
  expect(whyNotOrder(kim, none)?.code).toBe('checkout.approval_required');
  expect(whyNotOrder(kim, null)).toBeNull();
});
