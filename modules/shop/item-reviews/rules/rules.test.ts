import { addDays } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageOf, sumsOf } from './rating.ts';
import { isHandedOver, isRepetition, shortName, variantIn, whyNotWrite } from './whether.ts';

const said = { stars: 4, title: 'Gut', text: 'Hält.', name: 'Ada B.' };
const other = { ...said, stars: 1 };
const bought = { isOn: true, hasItem: true, isDone: true, known: null };
const known = (state: 'waiting' | 'published' | 'rejected') => ({ ...said, state });

const refusals = [
  ['by whoever bought it', bought, null],
  ['not where the shop takes none', { ...bought, isOn: false }, 'review.off'],
  ['not about something else', { ...bought, hasItem: false }, 'review.not_bought'],
  ['not before it is there', { ...bought, isDone: false }, 'review.not_done_yet'],
  ['anew while it waits', { ...bought, known: known('waiting') }, null],
  ['anew after a rejection', { ...bought, known: known('rejected') }, null],
  ['not over what is published', { ...bought, known: known('published') }, 'review.published_already'],
] as const;
test.each(refusals)('a review is written %s', (_name, purchase, reason) =>
  expect(whyNotWrite(purchase, other)).toBe(reason),
);

test.each([
  ['done', 'shipment', 0, true],
  ['done', 'pickup', 0, true],
  ['on_way', 'shipment', 2, false],
  ['on_way', 'shipment', 3, true],
  ['on_way', 'delivery', 9, false],
  ['ready', 'shipment', 9, false],
] as const)('%s, by %s, %i days ago: handed over %s', (state, type, days, isThere) => {
  const now = new Date('2026-11-19T10:00:00Z');
  expect(isHandedOver({ type, state, stateSince: addDays(now, -days) }, now)).toBe(isThere);
});

test('what is published may be sent once more, and counts as done; what was rejected waits anew', () => {
  expect(whyNotWrite({ ...bought, known: known('published') }, said)).toBeNull();
  const repeated = (['waiting', 'published', 'rejected'] as const).map((state) => isRepetition(known(state), said));
  expect(repeated).toEqual([true, true, false]);
  expect(isRepetition(known('waiting'), other)).toBe(false);
});

test('an average lies between the lowest and the highest, and follows from how many gave which stars', () => {
  const given = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(given, (stars) => {
      const byStars = [1, 2, 3, 4, 5].map((each) => stars.filter((one) => one === each).length);
      const sums = sumsOf(byStars);
      expect(sums).toEqual({ reviews: stars.length, stars: stars.reduce((sum, each) => sum + each, 0) });
      expect(averageOf(sums)).toBeGreaterThanOrEqual(Math.min(...stars));
      expect(averageOf(sums)).toBeLessThanOrEqual(Math.max(...stars));
    }),
  );
  expect(averageOf({ reviews: 0, stars: 0 })).toBe(0);
});

test.each([
  [{ firstName: ' Ada ', lastName: 'Beispiel' }, 'Ada B.'],
  [{ firstName: 'Ada', lastName: '' }, 'Ada'],
  [{ firstName: '', lastName: 'Beispiel' }, 'B.'],
])('%o is offered as %s', (contact, shown) => expect(shortName(contact)).toBe(shown));

test.each([
  ['Notizbuch, Weiß', 'Weiß'],
  ['Notizbuch', ''],
  ['Notizblock, Weiß', ''],
])('of the line "%s" the variant is "%s"', (title, expected) => expect(variantIn(title, 'Notizbuch')).toBe(expected));
