import type { BoxState, Occupancy } from '../contract-lock.ts';

/** Alerts that make a box an alarm on the wall: somebody has to go there now. */
export const ALARM_KINDS = ['uncommanded_open', 'jam'] as const;

export type BoxFacts = {
  readonly alerts: readonly string[];
  readonly isOutOfService: boolean;
  readonly occupied: Occupancy['kind'] | null;
};

/** What is shown of a box. The view lockers.box_view says the same; a test holds them together. */
export function boxState({ alerts, isOutOfService, occupied }: BoxFacts): BoxState {
  if (ALARM_KINDS.some((kind) => alerts.includes(kind))) return 'alarm';
  if (isOutOfService) return 'out_of_service';
  return occupied ?? 'free';
}
