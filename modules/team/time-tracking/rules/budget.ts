/** Above it a budget is overdrawn, from there on it is well used (spec §9), in percent. */
const DANGER_ABOVE_PERCENT = 105;
const SUCCESS_FROM_PERCENT = 80;

/** Whoever keeps a budget is written to when it reaches these, in percent. */
const MAIL_PERCENTS = [80, 100, 105] as const;
export type MailPercent = (typeof MAIL_PERCENTS)[number];

/** What so many minutes cost; half a cent is rounded up. */
export function costCents(minutes: number, hourlyRateCents: number): number {
  return Math.round((minutes * hourlyRateCents) / 60);
}

/** (minutes / 60 × hourly rate) of the monthly budget (spec §7); null where none was agreed. */
export function budgetPercent(spentCents: number, budgetMonthlyCents: number | null): number | null {
  return budgetMonthlyCents ? (spentCents * 100) / budgetMonthlyCents : null;
}

export type BudgetTone = 'danger' | 'success';

/** Below 80 percent, and without a budget, there is no colour. */
export function budgetTone(percent: number | null): BudgetTone | null {
  if (percent === null || percent < SUCCESS_FROM_PERCENT) return null;
  return percent > DANGER_ABOVE_PERCENT ? 'danger' : 'success';
}

/** The limits that are reached and that nobody was written to about. */
export function dueMails(percent: number | null, written: readonly number[]): MailPercent[] {
  if (percent === null) return [];
  return MAIL_PERCENTS.filter((limit) => percent >= limit && !written.includes(limit));
}
