import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTotal, refundShares, shareOf, totalsOf, vatShares } from './vat.ts';

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
