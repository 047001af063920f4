import { addMinutes, addSeconds } from '@fachwerk/base/time';
import type { AlertKind, AlertPriority, AlertState } from '../contract.ts';

/** An outage that is back within this time after it ended has never really ended: it flaps. */
export const BACK_WITHIN_MINUTES = 30;

/** The same occurrence, told twice within this time, is one: a device repeats itself, a message arrives twice. */
const REPEATED_AFTER_SECONDS = 60;

type Trait = {
  readonly priority: AlertPriority;
  /** `condition` lasts until it is settled, however often it is reported; `occurrence` happens, and may happen again. */
  readonly nature: 'condition' | 'occurrence';
  /** How long it must last before anybody is written to. */
  readonly holdSeconds: number;
};

/** An open door nobody commanded may be a theft under way; a jam may have a customer in front of it. A battery waits until the next visit. */
export const TRAITS: Readonly<Record<AlertKind, Trait>> = {
  uncommanded_open: { priority: 'urgent', nature: 'occurrence', holdSeconds: 0 },
  jam: { priority: 'urgent', nature: 'occurrence', holdSeconds: 0 },
  controller_offline: { priority: 'urgent', nature: 'condition', holdSeconds: 60 },
  terminal_offline: { priority: 'high', nature: 'condition', holdSeconds: 60 },
  lock_unseen: { priority: 'high', nature: 'condition', holdSeconds: 60 },
  command_failed: { priority: 'high', nature: 'occurrence', holdSeconds: 60 },
  // A renter stands before a wall and has no box, or one that holds somebody else's things.
  box_reported: { priority: 'high', nature: 'occurrence', holdSeconds: 0 },
  box_missing: { priority: 'urgent', nature: 'occurrence', holdSeconds: 0 },
  // Somebody stands before a door that does not open, and their luggage is behind it.
  things_inside: { priority: 'urgent', nature: 'occurrence', holdSeconds: 0 },
  // Food that has been in a box for too long is nobody's meal any more.
  parcel_too_long: { priority: 'high', nature: 'condition', holdSeconds: 60 },
  parcel_uncollected: { priority: 'normal', nature: 'condition', holdSeconds: 60 },
  parcel_without_box: { priority: 'urgent', nature: 'occurrence', holdSeconds: 0 },
  pin_tries: { priority: 'high', nature: 'occurrence', holdSeconds: 0 },
  signal_lost: { priority: 'high', nature: 'condition', holdSeconds: 60 },
  battery_low: { priority: 'normal', nature: 'condition', holdSeconds: 60 },
};

/** What is said at once to whoever works, wherever they are; the rest waits in the list. */
export function isAlarm(kind: AlertKind): boolean {
  return TRAITS[kind].priority !== 'normal';
}

/** What is remembered of the newest alert of a cause. */
export type Remembered = { readonly state: AlertState; readonly lastAt: Date; readonly endedAt: Date | null };

/** `new` and `reopened` begin an outage, `repeated` counts once more, `kept` changes nothing that anybody has to see. */
export type RaiseEffect = 'new' | 'reopened' | 'repeated' | 'kept';

/**
 * What a report does to what is known of its cause. What somebody declared done and happens again is news; a condition that is
 * still reported after somebody declared it done is not over.
 */
export function effectOfRaise(kind: AlertKind, known: Remembered | undefined, now: Date): RaiseEffect {
  if (!known) return 'new';
  const { nature } = TRAITS[kind];
  if (known.endedAt === null) {
    return nature === 'occurrence' && now >= addSeconds(known.lastAt, REPEATED_AFTER_SECONDS) ? 'repeated' : 'kept';
  }
  const isBackSoon = now < addMinutes(known.endedAt, BACK_WITHIN_MINUTES);
  return isBackSoon && (known.state === 'settled' || nature === 'condition') ? 'reopened' : 'new';
}

/** When it is looked again whether somebody has to be written to. */
export function mailDueAt(kind: AlertKind, begunAt: Date): Date {
  return addSeconds(begunAt, TRAITS[kind].holdSeconds);
}

type Mailable = { readonly kind: AlertKind; readonly state: AlertState; readonly mailedAt: Date | null };

/**
 * One mail per outage, and none for a blink. What is written about at once is written about even when it is over by then: a forced
 * door that was shut again is still news.
 */
export function isMailDue({ kind, state, mailedAt }: Mailable): boolean {
  if (mailedAt !== null) return false;
  return state === 'open' || (state === 'settled' && TRAITS[kind].holdSeconds === 0);
}
