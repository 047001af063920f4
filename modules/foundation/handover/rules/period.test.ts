import { expect, test } from 'vitest';
import type { PeriodStart } from '../contract.ts';
import { comparedWith, periodOf, whyNotPeriod } from './period.ts';

const at = (text: string) => new Date(text);
const startOf = (since: PeriodStart, now: Date, lastVisitAt: Date | null) => periodOf({ since }, now, lastVisitAt).from;

const starts = [
  ['evening in winter', 'evening', '2026-11-19T06:00:00Z', '2026-11-18T17:00:00Z'],
  ['evening in summer', 'evening', '2026-07-02T05:00:00Z', '2026-07-01T16:00:00Z'],
  ['evening on the day the clocks go forward', 'evening', '2026-03-29T06:00:00Z', '2026-03-28T17:00:00Z'],
  ['evening on the day after it', 'evening', '2026-03-30T06:00:00Z', '2026-03-29T16:00:00Z'],
  ['evening on the day the clocks go back', 'evening', '2026-10-25T07:00:00Z', '2026-10-24T16:00:00Z'],
  [
    'evening just after midnight here, when it is still yesterday in UTC',
    'evening',
    '2026-11-18T23:30:00Z',
    '2026-11-18T17:00:00Z',
  ],
  ['day', 'day', '2026-11-19T06:00:00Z', '2026-11-18T06:00:00Z'],
  ['Friday, on a Monday', 'friday', '2026-11-16T06:00:00Z', '2026-11-13T17:00:00Z'],
  ['Friday, on a Friday morning', 'friday', '2026-11-20T06:00:00Z', '2026-11-13T17:00:00Z'],
  ['Friday, on a Friday night', 'friday', '2026-11-20T20:00:00Z', '2026-11-20T17:00:00Z'],
  ['visit', 'visit', '2026-11-19T06:00:00Z', '2026-11-17T15:00:00Z'],
] as const;

for (const [name, since, now, from] of starts) {
  test(`since ${name}`, () => expect(startOf(since, at(now), at('2026-11-17T15:00:00Z'))).toEqual(at(from)));
}

test('without an earlier visit, or with one longer ago than a handover covers, it begins in the evening before', () => {
  const now = at('2026-11-19T06:00:00Z');
  const evening = at('2026-11-18T17:00:00Z');
  expect([startOf('visit', now, null), startOf('visit', now, at('2026-09-01T06:00:00Z'))]).toEqual([evening, evening]);
});

test('an own period ends now at the latest', () => {
  const now = at('2026-11-19T06:00:00Z');
  const from = at('2026-11-10T06:00:00Z');
  expect(periodOf({ since: 'evening', from, to: at('2027-01-01T00:00:00Z') }, now, null)).toEqual({ from, to: now });
});

const refusals = [
  ['a usual one', '2026-11-18T17:00:00Z', '2026-11-19T06:00:00Z', null],
  ['one that ends as it begins', '2026-11-18T17:00:00Z', '2026-11-18T17:00:00Z', 'handover.period_reversed'],
  ['31 days with the hour that is put back', '2026-10-01T00:00:00Z', '2026-11-01T01:00:00Z', null],
  ['a minute more', '2026-10-01T00:00:00Z', '2026-11-01T01:01:00Z', 'handover.period_too_long'],
] as const;

for (const [name, from, to, refusal] of refusals) {
  test(`of periods, ${name}: ${refusal ?? 'fine'}`, () =>
    expect(whyNotPeriod({ from: at(from), to: at(to) })).toBe(refusal));
}

const compared = [
  ['a night', '2026-11-18T17:00:00Z', '2026-11-19T06:00:00Z', '2026-11-11T17:00:00Z', '2026-11-12T06:00:00Z'],
  [
    'a night across the change of clocks',
    '2026-10-26T17:00:00Z',
    '2026-10-27T06:00:00Z',
    '2026-10-19T16:00:00Z',
    '2026-10-20T05:00:00Z',
  ],
  ['a whole week', '2026-11-12T06:00:00Z', '2026-11-19T06:00:00Z', '2026-11-05T06:00:00Z', '2026-11-12T06:00:00Z'],
  ['eight days', '2026-11-11T06:00:00Z', '2026-11-19T06:00:00Z', '2026-10-28T06:00:00Z', '2026-11-05T06:00:00Z'],
] as const;

for (const [name, from, to, earlier, until] of compared) {
  test(`${name} is compared with the same hours of an earlier week`, () =>
    expect(comparedWith({ from: at(from), to: at(to) })).toEqual({ from: at(earlier), to: at(until) }));
}
