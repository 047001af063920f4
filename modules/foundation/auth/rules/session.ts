import { addDays, addSeconds } from '@fachwerk/base/time';

/** An access token is believed this long; the browser renews it silently. */
export const ACCESS_TOKEN_MINUTES = 15;
/** Who does not come back within this many days signs in again. */
export const SESSION_DAYS = 30;
/**
 * Two tabs may renew at the same moment, and an answer may get lost on its way: for this long the token that was just
 * replaced is not taken for a stolen one.
 */
const REPLACED_GRACE_SECONDS = 10;

/** Why a session is over; shown to nobody, kept for whoever looks into an incident. */
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
 * What a genuine refresh token leads to: `rotate` takes its place, `repeat` gives the successor it already has once more,
 * `reused` is an old one in the wrong hands, `over` means there is nothing left to renew.
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
