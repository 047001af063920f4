import type { Ack, DoorFact, LockFact } from '@fachwerk/devices/wire';
import type { AttemptState } from '../contract.ts';
import { isAfterCommand } from './commanded.ts';

/** What may still become of an attempt. Nothing leads out of an end, so a late, double or lying answer changes nothing. */
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

/** A controller that says "opened" without proof is not believed, but may still prove it. */
export const UNPROVEN = 'unproven';

export type Progress = { readonly state: AttemptState; readonly detail: string };
type Facts = { readonly lockState: LockFact; readonly doorState: DoorFact };
/** An attempt, with what decides whether it is believed. */
export type Provable = Progress & { readonly sentAt: Date | null; readonly hasDoorSensor: boolean };

export function isEnded(state: AttemptState): boolean {
  return NEXT_STATES[state].length === 0;
}

/** The door stands open. Only where no sensor looks at the door, the drawn bolt has to do; one that has fallen silent proves nothing. */
function provesOpen({ lockState, doorState }: Facts, hasDoorSensor: boolean): boolean {
  return doorState === 'open' || (!hasDoorSensor && doorState === 'unknown' && lockState === 'unlocked');
}

/** Where an answer of the attempt's own controller leads, or null: it changes nothing. */
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

/** Where a moved door leads that names this attempt as its cause, or null. What happened before its command left is no proof of it. */
export function afterEvent(now: Provable, event: Facts & { readonly at: Date }): Progress | null {
  if (now.sentAt === null || !isAfterCommand(event.at, now.sentAt)) return null;
  return provesOpen(event, now.hasDoorSensor) ? reached(now, { state: 'opened', detail: '' }) : null;
}

/** What an attempt is called that has run out of time. */
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
