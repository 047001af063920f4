import type { TenancyProblem } from '../contract-tenancy.ts';

/** Refusals at a limit; mails have none, because they wait for the next day. */
const LIMIT_PROBLEMS = {
  users: 'company.limit_users',
  locations: 'company.limit_locations',
  items: 'company.limit_items',
} as const satisfies Record<string, TenancyProblem>;
export type Counted = keyof typeof LIMIT_PROBLEMS;

/** Why a company at this count may not add more. */
export function whyNotAdd(what: Counted, most: number | null, have: number, adding = 1): TenancyProblem | null {
  return most !== null && have + adding > most ? LIMIT_PROBLEMS[what] : null;
}
