import { expect, test } from 'vitest';
import { whyNotAdd } from './limits.ts';
import { supportEnd, whyNotChange } from './support.ts';

const own = { access: 'staff' };
const others = { access: 'staff:items.edit' };

test.each([
  ['a company that works', { isSuspended: false, guestMode: null }, others, null],
  ['a suspended one', { isSuspended: true, guestMode: null }, others, 'company.suspended'],
  [
    'a suspended one, what stays possible',
    { isSuspended: true, guestMode: null },
    { ...own, evenReadOnly: true },
    null,
  ],
  ['a guest who reads', { isSuspended: false, guestMode: 'read' }, others, 'support.read_only'],
  [
    'a guest who reads, what stays possible for staff',
    { isSuspended: false, guestMode: 'read' },
    { ...own, evenReadOnly: true },
    'support.read_only',
  ],
  ['a guest with full rights', { isSuspended: false, guestMode: 'full' }, others, null],
  [
    'a guest at an account they do not have',
    { isSuspended: false, guestMode: 'full' },
    { ...own, evenReadOnly: true },
    'support.own_staff_only',
  ],
  ['a guest in a suspended company', { isSuspended: true, guestMode: 'full' }, others, 'company.suspended'],
] as const)('%s: %o %o', (_, work, wanted, expected) => expect(whyNotChange(work, wanted)).toBe(expected));

test.each([
  ['no limit', null, 10_000, 1, null],
  ['the last one', 3, 2, 1, null],
  ['one too many', 3, 3, 1, 'company.limit_items'],
  ['several at once', 3, 2, 2, 'company.limit_items'],
])('%s: at most %s, has %s, adds %s', (_, most, have, adding, expected) =>
  expect(whyNotAdd('items', most, have, adding)).toBe(expected),
);

test('a week is the most', () => {
  expect(supportEnd(168, new Date('2026-11-16T08:00:00Z'))).toEqual(new Date('2026-11-23T08:00:00Z'));
});
