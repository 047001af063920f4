import { expect, test } from 'vitest';
import { type MergeSide, mergedCustomer, whyNotMerge } from './merge-customers.ts';

const side = (given: Partial<MergeSide> = {}): MergeSide => ({
  id: 'a',
  email: 'a@example.org',
  firstName: 'Anna',
  lastName: 'Berger',
  phone: '',
  language: 'de',
  blockedAt: null,
  blockedReason: '',
  blockedBy: '',
  newsletter: 'none',
  wasAsked: false,
  ...given,
});
const other = (given: Partial<MergeSide> = {}) => side({ id: 'b', email: 'b@example.org', phone: '0170', ...given });
const at = new Date('2026-03-01T10:00:00Z');
const blocked = { blockedAt: at, blockedReason: 'zahlt nicht', blockedBy: 'Kim' };
const subscribed = { newsletter: 'confirmed', wasAsked: true } as const;
const ended = { newsletter: 'none', wasAsked: true } as const;

const cases = [
  ['keeps its details', side(), other({ firstName: 'Ben' }), { email: 'a@example.org', firstName: 'Anna' }],
  ['gets what it has not', side(), other(), { phone: '0170' }],
  ['gets an address where it has none', side({ email: '' }), other(), { email: 'b@example.org' }],
  ['is blocked when the other one is', side(), other(blocked), blocked],
  ['stays blocked for its own reason', side(blocked), other({ ...blocked, blockedReason: 'anderes' }), blocked],
  ['keeps its consent', side(subscribed), other(), { newsletter: 'confirmed' }],
  ['gets no consent that was given for another address', side(), other(subscribed), { newsletter: 'none' }],
  ['gets the consent with the address', side({ email: '' }), other(subscribed), { newsletter: 'confirmed' }],
  ['loses it when the other one ended theirs', side(subscribed), other(ended), { newsletter: 'none' }],
  ['does not get it back by an address', side({ email: '', ...ended }), other(subscribed), { newsletter: 'none' }],
] as const;

for (const [name, kept, given, expected] of cases) {
  test(`the kept customer ${name}`, () => expect(mergedCustomer(kept, given)).toMatchObject(expected));
}

test('only the network merges, and nobody with themselves', () => {
  expect(whyNotMerge(side(), other(), true)).toBeNull();
  expect(whyNotMerge(side(), side(), true)).toBe('customer.merge_same');
  expect(whyNotMerge(side(), other(), false)).toBe('customer.of_the_network');
});
