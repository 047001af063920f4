import type { LogProblem, RequestLogHead } from '../contract.ts';

export type ReplayProblem = Extract<LogProblem, `request_log.${string}`>;

/** Why a call cannot be sent once more, or null. Only what we sent ourselves, and only if it is still what it was. */
export function whyNotReplay(call: Pick<RequestLogHead, 'direction' | 'isRedacted' | 'isWhole'>): ReplayProblem | null {
  if (call.direction === 'in') return 'request_log.incoming';
  if (call.isRedacted) return 'request_log.redacted';
  if (!call.isWhole) return 'request_log.not_repeatable';
  return null;
}
