/** Invoices are kept this long, counted from the end of their year (§ 14b UStG, § 147 AO: eight since 2025). */
export const RETENTION_YEARS = 8;

/** When an invoice may go: the first moment after the years it has to be kept. */
export function retainedUntil(issuedAt: Date): Date {
  return new Date(Date.UTC(issuedAt.getUTCFullYear() + RETENTION_YEARS + 1, 0, 1));
}
