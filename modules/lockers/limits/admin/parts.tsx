/** What holds at a place, for the screens above. */
export { LimitFacts } from './limit-facts.tsx';
export { useLimitsAt } from './use-limits-at.ts';
