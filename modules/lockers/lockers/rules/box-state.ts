import type { BoxGap, BoxState, Occupancy } from '../contract-lock.ts';

/** Alerts that make a box an alarm on the wall: somebody has to go there now. */
export const ALARM_KINDS = ['uncommanded_open', 'jam'] as const;

export type SaleFacts = {
  /** Was opened through the wiring it has. */
  readonly isProven: boolean;
  readonly isPriced: boolean;
  readonly isLocationOnSale: boolean;
};

export type BoxFacts = SaleFacts & {
  readonly alerts: readonly string[];
  readonly isOutOfService: boolean;
  readonly occupied: Occupancy['kind'] | null;
};

/** Why a box is not sold, the reason first that is about the box alone. */
export function boxGaps({ isProven, isPriced, isLocationOnSale }: SaleFacts): BoxGap[] {
  const gaps: [BoxGap, boolean][] = [
    ['unproven', !isProven],
    ['unpriced', !isPriced],
    ['location', !isLocationOnSale],
  ];
  return gaps.filter(([, isOpen]) => isOpen).map(([gap]) => gap);
}

/** What is shown of a box. The view lockers.box_view says the same; a test holds them together. */
export function boxState({ alerts, isOutOfService, occupied, ...sale }: BoxFacts): BoxState {
  if (ALARM_KINDS.some((kind) => alerts.includes(kind))) return 'alarm';
  if (isOutOfService) return 'out_of_service';
  if (occupied) return occupied;
  return boxGaps(sale).length > 0 ? 'not_on_sale' : 'free';
}
