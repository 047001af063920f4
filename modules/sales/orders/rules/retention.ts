import { startOfDay, zoned } from '@fachwerk/base/time';

/** Invoices are kept this long, counted from the end of their year (§ 14b UStG, § 147 AO: eight since 2025). */
export const RETENTION_YEARS = 8;

/** When an invoice may go: the first moment after the years it has to be kept. */
export function retainedUntil(issuedAt: Date): Date {
  return startOfYear(zoned(issuedAt).year + RETENTION_YEARS + 1);
}

/** The first moment of the oldest year whose invoices still have to be kept. */
export function retainedSince(now: Date): Date {
  return startOfYear(zoned(now).year - RETENTION_YEARS);
}

const startOfYear = (year: number) => startOfDay(Temporal.PlainDate.from({ year, month: 1, day: 1 }));
