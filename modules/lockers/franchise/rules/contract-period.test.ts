import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTRACT_STATES, contractState, daysUntil, whyNotPeriod } from './contract-period.ts';

const period = (contractFrom: string | null, contractUntil: string | null) => ({ contractFrom, contractUntil });

const periods = [
  ['without dates', period(null, null), null],
  ['without an end', period('2026-01-01', null), null],
  ['without a beginning', period(null, '2026-01-01'), null],
  ['of one day', period('2026-01-01', '2026-01-01'), null],
  ['that ends a day before it begins', period('2026-01-01', '2025-12-31'), 'franchisee.contract_ends_before_start'],
] as const;
for (const [name, given, expected] of periods)
  test(`a contract ${name}: ${expected ?? 'fine'}`, () => expect(whyNotPeriod(given)).toBe(expected));

const TODAY = '2026-03-01';
const states = [
  ['no dates', period(null, null), 'open'],
  ['begins tomorrow', period('2026-03-02', null), 'upcoming'],
  ['begins today', period('2026-03-01', null), 'running'],
  ['ended yesterday', period('2020-01-01', '2026-02-28'), 'over'],
  ['ends today', period('2020-01-01', '2026-03-01'), 'ending_soon'],
  ['ends in 90 days', period('2020-01-01', '2026-05-30'), 'ending_soon'],
  ['ends in 91 days', period('2020-01-01', '2026-05-31'), 'running'],
  ['only an end, long away', period(null, '2030-01-01'), 'running'],
] as const;
for (const [name, given, expected] of states)
  test(`a contract that ${name} is ${expected}`, () => expect(contractState(given, TODAY)).toBe(expected));

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
test('a contract only ever goes on: no later day brings an earlier state', () => {
  const order = CONTRACT_STATES.filter((state) => state !== 'open');
  fc.assert(
    fc.property(day, day, day, day, (a, b, c, d) => {
      const [from, until] = [a, b].sort();
      const [today, later] = [c, d].sort();
      const stateOn = (on: string) => order.indexOf(contractState(period(from!, until!), on) as never);
      return stateOn(today!) <= stateOn(later!);
    }),
  );
});
test('days are counted over the clocks’ change', () => expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2));
