import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountShares, lineTotal, refundShares, shareOf, splitShares, totalsOf, vatShares } from './vat.ts';

const line = (unitCents: number, vatPercent = 19, quantity = 1) => ({ unitCents, vatPercent, quantity });

const cases = [
  ['4.50 € at 19 %', [line(450)], [{ vatPercent: 19, grossCents: 450, vatCents: 72, netCents: 378 }]],
  ['one cent', [line(1)], [{ vatPercent: 19, grossCents: 1, vatCents: 0, netCents: 1 }]],
  ['nothing', [line(0)], [{ vatPercent: 19, grossCents: 0, vatCents: 0, netCents: 0 }]],
  [
    'two rates, the higher first',
    [line(107, 7), line(119), line(119)],
    [
      { vatPercent: 19, grossCents: 238, vatCents: 38, netCents: 200 },
      { vatPercent: 7, grossCents: 107, vatCents: 7, netCents: 100 },
    ],
  ],
  [
    'a sum is rounded once',
    [line(10), line(10), line(10)],
    [{ vatPercent: 19, grossCents: 30, vatCents: 5, netCents: 25 }],
  ],
] as const;

for (const [name, lines, expected] of cases) {
  test(`VAT: ${name}`, () => expect(vatShares(lines)).toEqual(expected));
}

const anyLines = fc.array(
  fc.record({
    unitCents: fc.integer({ min: 0, max: 100_000 }),
    vatPercent: fc.constantFrom(0, 7, 19),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 1, maxLength: 12 },
);

test('net and VAT are the gross, and the gross is the lines', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const totals = totalsOf(vatShares(lines));
      expect(totals.netCents + totals.vatCents).toBe(totals.grossCents);
      expect(totals.grossCents).toBe(lines.reduce((sum, each) => sum + lineTotal(each), 0));
    }),
  );
});

test('what goes back is exactly the amount, never more than a rate has, and takes back no more VAT than was charged', () => {
  fc.assert(
    fc.property(anyLines, fc.nat(), (lines, chance) => {
      const shares = vatShares(lines);
      const { grossCents } = totalsOf(shares);
      if (grossCents === 0) return;
      const amount = 1 + (chance % grossCents);
      const back = refundShares(lines, amount);
      expect(totalsOf(back).grossCents).toBe(-amount);
      for (const share of back) {
        const charged = shares.find(({ vatPercent }) => vatPercent === share.vatPercent)!;
        expect(-share.grossCents).toBeLessThanOrEqual(charged.grossCents);
        expect(-share.vatCents).toBeLessThanOrEqual(charged.vatCents);
      }
    }),
  );
});

test('all of it goes back as it was charged', () => {
  const lines = [line(450), line(333, 7)];
  expect(refundShares(lines, 783)).toEqual(
    vatShares(lines).map(({ vatPercent, grossCents }) => shareOf(vatPercent, -grossCents)),
  );
  expect(totalsOf(refundShares(lines, 783)).vatCents).toBe(-totalsOf(vatShares(lines)).vatCents);
});

const discounts = [
  ['one rate takes all of it', [line(1000, 7)], 250, [{ vatPercent: 7, unitCents: -250 }]],
  [
    'two rates as they stand to each other',
    [line(3000, 19), line(1000, 7)],
    100,
    [
      { vatPercent: 19, unitCents: -75 },
      { vatPercent: 7, unitCents: -25 },
    ],
  ],
  [
    'the odd cent goes to whom rounding took most',
    [line(100, 19), line(200, 7)],
    100,
    [
      { vatPercent: 19, unitCents: -33 },
      { vatPercent: 7, unitCents: -67 },
    ],
  ],
  ['no more than the lines cost', [line(500, 7)], 900, [{ vatPercent: 7, unitCents: -500 }]],
  ['nothing off', [line(500, 7)], 0, []],
  ['nothing to take off', [line(0, 7)], 100, []],
] as const;
for (const [name, lines, cents, expected] of discounts) {
  test(`a discount: ${name}`, () => expect(discountShares(lines, cents)).toEqual(expected));
}

test('an order of anything costs what its lines cost, to the cent, and no rate is below zero', () => {
  fc.assert(
    fc.property(anyLines, fc.nat(5_000_000), anyLines, (goods, discountCents, extras) => {
      const discount = discountShares(goods, discountCents).map((share) => ({ ...share, quantity: 1 }));
      const lines = [...goods, ...discount, ...extras];
      const shares = vatShares(lines);
      const totals = totalsOf(shares);
      expect(totals.grossCents).toBe(lines.reduce((sum, each) => sum + lineTotal(each), 0));
      const cost = goods.reduce((sum, each) => sum + lineTotal(each), 0);
      expect(discount.reduce((sum, each) => sum + lineTotal(each), 0)).toBe(0 - Math.min(discountCents, cost));
      expect(totals.netCents + totals.vatCents).toBe(totals.grossCents);
      for (const { grossCents, vatCents, netCents } of shares) {
        expect(Math.min(grossCents, vatCents, netCents)).toBeGreaterThanOrEqual(0);
        for (const each of [grossCents, vatCents, netCents]) expect(Number.isInteger(each)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('cents of three rates go back one by one, never two of a rate that has one', () => {
  const lines = [line(1, 19), line(1, 7), line(1, 0)];
  expect(refundShares(lines, 2).map(({ grossCents }) => grossCents)).toEqual([-1, -1]);
});

test('what goes back in two parts is the whole, rate by rate', () => {
  const shares = [shareOf(19, -1001), shareOf(7, -2500)];
  for (let firstCents = 0; firstCents <= 3501; firstCents += 7) {
    const [first, rest] = splitShares(shares, firstCents);
    const sum = (some: readonly { grossCents: number }[]) => some.reduce((all, { grossCents }) => all + grossCents, 0);
    expect([sum(first) + firstCents, sum(first) + sum(rest)]).toEqual([0, -3501]);
    for (const rate of [19, 7]) {
      const of = (some: readonly { vatPercent: number; grossCents: number }[]) =>
        sum(some.filter(({ vatPercent }) => vatPercent === rate));
      expect(of(first) + of(rest)).toBe(of(shares));
      expect(of(rest)).toBeLessThanOrEqual(0);
    }
  }
});
