import { addDays, addSeconds } from '@fachwerk/base/time';

/** Lifetime of an access token; the browser renews it silently. */
export const ACCESS_TOKEN_MINUTES = 15;
/** A session expires after this many days without use. */
export const SESSION_DAYS = 30;
/** Two tabs may renew at the same moment, and an answer may get lost: for this long the replaced token does not count as stolen. */
const REPLACED_GRACE_SECONDS = 10;

/** Why a session ended; not shown, kept for incident analysis. */
export type SessionEnd =
  | 'signed_out'
  | 'ended_by_user'
  | 'ended_by_administrator'
  | 'password_changed'
  | 'password_reset'
  | 'deactivated'
  | 'deleted'
  | 'token_reused';

export type RefreshState = {
  readonly refreshHash: string;
  readonly previousRefreshHash: string | null;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
};

/**
 * Outcome of presenting a genuine refresh token: `rotate` replaces it, `repeat` returns its existing successor again, `reused` is an old token in the
 * wrong hands, `over` means that the session has ended.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'over';

export function refreshVerdict(session: RefreshState, tokenHash: string, now: Date): RefreshVerdict {
  if (session.endedAt || session.expiresAt <= now) return 'over';
  if (tokenHash === session.refreshHash) return 'rotate';
  const isJustReplaced = now <= addSeconds(session.rotatedAt, REPLACED_GRACE_SECONDS);
  return tokenHash === session.previousRefreshHash && isJustReplaced ? 'repeat' : 'reused';
}

export function sessionExpiry(now: Date): Date {
  return addDays(now, SESSION_DAYS);
}
