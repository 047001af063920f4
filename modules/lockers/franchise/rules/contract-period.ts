import type { Agreement, FranchiseProblem } from '../contract.ts';

type Period = Pick<Agreement, 'contractFrom' | 'contractUntil'>;

/** From here on somebody has to think of what comes after. */
const ENDING_SOON_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Why a contract cannot run like this, or null. One of a single day can. */
export function whyNotPeriod({ contractFrom, contractUntil }: Period): FranchiseProblem | null {
  if (contractFrom === null || contractUntil === null) return null;
  return contractUntil < contractFrom ? 'franchisee.contract_ends_before_start' : null;
}

/** `open`: no dates are written down. */
export const CONTRACT_STATES = ['open', 'upcoming', 'running', 'ending_soon', 'over'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** Where a contract stands on a day (YYYY-MM-DD). Its last day still counts. */
export function contractState({ contractFrom, contractUntil }: Period, today: string): ContractState {
  if (contractFrom === null && contractUntil === null) return 'open';
  if (contractUntil !== null && contractUntil < today) return 'over';
  if (contractFrom !== null && contractFrom > today) return 'upcoming';
  const isNear = contractUntil !== null && daysUntil(contractUntil, today) <= ENDING_SOON_DAYS;
  return isNear ? 'ending_soon' : 'running';
}

/** Calendar days from one day to another; the clocks' change does not matter to them. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
