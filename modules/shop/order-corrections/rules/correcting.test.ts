import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctedLines, differenceOf, remainingLines, takenBack, whyNotCorrect } from './correcting.ts';

const line = (position: number, unitCents: number, vatPercent = 7, kind: 'item' | 'rental' | 'discount' = 'item') => ({
  position,
  unitCents,
  vatPercent,
  kind,
  quantity: 1,
  title: `Zeile ${position}`,
  detail: '',
  data: {},
  subjectId: '00000000-0000-4000-8000-000000000001',
});
const lines = [line(1, 1000), line(2, 300, 19), line(3, -100, 7, 'discount')];
const nothing = { removed: [], repriced: [], added: [] };
const more = { title: 'Extra Käse', quantity: 1, unitCents: 150, vatPercent: 7 };
type Order = Parameters<typeof whyNotCorrect>[0];
const open: Order = {
  status: 'new',
  paymentState: 'open',
  paidCents: 0,
  giftCents: 0,
  refundPendingCents: 0,
  refundedCents: 0,
  hasInvoice: false,
  payments: [],
};
const paid: Order = { ...open, paymentState: 'paid', paidCents: 1200, hasInvoice: true };

test('lines are removed, priced anew and added', () => {
  const after = correctedLines(lines, { removed: [2], repriced: [{ position: 1, unitCents: 900 }], added: [more] });
  expect(after.map(({ title, unitCents }) => [title, unitCents])).toEqual([
    ['Zeile 1', 900],
    ['Zeile 3', -100],
    ['Extra Käse', 150],
  ]);
});

test('what was corrected once stands so for the next time; steps of before it was paid do not count', () => {
  const steps = [
    { kind: 'corrected', data: { amountCents: -5, removed: ['Zeile 1'], added: [] } },
    { kind: 'corrected', data: { positions: [2], prices: [{ position: 1, unitCents: 900 }] } },
    { kind: 'paid', data: { positions: [1], prices: [] } },
  ] as const;
  expect(remainingLines(lines, steps).map(({ position, unitCents }) => [position, unitCents])).toEqual([
    [1, 900],
    [3, -100],
  ]);
});

test('the difference is told by rate', () => {
  const after = correctedLines(lines, { ...nothing, removed: [2], added: [more] });
  expect(differenceOf(lines, after).map(({ vatPercent, grossCents }) => [vatPercent, grossCents])).toEqual([
    [19, -300],
    [7, 150],
  ]);
});

const cases = [
  ['a line less before it is paid', open, { ...nothing, removed: [2] }, null],
  ['a line more before it is paid', open, { ...nothing, added: [more] }, null],
  ['a line less after it is paid', paid, { ...nothing, removed: [2] }, null],
  ['a line more after it is paid', paid, { ...nothing, added: [more] }, 'correction.only_less'],
  ['one rate less, another more', paid, { ...nothing, removed: [2], added: [more] }, 'correction.only_less'],
  [
    'more once the invoice is there',
    { ...open, hasInvoice: true },
    { ...nothing, added: [more] },
    'correction.only_less',
  ],
  ['less once the invoice is there', { ...open, hasInvoice: true }, { ...nothing, removed: [2] }, null],
  ['more than is left', { ...paid, refundedCents: 1000 }, { ...nothing, removed: [2] }, 'order.refund_too_high'],
  ['nothing', open, nothing, 'correction.nothing'],
  ['the same price', open, { ...nothing, repriced: [{ position: 1, unitCents: 1000 }] }, 'correction.nothing'],
  ['all lines', open, { ...nothing, removed: [1, 2, 3] }, 'correction.empty'],
  ['what a discount is on', open, { ...nothing, removed: [1] }, 'correction.below_zero'],
  ['a line that is none', open, { ...nothing, removed: [9] }, 'correction.line_unknown'],
  [
    'down to nothing',
    open,
    { ...nothing, removed: [3], repriced: [1, 2].map((position) => ({ position, unitCents: 0 })) },
    'correction.empty',
  ],
  [
    'while somebody pays',
    { ...open, payments: [{ provider: 'stripe', state: 'started' }] },
    { ...nothing, removed: [2] },
    'correction.being_paid',
  ],
  [
    'after somebody gave up',
    { ...open, payments: [{ provider: 'stripe', state: 'failed' }] },
    { ...nothing, removed: [2] },
    null,
  ],
  ['a cancelled order', { ...open, status: 'canceled' }, { ...nothing, removed: [2] }, 'order.canceled'],
] as const;
for (const [name, order, correction, expected] of cases) {
  test(`correcting: ${name}`, () =>
    expect(
      whyNotCorrect(order, lines, {
        removed: [...correction.removed],
        repriced: [...correction.repriced],
        added: [...correction.added],
      }),
    ).toBe(expected));
}

