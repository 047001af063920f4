import { expect, test } from 'vitest';
import type { StocktakeBox, StocktakeSheet } from '../contract.ts';
import { differenceOf, followUpsOf, isFollowed } from './differences.ts';
import { whyNotFollow } from './follow.ts';
import { nextBox } from './progress.ts';
import { outcomeOf, stateAfter, whyNotReport, withWaiting } from './reports.ts';

const ADA = '018f0000-0000-7000-8000-0000000000a1';
const TONI = '018f0000-0000-7000-8000-0000000000a2';
const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const box = (number: string, given: Partial<StocktakeBox> = {}): StocktakeBox => ({
  lockId: `018f0000-0000-7000-8000-00000000000${number}`,
  number,
  sizeCode: 'M',
  qrCode: `Code-${number}`,
  column: Number(number),
  row: 1,
  state: 'free',
  expected: null,
  outReason: '',
  result: null,
  note: '',
  checkedAt: null,
  checkedById: null,
  checkedByName: '',
  openedAt: null,
  openedById: null,
  openedByName: '',
  alerts: 0,
  foundItems: 0,
  ...given,
});
const seen = { result: 'empty', note: '', checkedAt: at('10:05'), checkedById: ADA } as const;
const unseen = { result: null, note: '', checkedAt: null, checkedById: null } as const;
const says = (result: 'empty' | 'dirty', text = '') => ({ kind: 'checked', result, text }) as const;

const outcomes = [
  ['is applied to a box nobody looked into', says('empty'), unseen, { at: at('10:00'), personId: TONI }, 'applied'],
  ['says nothing new', says('empty'), seen, { at: at('10:06'), personId: TONI }, 'already'],
  ['adds a note', says('empty', 'Kratzer'), seen, { at: at('10:06'), personId: TONI }, 'applied'],
  ['replaces what a colleague saw before', says('dirty'), seen, { at: at('10:06'), personId: TONI }, 'replaced'],
  ['does not replace what a colleague saw after', says('dirty'), seen, { at: at('10:04'), personId: TONI }, 'already'],
  ['corrects oneself, whatever the clock says', says('dirty'), seen, { at: at('10:04'), personId: ADA }, 'applied'],
  ['takes back', { kind: 'reset' }, seen, { at: at('10:06'), personId: ADA }, 'applied'],
  ['takes nothing back twice', { kind: 'reset' }, unseen, { at: at('10:06'), personId: ADA }, 'already'],
] as const;
for (const [name, report, before, made, expected] of outcomes) {
  test(`a report ${name}`, () => expect(outcomeOf(report, before, made)).toBe(expected));
}

const differences = [
  ['a free box that is not empty', 'free', 'not_empty', 'free_not_empty'],
  ['a reserved box that is not empty', 'reserved', 'not_empty', 'reserved_not_empty'],
  ['a free box that is empty', 'free', 'empty', null],
  ['a rented box that is not empty', 'rented', 'not_empty', null],
  ['a box out of service that works', 'out_of_service', 'empty', 'out_of_service_works'],
  ['a box out of service that jams', 'out_of_service', 'jammed', null],
  ['a box to check that is empty', 'to_check', 'empty', 'to_check_empty'],
  ['a free box that jams', 'free', 'jammed', 'jammed'],
  ['an overrun box that is dirty', 'overrun', 'dirty', 'dirty'],
] as const;
for (const [name, expected, result, difference] of differences) {
  test(`${name} differs: ${difference}`, () => expect(differenceOf({ expected, result })).toBe(difference));
}

test('every follow-up of a difference is open before and done after', () => {
  expect(followUpsOf('free_not_empty')).toEqual(['found_item', 'out_of_service', 'alert']);
  const before = box('1');
  const after = box('1', { state: 'out_of_service', alerts: 1, foundItems: 1 });
  for (const what of followUpsOf('free_not_empty'))
    expect([isFollowed(before, what), isFollowed(after, what)]).toEqual([false, true]);
});

const full = box('1', { expected: 'free', result: 'not_empty', checkedAt: at('10:00') });
const follows = [
  ['with the right', full, 'out_of_service', ['locks.service'], null],
  ['without the right', full, 'out_of_service', ['locks.open'], 'stocktake.right_missing'],
  ['where nothing differs', box('1'), 'alert', ['alerts.handle'], 'stocktake.no_difference'],
  [
    'where it is rented now',
    { ...full, state: 'rented' as const },
    'out_of_service',
    ['locks.service'],
    'stocktake.not_open_any_more',
  ],
] as const;
for (const [name, given, what, rights, expected] of follows) {
  test(`a follow-up ${name}`, () => expect(whyNotFollow(given, what, new Set<string>(rights))).toBe(expected));
}

const going = { myId: TONI, now: at('10:10'), isBackwards: false };
const wall = [
  box('1', { result: 'empty', checkedAt: at('10:00') }),
  box('2', { state: 'rented' }),
  box('3', { openedAt: at('10:09'), openedById: ADA }),
  box('4'),
  box('5'),
];
const ways = [
  ['skips what is checked, rented, or opened by a colleague', wall, going, '4'],
  ['goes on behind the box one stands at', wall, { ...going, from: wall[3]!.lockId }, '5'],
  ['begins at the other end', wall, { ...going, isBackwards: true }, '5'],
  ['comes back to the start', wall, { ...going, from: wall[4]!.lockId }, '4'],
  ['takes what a colleague opened long ago', wall.slice(0, 3), { ...going, now: at('10:30') }, '3'],
  ['takes what a colleague opened when nothing else is left', wall.slice(0, 3), going, '3'],
  ['ends', wall.slice(0, 2), going, undefined],
] as const;
for (const [name, boxes, where, expected] of ways) {
  test(`the way ${name}`, () => expect(nextBox(boxes, where)?.number).toBe(expected));
}

test('what a report lacks is said', () => {
  expect(whyNotReport({ kind: 'checked', result: 'empty' })).toBe('stocktake.box_unknown');
  expect(whyNotReport({ kind: 'checked', lockId: ADA })).toBe('stocktake.result_missing');
  expect(whyNotReport({ kind: 'paused' })).toBeNull();
});

test('work continues a pause, and nothing reopens what is finished', () => {
  expect([stateAfter('paused', 'checked'), stateAfter('running', 'paused')]).toEqual(['running', 'paused']);
  expect(stateAfter('finished', 'checked')).toBe('finished');
});

test('what waits on a phone is shown as it will be, once', () => {
  const sheet: StocktakeSheet = {
    stocktake: {
      id: ADA,
      companyId: ADA,
      companyName: 'City',
      locationId: ADA,
      locationName: 'Berlin',
      state: 'running',
      startedAt: at('09:00'),
      startedByName: 'Ada',
      finishedAt: null,
      finishedByName: '',
      boxes: 2,
      checked: 0,
      rented: 0,
      differences: 0,
    },
    timeZone: 'Europe/Berlin',
    boxes: [box('1'), box('2')],
    records: [],
  };
  const by = { personId: TONI, personName: 'Toni', at: at('10:00').getTime() };
  const waiting = [
    { recordId: 'r1', kind: 'checked' as const, lockId: box('1').lockId, result: 'not_empty' as const, ...by },
    { recordId: 'r2', kind: 'finished' as const, ...by },
  ];
  const after = withWaiting(sheet, waiting);
  expect(after.stocktake).toMatchObject({ checked: 1, differences: 1, state: 'finished', finishedByName: 'Toni' });
  expect(withWaiting(after, waiting)).toBe(after);
});
