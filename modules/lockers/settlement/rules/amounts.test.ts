import { shareOf } from '@fachwerk/orders/rules/vat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Terms, Tier } from '../contract.ts';
import { amountsOf, grossOf, tierShares, VAT_PERCENT } from './amounts.ts';

const tiers: Tier[] = [
  { fromCents: 0, basisPoints: 1500 },
  { fromCents: 1_000_000, basisPoints: 1000 },
];
const terms: Terms = { tiers, fees: [{ name: 'Software', cents: 4900 }], minimumCents: 20_000 };

const cases = [
  ['the lower share below the step', 500_000, { shareCents: 75_000, minimumCents: 0, netCents: 79_900 }],
  [
    'both shares above it',
    1_500_000,
    { shareCents: 200_000, netCents: 204_900, vatCents: 38_931, grossCents: 243_831 },
  ],
  ['what is missing to the minimum', 100_000, { shareCents: 15_000, minimumCents: 5000, netCents: 24_900 }],
  ['the minimum without turnover', 0, { shareCents: 0, minimumCents: 20_000, netCents: 24_900 }],
  [
    'the minimum and what more came back than was sold',
    -10_000,
    { shareCents: -1500, minimumCents: 21_500, netCents: 24_900 },
  ],
] as const;

for (const [name, base, expected] of cases)
  test(`a month costs ${name}`, () =>
    expect(amountsOf(base, terms, VAT_PERCENT)).toMatchObject({ baseCents: base, ...expected }));

test('without a minimum a month may go back', () => {
  expect(amountsOf(-10_000, { tiers, fees: [], minimumCents: 0 }, VAT_PERCENT)).toMatchObject({
    netCents: -1500,
    vatCents: -285,
  });
});

const anyTiers = fc
  .array(
    fc.record({ step: fc.integer({ min: 1, max: 5_000_000 }), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
    {
      minLength: 1,
      maxLength: 10,
    },
  )
  .map((steps) => {
    let from = 0;
    return steps.map(({ step, basisPoints }, at): Tier => {
      if (at > 0) from += step;
      return { fromCents: from, basisPoints };
    });
  });
const anyBase = fc.integer({ min: -5_000_000, max: 2_000_000_000 });

test('the tiers take all of the turnover, each part once, and their shares are the whole share to the cent', () => {
  fc.assert(
    fc.property(anyBase, anyTiers, (base, some) => {
      const parts = tierShares(base, some);
      expect(parts.reduce((sum, { ofCents }) => sum + ofCents, 0)).toBe(base);
      const exact = parts.reduce((sum, { ofCents, basisPoints }) => sum + ofCents * basisPoints, 0) / 10_000;
      const share = parts.reduce((sum, { shareCents }) => sum + shareCents, 0);
      expect(Math.abs(share - exact)).toBeLessThanOrEqual(0.5001);
    }),
  );
});

test('more turnover never costs less, and nobody pays more than all of it or less than the minimum', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      fc.nat(1_000_000),
      anyTiers,
      fc.nat(1_000_000),
      (base, more, some, minimumCents) => {
        const at = (cents: number) => amountsOf(cents, { tiers: some, fees: [], minimumCents }, VAT_PERCENT);
        expect(at(base + more).netCents).toBeGreaterThanOrEqual(at(base).netCents);
        expect(at(base).shareCents).toBeLessThanOrEqual(base);
        expect(at(base).netCents).toBeGreaterThanOrEqual(minimumCents);
      },
    ),
  );
});

test('the sums of a statement add up, and its lines say the same net as programs reckon back from gross', () => {
  const anyLines = fc.array(fc.integer({ min: -100_000, max: 10_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(anyLines, (nets) => {
      const lines = grossOf(nets, VAT_PERCENT);
      let [net, gross] = [0, 0];
      lines.forEach((line, at) => {
        net += nets[at]!;
        gross += line;
        expect(shareOf(19, gross).netCents).toBe(net);
      });
    }),
  );
  fc.assert(
    fc.property(anyBase, anyTiers, fc.nat(1_000_000), (base, some, minimumCents) => {
      const {
        shareCents,
        minimumCents: missing,
        feeCents,
        netCents,
        vatCents,
        grossCents,
      } = amountsOf(base, { tiers: some, fees: [{ name: 'x', cents: 999 }], minimumCents }, VAT_PERCENT);
      expect([shareCents + missing + feeCents, netCents + vatCents]).toEqual([netCents, grossCents]);
    }),
  );
});
