import { expect, test } from 'vitest';
import { countsOf, seenIn } from './day-counts.ts';
import { funnelsOf, stagesOf, worstStep } from './funnel.ts';
import type { Visit } from './visit.ts';

test.each([
  ['/shop', ['shop/item']],
  ['/shop/artikel/tee', ['shop/item']],
  ['/standort/koeln', ['boxes/place']],
  ['/warenkorb', ['shop/cart', 'boxes/cart']],
  ['/kasse', ['shop/till', 'boxes/till']],
  ['/bestellung/:orderHash', ['shop/order', 'boxes/order']],
  ['/bestellung/:orderHash/zahlung', ['shop/payment', 'boxes/payment']],
  ['/bestellung/:orderHash/rechnung', []],
  ['/termine/schnitt/buchen', ['appointments/time']],
  ['/termin/:key', ['appointments/booked']],
  ['/', []],
  ['/ueber-uns', []],
] as const)('%s counts for %s', (path, stages) => {
  expect(stagesOf(path)).toEqual(stages);
});

const counts = (given: Record<string, number>) => new Map(Object.entries(given));
const shop = counts({
  'shop/item': 200,
  'shop/cart': 80,
  'shop/till': 40,
  'shop/payment': 30,
  'shop/order': 28,
  'boxes/cart': 80,
});

test('each step says how many stayed and how many left, and the whole how many ordered', () => {
  const [funnel, ...others] = funnelsOf(shop);
  expect(others).toEqual([]);
  expect(funnel).toEqual({
    journey: 'shop',
    overallPercent: 14,
    steps: [
      { stage: 'item', visitors: 200, stayedPercent: null, left: 0 },
      { stage: 'cart', visitors: 80, stayedPercent: 40, left: 120 },
      { stage: 'till', visitors: 40, stayedPercent: 50, left: 40 },
      { stage: 'payment', visitors: 30, stayedPercent: 75, left: 10 },
      { stage: 'order', visitors: 28, stayedPercent: 93, left: 2 },
    ],
  });
  expect(worstStep(funnel!.steps)).toBe(1);
});

test('more at a later step than before are no loss and no more than all; nobody before is no share', () => {
  const [funnel] = funnelsOf(counts({ 'boxes/place': 4, 'boxes/cart': 6, 'boxes/till': 0, 'boxes/payment': 2 }));
  expect(funnel?.steps.map(({ stayedPercent, left }) => [stayedPercent, left])).toEqual([
    [null, 0],
    [100, 0],
    [0, 6],
    [null, 0],
    [0, 2],
  ]);
  expect(funnel?.overallPercent).toBe(0);
});

test('a company without visitors at the beginning of a way has none of it', () => {
  expect(funnelsOf(counts({ 'shop/cart': 3, 'appointments/booked': 1 }))).toEqual([]);
  expect(worstStep([{ stage: 'item', visitors: 3, stayedPercent: null, left: 0 }])).toBeNull();
});

test('somebody counts once a day at a step, however many pages of it they look at', () => {
  const visit: Visit = { path: '/', source: null, campaign: '', device: 'phone', isUnwilling: false };
  const visits = ['/shop/artikel/a', '/shop/artikel/b', '/warenkorb'].map((path) => ({ ...visit, path, visitor: 'v' }));
  const all = countsOf(visits, seenIn(visits));
  const stages = all.filter(({ kind }) => kind === 'stage').map(({ name, visitors, views }) => [name, visitors, views]);
  expect(stages).toEqual([
    ['boxes/cart', 1, 1],
    ['shop/cart', 1, 1],
    ['shop/item', 1, 2],
  ]);
  expect(all.filter(({ kind }) => kind === 'page')).toHaveLength(3);
});
