import type { Ack, DoorFact, LockFact } from '@fachwerk/devices/wire';
import type { AttemptState } from '../contract.ts';
import { isAfterCommand } from './commanded.ts';

/** Allowed transitions. Final states have none, so a late, duplicate or wrong answer changes nothing. */
export const NEXT_STATES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  requested: ['sent', 'failed', 'timed_out'],
  sent: ['acknowledged', 'opened', 'already_open', 'jammed', 'denied', 'failed', 'timed_out'],
  acknowledged: ['acknowledged', 'opened', 'already_open', 'jammed', 'denied', 'failed', 'timed_out'],
  opened: [],
  already_open: [],
  jammed: [],
  denied: [],
  failed: [],
  timed_out: [],
};

/** A controller that reports "opened" without proof is not believed, but may still prove it. */
export const UNPROVEN = 'unproven';

export type Progress = { readonly state: AttemptState; readonly detail: string };
type Facts = { readonly lockState: LockFact; readonly doorState: DoorFact };
/** An attempt with the facts that decide whether a report counts as proof. */
export type Provable = Progress & { readonly sentAt: Date | null; readonly hasDoorSensor: boolean };

export function isEnded(state: AttemptState): boolean {
  return NEXT_STATES[state].length === 0;
}

/** The door is open. The bolt counts only if there is no door sensor; a silent sensor proves nothing. */
function provesOpen({ lockState, doorState }: Facts, hasDoorSensor: boolean): boolean {
  return doorState === 'open' || (!hasDoorSensor && doorState === 'unknown' && lockState === 'unlocked');
}

/** Next state after an answer of the attempt's own controller, or null. */
export function afterAnswer(now: Provable, ack: Ack): Progress | null {
  switch (ack.step) {
    case 'accepted':
      return now.state === 'sent' ? { state: 'acknowledged', detail: '' } : null;
    case 'denied':
      return reached(now, { state: 'denied', detail: ack.reason });
    case 'done':
      return reached(now, outcomeOf(now, ack));
    case 'pong':
      return null;
  }
}

/** Next state after a door event that names this attempt as its cause, or null. Events before the command was sent prove nothing. */
export function afterEvent(now: Provable, event: Facts & { readonly at: Date }): Progress | null {
  if (now.sentAt === null || !isAfterCommand(event.at, now.sentAt)) return null;
  return provesOpen(event, now.hasDoorSensor) ? reached(now, { state: 'opened', detail: '' }) : null;
}

/** Final state of an attempt that has timed out. */
export function afterTime(now: Progress): Progress | null {
  if (now.detail === UNPROVEN) return reached(now, { state: 'failed', detail: UNPROVEN });
  return reached(now, { state: 'timed_out', detail: now.state === 'requested' ? 'not_sent' : '' });
}

function outcomeOf({ hasDoorSensor }: Provable, { result, lock, door }: Extract<Ack, { step: 'done' }>): Progress {
  const claimsOpen = result === 'opened' || result === 'already_open';
  if (claimsOpen && !provesOpen({ lockState: lock, doorState: door }, hasDoorSensor))
    return { state: 'acknowledged', detail: UNPROVEN };
  return { state: result, detail: '' };
}

function reached(now: Progress, next: Progress): Progress | null {
  const isSame = now.state === next.state && now.detail === next.detail;
  return !isSame && NEXT_STATES[now.state].includes(next.state) ? next : null;
}
