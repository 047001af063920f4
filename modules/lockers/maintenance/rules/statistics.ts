import type { LockStatistics } from '../contract.ts';

/** One calendar day of a lock. */
export type DayFigures = {
  readonly on: string;
  readonly openings: number;
  readonly failed: number;
  /** How long the day has lasted: 23 to 25 hours, or less for today. */
  readonly seconds: number;
  readonly takenSeconds: number;
  readonly revenueCents: number;
};

/** The last `days` of the given days, oldest first, against all before them. */
export function statisticsOf(figures: readonly DayFigures[], days: number): LockStatistics {
  const now = figures.slice(-days);
  const before = figures.slice(0, -days);
  return {
    days,
    openings: sum(now, 'openings'),
    openingsBefore: sum(before, 'openings'),
    failedOpenings: sum(now, 'failed'),
    occupancyPercent: occupancyPercent(now),
    occupancyPercentBefore: occupancyPercent(before),
    revenueCents: sum(now, 'revenueCents'),
    revenueCentsBefore: sum(before, 'revenueCents'),
    daily: now.map((day) => ({ on: day.on, openings: day.openings, occupancyPercent: occupancyPercent([day]) })),
  };
}

/** With one decimal; nothing at all is 0. */
function occupancyPercent(days: readonly DayFigures[]): number {
  const seconds = sum(days, 'seconds');
  return seconds > 0 ? Math.round((1000 * sum(days, 'takenSeconds')) / seconds) / 10 : 0;
}

function sum(days: readonly DayFigures[], figure: Exclude<keyof DayFigures, 'on'>): number {
  return days.reduce((total, day) => total + day[figure], 0);
}