test('a box is not priced here', () => {
  const box = [line(1, 450, 19, 'rental'), line(2, 300)];
  expect(whyNotCorrect(open, box, { ...nothing, removed: [1] })).toBe('correction.line_unknown');
});

test('the difference is exactly what the new lines cost more or less', () => {
  const price = fc.integer({ min: 0, max: 50_000 });
  const anyLines = fc.array(fc.record({ unitCents: price, rate: fc.constantFrom(0, 7, 19) }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(anyLines, fc.array(price, { maxLength: 8 }), (given, prices) => {
      const before = given.map(({ unitCents, rate }, at) => line(at + 1, unitCents, rate));
      const repriced = prices.slice(0, before.length).map((unitCents, at) => ({ position: at + 1, unitCents }));
      const after = correctedLines(before, { ...nothing, repriced });
      const sum = (of: readonly { readonly unitCents: number }[]) =>
        of.reduce((total, each) => total + each.unitCents, 0);
      const difference = differenceOf(before, after).reduce((total, { grossCents }) => total + grossCents, 0);
      expect(difference).toBe(sum(after) - sum(before));
    }),
  );
});

test('some pieces of a line come back once: the next correction counts from what is left', () => {
  const three = [{ ...line(1, 1000), quantity: 3 }, line(2, 300, 19)];
  const correction = { ...nothing, reduced: [{ position: 1, quantity: 2 }] };
  expect(takenBack(three, correction)).toMatchObject([{ position: 1, quantity: 2 }]);
  expect(takenBack(three, { ...nothing, removed: [1] })).toMatchObject([{ position: 1, quantity: 3 }]);
  expect(whyNotCorrect({ ...paid, paidCents: 3300 }, three, correction)).toBeNull();
  const steps = [{ kind: 'corrected', data: { positions: [], prices: [], reduced: correction.reduced } }] as const;
  const left = remainingLines(three, steps);
  expect(left.map(({ position, quantity }) => [position, quantity])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(whyNotCorrect({ ...paid, paidCents: 3300 }, left, correction)).toBe('correction.too_many');
});

const tooMany = [
  ['all of them', [{ position: 1, quantity: 3 }], 'correction.too_many'],
  ['more than there are', [{ position: 1, quantity: 4 }], 'correction.too_many'],
  ['twice of one line', [1, 1].map((quantity) => ({ position: 1, quantity })), 'correction.too_many'],
  ['of a line that is none', [{ position: 9, quantity: 1 }], 'correction.line_unknown'],
] as const;
test.each(tooMany)('pieces that come back: %s', (_, reduced, expected) =>
  expect(whyNotCorrect(open, [{ ...line(1, 1000), quantity: 3 }], { ...nothing, reduced: [...reduced] })).toBe(
    expected,
  ),
);

test('pieces that come back one by one cost what the line cost', () => {
  const cents = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 2, max: 30 }), fc.constantFrom(0, 7, 19), (unitCents, quantity, rate) => {
      const sold = [{ ...line(1, unitCents, rate), quantity }, line(2, 100)];
      let left = sold;
      let backCents = 0;
      for (let pieces = quantity; pieces > 1; pieces--) {
        const correction = { ...nothing, reduced: [{ position: 1, quantity: 1 }] };
        const [difference] = differenceOf(left, correctedLines(left, correction));
        backCents -= difference!.grossCents;
        left = left.map((each) => (each.position === 1 ? { ...each, quantity: each.quantity - 1 } : each));
      }
      const last = differenceOf(left, correctedLines(left, { ...nothing, removed: [1] }));
      backCents -= last.reduce((sum, { grossCents }) => sum + grossCents, 0);
      expect(backCents).toBe(unitCents * quantity);
    }),
  );
});
