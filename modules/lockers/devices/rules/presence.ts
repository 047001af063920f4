import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { HEARTBEAT_SECONDS } from '../wire.ts';

/** A controller silent for this many heartbeats is offline (product rule). */
export const MISSED_HEARTBEATS = 3;
/** After a server start silence means nothing for this long: devices have to reconnect first (spec §9: a restart takes up to 15 minutes). */
export const QUIET_MINUTES = 15;
/** A start this soon after another server was running begins no quiet time, because devices stayed connected. */
export const UNWATCHED_SECONDS = HEARTBEAT_SECONDS;

/** Known presence of a device. */
export type Presence = {
  readonly isOnline: boolean;
  readonly lastSeenAt: Date | null;
  readonly onlineSince: Date | null;
  readonly offlineSince: Date | null;
};

export const NEVER_SEEN: Presence = { isOnline: false, lastSeenAt: null, onlineSince: null, offlineSince: null };

/** `sign`: a message arrived. `goodbye`: the broker reported the end of its connection. */
export type Sign = { readonly kind: 'sign' | 'goodbye'; readonly at: Date };

/**
 * Applied in the order of arrival; the device's clock is ignored. A goodbye older than the last message is ignored, because another process may have
 * stored a later one.
 */
export function afterSign(before: Presence, { kind, at }: Sign): Presence {
  if (kind === 'sign') return seen(before, at);
  const isOld = before.lastSeenAt !== null && before.lastSeenAt > at;
  return before.isOnline && !isOld ? gone(before, at) : before;
}

/** Whether it counts as offline for missing heartbeats. `watchedSince`: start of uninterrupted monitoring. */
export function isOverdue({ isOnline, lastSeenAt }: Presence, now: Date, watchedSince: Date): boolean {
  if (!isOnline || lastSeenAt === null || isQuiet(now, watchedSince)) return false;
  return now > addSeconds(lastSeenAt, MISSED_HEARTBEATS * HEARTBEAT_SECONDS);
}

export function isQuiet(now: Date, watchedSince: Date): boolean {
  return now < addMinutes(watchedSince, QUIET_MINUTES);
}

/**
 * Whether staff are alerted at once. During the quiet time only for devices seen since the start: others may be missing because of our own downtime.
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
