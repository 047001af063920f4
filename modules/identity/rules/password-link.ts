import { addDays, addMinutes } from '@fachwerk/base/time';

/** A reset link works this long. */
export const RESET_LINK_MINUTES = 60;
/** An invitation waits in somebody's mailbox over a weekend, or a holiday. */
export const WELCOME_LINK_DAYS = 7;

export type LinkKind = 'welcome' | 'reset';

export function linkExpiry(kind: LinkKind, now: Date): Date {
  return kind === 'welcome' ? addDays(now, WELCOME_LINK_DAYS) : addMinutes(now, RESET_LINK_MINUTES);
}
