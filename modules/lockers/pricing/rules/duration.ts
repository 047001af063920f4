const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Spec §9: 10 to 110 minutes in steps of 10, then hours; days and weeks are ours. */
export const DURATION_CHOICES: readonly number[] = [
  ...Array.from({ length: 11 }, (_, index) => (index + 1) * 10),
  120,
  150,
  180,
  210,
  240,
  300,
  360,
  ...[8, 12, 18].map((hours) => hours * HOUR_MINUTES),
  ...[1, 2, 3, 4, 5, 6].map((days) => days * DAY_MINUTES),
  ...[1, 2, 3, 4, 6, 8, 12, 26, 52].map((weeks) => weeks * WEEK_MINUTES),
];

/** Grace and check time; 0 is none. */
export const PAUSE_CHOICES: readonly number[] = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 360, 720, 1440];

/** The choices with the present value among them, so that nothing is lost by looking at it. */
export function withPresent(choices: readonly number[], present: number): number[] {
  return [...new Set([...choices, present])].sort((one, other) => one - other);
}
