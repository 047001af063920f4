import type { StandingProblem } from '../contract-standing.ts';

/** What is refused where there are enough; mails wait for the next day instead. */
const LIMIT_PROBLEMS = {
  users: 'company.limit_users',
  locations: 'company.limit_locations',
  items: 'company.limit_items',
} as const satisfies Record<string, StandingProblem>;
export type Counted = keyof typeof LIMIT_PROBLEMS;

/** Why a company that has so many of something may not add more. */
export function whyNotAdd(what: Counted, most: number | null, have: number, adding = 1): StandingProblem | null {
  return most !== null && have + adding > most ? LIMIT_PROBLEMS[what] : null;
}
