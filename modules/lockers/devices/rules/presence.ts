import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { HEARTBEAT_SECONDS } from '../wire.ts';

/** A controller that was silent for so many heartbeats is gone (product rule). */
export const MISSED_HEARTBEATS = 3;
/** So long after a start silence means nothing: everybody has yet to find us again (spec §9: a restart takes up to 15 minutes). */
export const QUIET_MINUTES = 15;
/** A start so soon after another server was here begins no quiet time: nobody had to find us again. */
export const UNWATCHED_SECONDS = HEARTBEAT_SECONDS;

/** What is known of a device's presence. */
export type Presence = {
  readonly isOnline: boolean;
  readonly lastSeenAt: Date | null;
  readonly onlineSince: Date | null;
  readonly offlineSince: Date | null;
};

export const NEVER_SEEN: Presence = { isOnline: false, lastSeenAt: null, onlineSince: null, offlineSince: null };

/** `sign`: it said something. `goodbye`: its connection ended, as the broker says. */
export type Sign = { readonly kind: 'sign' | 'goodbye'; readonly at: Date };

/** In the order of arrival; the device's own clock counts for nothing. What a process was slow to store says nothing against what another one heard since. */
export function afterSign(before: Presence, { kind, at }: Sign): Presence {
  if (kind === 'sign') return seen(before, at);
  const isOld = before.lastSeenAt !== null && before.lastSeenAt > at;
  return before.isOnline && !isOld ? gone(before, at) : before;
}

/** Whether it is to be called gone because nothing was heard of it. `watchedSince`: since when this house has been watching. */
export function isOverdue({ isOnline, lastSeenAt }: Presence, now: Date, watchedSince: Date): boolean {
  if (!isOnline || lastSeenAt === null || isQuiet(now, watchedSince)) return false;
  return now > addSeconds(lastSeenAt, MISSED_HEARTBEATS * HEARTBEAT_SECONDS);
}

export function isQuiet(now: Date, watchedSince: Date): boolean {
  return now < addMinutes(watchedSince, QUIET_MINUTES);
}

/**
 * Whether people are alerted of its going at once. In the quiet time only of those who were seen since the start: that one of the
 * others is gone may be our own absence.
 */
export function isAlarming({ lastSeenAt }: Presence, now: Date, watchedSince: Date): boolean {
  return !isQuiet(now, watchedSince) || (lastSeenAt !== null && lastSeenAt >= watchedSince);
}

export function gone(before: Presence, at: Date): Presence {
  return { ...before, isOnline: false, onlineSince: null, offlineSince: at };
}

function seen(before: Presence, at: Date): Presence {
  const lastSeenAt = before.lastSeenAt && before.lastSeenAt > at ? before.lastSeenAt : at;
  if (before.isOnline) return { ...before, lastSeenAt };
  return { isOnline: true, lastSeenAt, onlineSince: at, offlineSince: null };
}
