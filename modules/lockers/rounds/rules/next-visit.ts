import type { NextVisitReason, RoundTask } from '../contract.ts';

/** What is left open is looked at again within a week. */
const OPEN_TASKS_DAYS = 7;
/** The visit comes before the battery is low. */
const BATTERY_LEAD_DAYS = 3;
const ROUTINE_DAYS = 30;

export type NextVisit = { readonly on: string; readonly reason: NextVisitReason };

type Left = Pick<RoundTask, 'kind' | 'state' | 'data'>;

/** The earliest of what makes another visit necessary, never before tomorrow. `on` is the day of this one. */
export function nextVisit(on: string, tasks: readonly Left[]): NextVisit {
  const day = Temporal.PlainDate.from(on);
  const inDays = (days: number) => day.add({ days }).toString();
  const left = tasks.filter(({ state }) => state !== 'done');
  const lowOn = left.flatMap((task) => lowOnOf(task) ?? []);
  const reasons: NextVisit[] = [{ on: inDays(ROUTINE_DAYS), reason: 'routine' }];
  for (const low of lowOn) reasons.push({ on: notBefore(inDays(1), low), reason: 'battery' });
  if (left.length > lowOn.length) reasons.push({ on: inDays(OPEN_TASKS_DAYS), reason: 'open_tasks' });
  return reasons.reduce((first, each) => (each.on < first.on ? each : first));
}

const lowOnOf = ({ kind, data }: Left) => (kind === 'battery' && typeof data.lowOn === 'string' ? data.lowOn : null);

function notBefore(tomorrow: string, lowOn: string): string {
  const ahead = Temporal.PlainDate.from(lowOn).subtract({ days: BATTERY_LEAD_DAYS }).toString();
  return ahead < tomorrow ? tomorrow : ahead;
}
