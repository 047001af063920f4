import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetPercent, budgetTone, costCents, dueMails } from './budget.ts';

const tones = [
  ['without a budget has no colour', null, null],
  ['just below 80 percent has no colour', 79.999, null],
  ['at 80 percent is well used', 80, 'success'],
  ['at 105 percent is still well used', 105, 'success'],
  ['just above 105 percent is overdrawn', 105.001, 'danger'],
] as const;
for (const [name, percent, expected] of tones)
  test(`a budget ${name}`, () => expect(budgetTone(percent)).toBe(expected));

test('the percentage is minutes / 60 × rate of the monthly budget', () => {
  expect(budgetPercent(costCents(90, 6000), 10_000)).toBe(90);
  expect(budgetPercent(costCents(90, 6000), null)).toBeNull();
});

const mails = [
  ['nobody is written to below 80', 79.9, [], []],
  ['at 80 once', 80, [], [80]],
  ['not again while it stays there', 99, [80], []],
  ['whoever leaps over all limits reaches all', 140, [], [80, 100, 105]],
  ['what came back down is not written again', 101, [80, 100, 105], []],
] as const;
for (const [name, percent, written, due] of mails) test(name, () => expect(dueMails(percent, written)).toEqual(due));

test('work never makes a budget less used, and each limit is due exactly once on the way', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 40 });
  fc.assert(
    fc.property(
      steps,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 30_000 }),
      (minutes, budget, rate) => {
        const written: number[] = [];
        let spent = 0;
        let before = 0;
        for (const each of minutes) {
          spent += costCents(each, rate);
          const percent = budgetPercent(spent, budget)!;
          expect(percent).toBeGreaterThanOrEqual(before);
          before = percent;
          const due = dueMails(percent, written);
          expect(due.some((limit) => written.includes(limit))).toBe(false);
          written.push(...due);
        }
        expect(written).toEqual([80, 100, 105].filter((limit) => (spent * 100) / budget >= limit));
      },
    ),
  );
});
