import { addSeconds } from '@fachwerk/base/time';
import type { AttemptState } from '../contract.ts';

/** A door that opens this long after its command left was opened by it: somebody has to pull it. */
export const COMMANDED_SECONDS = 60;
/** The clocks of devices go by NTP, and may still be off by this much. */
export const CLOCK_SECONDS = 5;

/** Reasons for which a command never left. */
export const NEVER_SENT = ['link_down', 'not_connected', 'not_sent'] as const;

/** An attempt, as far as it may have opened a door. */
export type Commanded = {
  readonly id: string;
  readonly state: AttemptState;
  readonly detail: string;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
  /** The door has opened once for it. */
  readonly doorOpenedAt: Date | null;
};

/** `command`: the one that the controller names as the cause, if it names one. */
export type Opening = { readonly at: Date; readonly command: string | undefined };

/** The attempt that opened this door, or undefined: nobody asked for it, which is an alarm. */
export function causeOf(opening: Opening, attempts: readonly Commanded[]): Commanded | undefined {
  return attempts.find((attempt) => mayBeCause(opening, attempt));
}

function mayBeCause(
  { at, command }: Opening,
  { id, state, detail, sentAt, endedAt, doorOpenedAt }: Commanded,
): boolean {
  const isRefused = state === 'denied' || (NEVER_SENT as readonly string[]).includes(detail);
  if (sentAt === null || isRefused || doorOpenedAt !== null) return false;
  if (!isAfterCommand(at, sentAt) || at > addSeconds(sentAt, COMMANDED_SECONDS)) return false;
  if (command !== undefined) return command === id;
  // Without a name, what opens after the lock said that it did not open was not this command.
  const isOver = endedAt !== null && state !== 'opened' && state !== 'already_open';
  return !isOver || at <= addSeconds(endedAt, CLOCK_SECONDS);
}

/** What happened before a command left was not its doing. */
export function isAfterCommand(at: Date, sentAt: Date): boolean {
  return at >= addSeconds(sentAt, -CLOCK_SECONDS);
}
