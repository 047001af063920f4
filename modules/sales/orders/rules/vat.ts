/** What is needed of a line to reckon: gross prices, VAT is inside. */
export type PricedLine = { readonly quantity: number; readonly unitCents: number; readonly vatPercent: number };

/** What one rate has of an amount. */
export type VatShare = {
  readonly vatPercent: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
};

export const lineTotal = ({ quantity, unitCents }: PricedLine): number => quantity * unitCents;

/** By rate, the highest first. VAT is reckoned from the sum of a rate, not line by line: so it is rounded once. */
export function vatShares(lines: readonly PricedLine[]): VatShare[] {
  const rates = Map.groupBy(lines, ({ vatPercent }) => vatPercent);
  return [...rates]
    .map(([vatPercent, some]) => shareOf(vatPercent, sum(some.map(lineTotal))))
    .sort((a, b) => b.vatPercent - a.vatPercent);
}

export function shareOf(vatPercent: number, grossCents: number): VatShare {
  const sign = Math.sign(grossCents);
  // Half a cent goes up, on a correction too: it takes back what the invoice said.
  const vatCents = sign * Math.round((Math.abs(grossCents) * vatPercent) / (100 + vatPercent)) || 0;
  return { vatPercent, grossCents, vatCents, netCents: grossCents - vatCents };
}

export function totalsOf(shares: readonly VatShare[]) {
  return {
    netCents: sum(shares.map((share) => share.netCents)),
    vatCents: sum(shares.map((share) => share.vatCents)),
    grossCents: sum(shares.map((share) => share.grossCents)),
  };
}

/** A part of an invoice that goes back, spread over its rates as they stand to each other. */
export function refundShares(lines: readonly PricedLine[], amountCents: number): VatShare[] {
  return partsByRate(lines, amountCents).map(({ vatPercent, cents }) => shareOf(vatPercent, -cents));
}

/** What goes back, in two parts with their own shares: of the first so much, of the second the rest, rate by rate. */
export function splitShares(shares: readonly VatShare[], firstCents: number): readonly [VatShare[], VatShare[]] {
  const lines = shares.map(({ vatPercent, grossCents }) => ({ quantity: 1, unitCents: -grossCents, vatPercent }));
  const first = partsByRate(lines, firstCents);
  const centsOf = (rate: number) => first.find(({ vatPercent }) => vatPercent === rate)?.cents ?? 0;
  return [
    first.map(({ vatPercent, cents }) => shareOf(vatPercent, -cents)),
    shares
      .map(({ vatPercent, grossCents }) => shareOf(vatPercent, grossCents + centsOf(vatPercent)))
      .filter(({ grossCents }) => grossCents !== 0),
  ];
}

/**
 * A discount on these lines, spread over their rates as they stand to each other: the `vatPercent` and `unitCents` (negative) of a
 * `discount` line for each. It takes no more than the lines cost.
 */
export function discountShares(lines: readonly PricedLine[], discountCents: number) {
  const most = sum(lines.map(lineTotal));
  return partsByRate(lines, Math.max(0, Math.min(discountCents, most))).map(({ vatPercent, cents }) => ({
    vatPercent,
    unitCents: -cents,
  }));
}

function partsByRate(lines: readonly PricedLine[], amountCents: number) {
  const shares = vatShares(lines).filter(({ grossCents }) => grossCents > 0);
  const parts = partsOf(
    shares.map(({ grossCents }) => grossCents),
    amountCents,
  );
  return shares.map(({ vatPercent }, at) => ({ vatPercent, cents: parts[at]! })).filter(({ cents }) => cents > 0);
}

/**
 * An amount spread over others as they stand to each other: exactly the amount, and of none more than it has, as long as there is enough.
 * Cents that rounding leaves over go one each to those that lost most by it. In whole numbers: a product of two amounts may be more than a
 * float holds.
 */
export function partsOf(amounts: readonly number[], cents: number): number[] {
  const total = BigInt(sum(amounts));
  if (total === 0n) return amounts.map(() => 0);
  const parts = amounts.map((amount) => {
    const product = BigInt(cents) * BigInt(amount);
    return { cents: Number(product / total), lost: product % total };
  });
  const rest = cents - sum(parts.map((part) => part.cents));
  const losers = parts.toSorted((a, b) => Number(b.lost - a.lost)).slice(0, rest);
  return parts.map((part) => part.cents + (losers.includes(part) ? 1 : 0));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
