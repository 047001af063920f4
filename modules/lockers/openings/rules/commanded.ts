import { addSeconds } from '@fachwerk/base/time';
import type { AttemptState } from '../contract.ts';

/** A door that opens within this time after its command was opened by it, because a person has to pull it. */
export const COMMANDED_SECONDS = 60;
/** Device clocks use NTP and may still differ by this much. */
export const CLOCK_SECONDS = 5;

/** Failure reasons of a command that was never sent. */
export const NEVER_SENT = ['link_down', 'not_connected', 'not_sent'] as const;

/** An attempt that may have opened a door. */
export type Commanded = {
  readonly id: string;
  readonly state: AttemptState;
  readonly detail: string;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
  /** When the door opened for it. */
  readonly doorOpenedAt: Date | null;
};

/** `command`: the cause named by the controller, if any. */
export type Opening = { readonly at: Date; readonly command: string | undefined };

/** The attempt that opened this door; undefined means unrequested, which raises an alarm. */
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
  // Without a named cause, a door that opens after a failed attempt was not opened by it.
  const isOver = endedAt !== null && state !== 'opened' && state !== 'already_open';
  return !isOver || at <= addSeconds(endedAt, CLOCK_SECONDS);
}

/** Events before a command was sent were not caused by it. */
export function isAfterCommand(at: Date, sentAt: Date): boolean {
  return at >= addSeconds(sentAt, -CLOCK_SECONDS);
}
