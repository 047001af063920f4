import { expect, test } from 'vitest';
import type { EntryPayment } from '../contract.ts';
import { bestFirst, entryPayments, typedItem, whyNotContact } from './entry.ts';

const typed = [
  ['12', 1, '12'],
  ['3x 12', 3, '12'],
  ['3x12', 3, '12'],
  ['2 × Margherita', 2, 'Margherita'],
  ['10*7up', 10, '7up'],
  ['3 margherita', 3, 'margherita'],
  ['7up', 1, '7up'],
  ['112 a', 1, '112 a'],
  ['0x12', 1, '0x12'],
  ['3x ', 1, '3x'],
  ['  ', 1, ''],
] as const;
for (const [words, quantity, search] of typed) {
  test(`„${words}“ is ${quantity} of „${search}“`, () => expect(typedItem(words)).toEqual({ quantity, search }));
}

const kim = { firstName: '', lastName: 'Lang', phone: '0151 12', email: '' };
const contacts: readonly (readonly [string, Partial<typeof kim>, EntryPayment | null, readonly string[]])[] = [
  ['with a name and a number', {}, 'cash', []],
  ['without a name', { lastName: ' ' }, 'cash', ['contact.lastName']],
  ['without a number', { phone: '--' }, 'cash', ['contact.phone']],
  ['who wants a link and has no address', {}, 'link', ['contact.email']],
  ['who wants an invoice and has no address', {}, 'invoice', ['contact.email']],
  ['who wants a link and has an address', { email: 'kim@example.org' }, 'link', []],
];
for (const [name, given, payment, expected] of contacts) {
  test(`somebody ${name}: ${expected.length === 0 ? 'enough' : expected.join()}`, () => {
    const fields = whyNotContact({ ...kim, ...given }, payment)?.fields ?? [];
    expect(fields.map(({ path }) => path)).toEqual(expected);
  });
}

test('all that is paid online is one link', () => {
  expect(entryPayments([{ option: 'card' }, { option: 'cash' }, { option: 'paypal' }])).toEqual(['cash', 'link']);
  expect(entryPayments([{ option: 'cash' }, { option: 'invoice' }])).toEqual(['cash', 'invoice']);
});

test('what begins with the word stands before what only has it somewhere', () => {
  const offers = ['Insalata di rucola', 'Mate-Cola', 'Pizza rucola', 'Cola 0,33 l'].map((de) => ({
    name: { de },
    number: '',
  }));
  expect(bestFirst(offers, 'cola', 'de').map(({ name }) => name.de)).toEqual([
    'Cola 0,33 l',
    'Mate-Cola',
    'Insalata di rucola',
    'Pizza rucola',
  ]);
});
