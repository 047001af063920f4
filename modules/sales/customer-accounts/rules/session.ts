import { addDays, addMinutes, addSeconds } from '@fachwerk/base/time';

/** Who does not come back within this many days signs in again. */
export const SESSION_DAYS = 30;
/** A cookie is replaced when it is older than this. */
export const ROTATE_AFTER_MINUTES = 24 * 60;
/** Requests that were under way, and an answer that got lost: for this long the replaced cookie still works. */
export const REPLACED_GRACE_SECONDS = 60;

export type SessionState = {
  readonly tokenHash: string;
  readonly previousTokenHash: string | null;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
};

export function sessionExpiry(now: Date): Date {
  return addDays(now, SESSION_DAYS);
}

/** Whether a cookie still opens its session. */
export function isValid(session: SessionState, tokenHash: string, now: Date): boolean {
  if (session.endedAt || session.expiresAt <= now) return false;
  if (tokenHash === session.tokenHash) return true;
  return tokenHash === session.previousTokenHash && now <= addSeconds(session.rotatedAt, REPLACED_GRACE_SECONDS);
}

/** Only the newest cookie is replaced: one that was replaced just now has its successor already. */
export function isDueToRotate(session: SessionState, tokenHash: string, now: Date): boolean {
  return (
    isValid(session, tokenHash, now) &&
    tokenHash === session.tokenHash &&
    addMinutes(session.rotatedAt, ROTATE_AFTER_MINUTES) <= now
  );
}
