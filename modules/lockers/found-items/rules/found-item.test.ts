import { expect, test } from 'vitest';
import { isDue, keptUntil, USUAL_SETTINGS, whyNotMove, whyNotNotify } from './found-item.ts';

const TODAY = '2026-09-02';
const open = { state: 'found', keptUntil: '2026-09-01' } as const;
const waiting = { state: 'notified', keptUntil: TODAY } as const;
const ended = { state: 'returned', keptUntil: '2026-09-01' } as const;
const to = (state: Parameters<typeof whyNotMove>[1]['state'], returnedTo = '', proof = '') => ({
  state,
  returnedTo,
  proof,
});

const moves = [
  ['is kept', open, to('kept'), null],
  ['goes back to somebody with a name and a proof', waiting, to('returned', 'Kim', 'Ausweis'), null],
  ['does not go back to nobody', open, to('returned', ' ', 'Ausweis'), 'found_item.name_missing'],
  ['does not go back without a proof', open, to('returned', 'Kim'), 'found_item.proof_missing'],
  ['is disposed of after its time', open, to('disposed'), null],
  ['is not disposed of on its last day', waiting, to('disposed'), 'found_item.too_early'],
  ['is not used on its last day', waiting, to('used'), 'found_item.too_early'],
  ['stays ended', ended, to('kept'), 'found_item.ended'],
  ['is the same when it is said twice', ended, to('returned'), null],
  ['is opened again after a mistake', ended, to('found'), null],
  ['is not opened while it is open', waiting, to('found'), 'found_item.not_ended'],
] as const;
for (const [name, item, move, expected] of moves) {
  test(`a found item ${name}`, () => expect(whyNotMove(item, move, TODAY)).toBe(expected));
}

const known = { state: 'found', notifiedAt: null, hasRental: true, maySeeRenters: true } as const;
const notices = [
  ['is notified once', known, null],
  ['is not notified twice', { ...known, notifiedAt: new Date(0) }, 'found_item.already_notified'],
  ['is not notified by whoever may not see renters', { ...known, maySeeRenters: false }, 'found_item.renter_denied'],
  ['is not notified where none is known', { ...known, hasRental: false }, 'found_item.no_renter'],
  ['is not notified after the end', { ...known, state: 'disposed' }, 'found_item.ended'],
] as const;
for (const [name, given, expected] of notices) {
  test(`the last renter ${name}`, () => expect(whyNotNotify(given)).toBe(expected));
}

test('things are kept for months, to the last day of a short one', () => {
  expect(keptUntil('2026-08-31', true, USUAL_SETTINGS)).toBe('2027-02-28');
  expect(keptUntil('2026-03-02', false, { valuableMonths: 6, otherMonths: 1 })).toBe('2026-04-02');
});

test('keeping is due the day after, and never for what has ended', () => {
  expect([open, waiting, ended].map((item) => isDue(item, TODAY))).toEqual([true, false, false]);
});
