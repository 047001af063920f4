import { expect, test } from 'vitest';
import { retainedSince, retainedUntil } from './retention.ts';

const invoices = [
  ['of the last minute of a year counts from its end', '2025-12-31T22:59:00Z', '2033-12-31T23:00:00Z'],
  ['of half past midnight on New Year’s Day keeps its year', '2025-12-31T23:30:00Z', '2034-12-31T23:00:00Z'],
  ['of a summer day counts from the end of the year', '2025-07-01T10:00:00Z', '2033-12-31T23:00:00Z'],
  ['of the last hour of a day with 25 counts from the end of the year', '2025-10-26T22:30:00Z', '2033-12-31T23:00:00Z'],
] as const;

for (const [name, issuedAt, until] of invoices) {
  test(`an invoice ${name}`, () => {
    expect(retainedUntil(new Date(issuedAt))).toEqual(new Date(until));
    // What is asked of the database says the same as what people are told.
    const mayGo = (now: string) => new Date(issuedAt) < retainedSince(new Date(now));
    const lastMoment = new Date(new Date(until).getTime() - 1).toISOString();
    expect([mayGo(lastMoment), mayGo(until)]).toEqual([false, true]);
  });
}
