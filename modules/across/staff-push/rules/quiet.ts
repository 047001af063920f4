import type { DeviceChoices, StaffPushProblem } from '../contract.ts';

type Hours = Pick<DeviceChoices, 'quietFrom' | 'quietTo'>;

/** `clock`: the time of the day as `HH:MM`. Hours may reach over midnight; the last minute is no longer quiet. */
export function isQuiet({ quietFrom, quietTo }: Hours, clock: string): boolean {
  if (!quietFrom || !quietTo || quietFrom === quietTo) return false;
  return quietFrom < quietTo ? clock >= quietFrom && clock < quietTo : clock >= quietFrom || clock < quietTo;
}

export function whyNotHours({ quietFrom, quietTo }: Hours): StaffPushProblem | null {
  return (quietFrom === null) === (quietTo === null) ? null : 'staff-push.quiet_incomplete';
}
