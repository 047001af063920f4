import type { PriceChange, Rounding } from '../contract.ts';

/** `5`, `-10`, `2,5 %`; in tenths of a percent. Null where it is none, or leaves nothing of the price. */
export function percentFrom(text: string): number | null {
  const match = /^([+-])?(\d{1,3})(?:[.,](\d))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const tenths = (Number(match[2]) * 10 + Number(match[3] ?? 0)) * (match[1] === '-' ? -1 : 1);
  return tenths > -1000 && tenths <= 1000 ? tenths : null;
}

const MOST_CENTS = 99_999_999;

/** What a price becomes; null: less than nothing, or more than a price can be. No change is none, whatever is rounded. */
export function changedCents(priceCents: number, { kind, value, rounding }: PriceChange): number | null {
  if (kind !== 'set' && value === 0) return priceCents;
  // A percentage is reckoned in thousandths, so that half a cent is whole.
  const thousandths = { set: value * 1000, amount: (priceCents + value) * 1000, percent: priceCents * (1000 + value) }[
    kind
  ];
  const cents = thousandths < 0 ? null : rounded(thousandths, rounding);
  return cents === null || cents > MOST_CENTS ? null : cents;
}

const STEPS = { cent: 1, ten_cents: 10, fifty_cents: 50, euro: 100 } as const;
/** Prices that end below a full euro: the nearest one, never below the first. */
const ENDINGS = { ninety: 90, ninety_nine: 99 } as const;

function rounded(thousandths: number, rounding: Rounding): number {
  if (rounding === 'ninety' || rounding === 'ninety_nine') {
    if (thousandths === 0) return 0;
    const ending = ENDINGS[rounding];
    return Math.max(0, Math.floor((thousandths / 1000 - ending + 50) / 100)) * 100 + ending;
  }
  const step = STEPS[rounding];
  return Math.floor((thousandths + (step * 1000) / 2) / (step * 1000)) * step;
}
