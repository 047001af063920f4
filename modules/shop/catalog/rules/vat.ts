import { localDay } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { VatKind } from '../contract-facts.ts';

/** First day of a rate, and its percent; the newest first. 2020 was the half year of lower rates. */
const RATES: Readonly<Record<VatKind, readonly (readonly [from: string, percent: number])[]>> = {
  standard: [
    ['2021-01-01', 19],
    ['2020-07-01', 16],
    ['2007-01-01', 19],
  ],
  reduced: [
    ['2021-01-01', 7],
    ['2020-07-01', 5],
    ['1983-07-01', 7],
  ],
  // Meals in restaurants: § 12 Abs. 2 Nr. 15 UStG, for good since 2026.
  meal: [
    ['2026-01-01', 7],
    ['2024-01-01', 19],
    ['2021-01-01', 7],
    ['2020-07-01', 5],
    ['2007-01-01', 19],
  ],
  free: [['1968-01-01', 0]],
};

/** The rate of the day on which something is delivered, by the clock of the books. */
export function vatPercent(kind: VatKind, at: Date): number {
  // Said with Intl alone: browsers price a choice by this, and not all of them know Temporal.
  const on = localDay(at, HOUSE_ZONE);
  return RATES[kind].find(([from]) => from <= on)?.[1] ?? RATES[kind].at(-1)![1];
}
