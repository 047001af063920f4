import { addMinutes } from '@fachwerk/base/time';
import { expect, test } from 'vitest';
import type { ParcelState, Warmth } from '../contract.ts';
import { capacityOf, packed } from './packing.ts';
import {
  collectUntil,
  heldSpan,
  remindAt,
  tooLongAt,
  USUAL_SETTINGS,
  whyNotClose,
  whyNotCollect,
  whyNotGiveUp,
  whyNotLay,
  whyNotSettings,
  whyNotTakeBack,
} from './parcel.ts';

const piece = (volumeMl: number, warmth: Warmth = 'any') => ({ volumeMl, warmth });

const loads = [
  ['nothing goes nowhere', [], 10, []],
  ['what fits goes into one box', [piece(4), piece(6)], 10, [piece(10)]],
  ['what does not fit goes into two', [piece(4), piece(7)], 10, [piece(7), piece(4)]],
  ['gaps are filled', [piece(7), piece(7), piece(3), piece(3)], 10, [piece(10), piece(10)]],
  ['three boxes are too many', [piece(6), piece(6), piece(6)], 10, null],
  ['a piece larger than the largest box fits nowhere', [piece(11)], 10, null],
  ['what is hot counts for its whole box', [piece(4, 'hot'), piece(5), piece(1, 'chilled')], 10, [piece(10, 'hot')]],
] as const;

for (const [name, pieces, largest, expected] of loads) {
  test(`an order in boxes: ${name}`, () => expect(packed(pieces, largest)).toEqual(expected));
}

test('a box is full before its litres are', () => {
  expect(capacityOf({ widthCm: 40, heightCm: 25, depthCm: 50 })).toBe(40_000);
});

const at = (state: ParcelState) => ({ state });

const refusals = [
  ['lies down in its box', whyNotLay(at('held'), 'accepted'), null],
  ['waits until somebody accepts the order', whyNotLay(at('held'), 'new'), 'pickup.not_accepted'],
  ['waits for its time', whyNotLay(at('planned'), 'accepted'), 'pickup.not_yet'],
  ['lies down once', whyNotLay(at('laid'), 'ready'), 'pickup.already_in'],
  ['lies down no more once it is over', whyNotLay(at('released'), 'done'), 'pickup.over'],
  ['opens for the customer once it lies there', whyNotCollect(at('laid')), null],
  ['opens an empty box for nobody', whyNotCollect(at('held')), 'pickup.not_in_box'],
  ['opens no box of somebody else later', whyNotCollect(at('collected')), 'pickup.over'],
  ['is taken back with a reason', whyNotTakeBack(at('laid'), 'kalt geworden'), null],
  ['is not taken back without', whyNotTakeBack(at('laid'), ' x '), 'pickup.reason_missing'],
  ['is not taken back before it lies there', whyNotTakeBack(at('held'), 'weil'), 'pickup.not_in_box'],
  ['goes to the counter', whyNotGiveUp([at('held'), at('planned')], 'zu groß'), null],
  ['does not go to the counter from inside', whyNotGiveUp([at('held'), at('laid')], 'zu groß'), 'pickup.already_in'],
  ['goes to the counter once', whyNotGiveUp([at('released')], 'zu groß'), 'pickup.over'],
  ['is said to be closed in', whyNotClose({ isOpened: true, doorState: 'unknown' }), null],
  [
    'is not closed in while the sensor sees it open',
    whyNotClose({ isOpened: true, doorState: 'open' }),
    'pickup.door_open',
  ],
  ['is not closed in before it opened', whyNotClose({ isOpened: false, doorState: 'closed' }), 'pickup.not_opened'],
  [
    'is reminded of before it is taken back',
    whyNotSettings({ ...USUAL_SETTINGS, remindMinutes: 1440 }),
    'pickup.remind_after_keep',
  ],
] as const;

for (const [name, given, expected] of refusals) test(`a parcel ${name}`, () => expect(given).toBe(expected));

const now = new Date('2026-03-01T12:00:00Z');
const minutes = (date: Date | null) => date && (date.getTime() - now.getTime()) / 60_000;

test('a box is kept from half an hour before the promised time on, until nobody is waited for', () => {
  const span = (due: number) => Object.values(heldSpan(addMinutes(now, due), now, USUAL_SETTINGS)).map(minutes);
  expect(span(20)).toEqual([0, 1460]);
  expect(span(300)).toEqual([270, 1740]);
  expect(span(-10)).toEqual([0, 1440]);
});

const times = [
  ['any', 1440, null, 120],
  ['chilled', 60, 60, 30],
  ['hot', 30, 30, 15],
] as const;

for (const [warmth, until, tooLong, reminded] of times) {
  test(`how long ${warmth} may lie in a box`, () => {
    const laid = { laidAt: now, warmth };
    const of = [collectUntil(laid, USUAL_SETTINGS), tooLongAt(laid, USUAL_SETTINGS), remindAt(laid, USUAL_SETTINGS)];
    expect(of.map(minutes)).toEqual([until, tooLong, reminded]);
  });
}
