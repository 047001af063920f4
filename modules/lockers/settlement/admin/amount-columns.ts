import type { StatementAmounts } from '../contract.ts';

type Amount = {
  readonly name: 'base' | 'share' | 'minimum' | 'fees' | 'net' | 'vat' | 'total';
  readonly rank: 1 | 3 | 4 | 5 | 6;
  readonly of: (amounts: StatementAmounts) => number;
};

/** Share, minimum and fees are the net; net and VAT are the total. Where not all fit, the parts are left out before the sums. */
export const AMOUNTS: readonly Amount[] = [
  { name: 'base', rank: 3, of: ({ baseCents }) => baseCents },
  { name: 'share', rank: 4, of: ({ shareCents }) => shareCents },
  { name: 'minimum', rank: 6, of: ({ minimumCents }) => minimumCents },
  { name: 'fees', rank: 5, of: ({ feeCents }) => feeCents },
  { name: 'net', rank: 3, of: ({ netCents }) => netCents },
  { name: 'vat', rank: 3, of: ({ vatCents }) => vatCents },
  { name: 'total', rank: 1, of: ({ grossCents }) => grossCents },
];
