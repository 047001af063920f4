import type { StatementAmounts, Terms, Tier } from '../contract.ts';

/** What services of a franchisor are taxed at (§ 12 UStG); by whom is asked of `vatRateOf`. */
export const VAT_PERCENT = 19;

/** Half a cent goes away from zero: what is taken back is what was charged. In whole numbers, so that no float decides about a cent. */
function divided(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded);
}

export type TierShare = Tier & { readonly ofCents: number; readonly shareCents: number };

/**
 * What each tier charges of its part of the turnover. Reckoned from what all tiers up to it charge together, so the parts are exactly the
 * whole. Where more was taken back than sold, the lowest share goes back.
 */
export function tierShares(baseCents: number, tiers: readonly Tier[]): TierShare[] {
  let charged = 0;
  let sofar = 0n;
  return tiers.map((tier, at) => {
    const until = tiers[at + 1]?.fromCents ?? Number.POSITIVE_INFINITY;
    const inside =
      baseCents < 0 ? (at === 0 ? baseCents : 0) : Math.max(0, Math.min(baseCents, until) - tier.fromCents);
    sofar += BigInt(inside) * BigInt(tier.basisPoints);
    const together = divided(sofar, 10_000n);
    const shareCents = together - charged;
    charged = together;
    return { ...tier, ofCents: inside, shareCents };
  });
}

/** Share by tiers, at least the minimum, and the fees; VAT is reckoned once, from the whole. */
export function amountsOf(
  baseCents: number,
  { tiers, fees, minimumCents: minimum }: Terms,
  vatPercent: number,
): StatementAmounts {
  const shareCents = tierShares(baseCents, tiers).reduce((sum, tier) => sum + tier.shareCents, 0);
  const minimumCents = Math.max(0, minimum - shareCents);
  const feeCents = fees.reduce((sum, { cents }) => sum + cents, 0);
  const netCents = shareCents + (minimum > 0 ? minimumCents : 0) + feeCents;
  const vatCents = vatOf(netCents, vatPercent);
  return {
    baseCents,
    shareCents,
    minimumCents: minimum > 0 ? minimumCents : 0,
    feeCents,
    netCents,
    vatCents,
    grossCents: netCents + vatCents,
  };
}

const vatOf = (netCents: number, vatPercent: number) => divided(BigInt(netCents) * BigInt(vatPercent), 100n);

/** Net amounts one after the other, as gross ones that have exactly them inside: programs reckon back from gross. */
export function grossOf(netCents: readonly number[], vatPercent: number): number[] {
  let [net, gross] = [0, 0];
  return netCents.map((cents) => {
    net += cents;
    const together = net + vatOf(net, vatPercent);
    const line = together - gross;
    gross = together;
    return line;
  });
}
