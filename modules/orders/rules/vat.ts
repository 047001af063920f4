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

/**
 * A part of an invoice that goes back, spread over its rates as they stand to each other. The cents that rounding leaves over go to
 * the greatest share, so that the parts are exactly the amount.
 */
export function refundShares(lines: readonly PricedLine[], amountCents: number): VatShare[] {
  const shares = vatShares(lines).filter(({ grossCents }) => grossCents > 0);
  const total = sum(shares.map(({ grossCents }) => grossCents));
  const parts = shares.map(({ grossCents }) => Math.floor((amountCents * grossCents) / total));
  const greatest = shares.reduce((best, share, at) => (share.grossCents > shares[best]!.grossCents ? at : best), 0);
  const rest = amountCents - sum(parts);
  return shares
    .map(({ vatPercent }, at) => shareOf(vatPercent, -(parts[at]! + (at === greatest ? rest : 0))))
    .filter(({ grossCents }) => grossCents !== 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
