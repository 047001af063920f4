import type { DeviceProblem } from '../contract.ts';
import type { Fault } from '../wire.ts';

/** Faults of one lock, in menu order. */
export const LOCK_FAULTS = [
  'jam',
  'forced_door',
  'door_left_open',
  'low_battery',
  'no_signal',
  'slow',
  'silent',
  'lying',
] as const satisfies readonly Fault[];

/** Faults of a whole controller. */
export const CONTROLLER_FAULTS = ['offline', 'flapping'] as const satisfies readonly Fault[];

type Asked = { readonly isVirtual: boolean; readonly lock: number | null; readonly fault: Fault };

/** Only virtual hardware simulates faults: that of a demo company, unless replaced by a real device. */
export function whyNotSimulate({ isVirtual, lock, fault }: Asked): DeviceProblem | null {
  if (!isVirtual) return 'simulation.not_a_demo';
  const isOfController = (CONTROLLER_FAULTS as readonly Fault[]).includes(fault);
  return isOfController === (lock === null) ? null : 'simulation.wrong_place';
}
