import { addDays, addMinutes } from '@fachwerk/base/time';

/** The pauses before the provider is asked again; the last one repeats. */
const PAUSES_MINUTES = [3, 5, 10, 20, 40, 60, 120, 240] as const;
/** Nobody asks for longer than this; afterwards a person has to look. */
const LOOK_DAYS = 3;
/** The customer was never sent anywhere: nothing can come of it any more. */
export const UNSTARTED_MINUTES = 30;

/** When the provider is asked the next time about something that began then, or null when it was asked long enough. */
export function nextLookAt(beganAt: Date, looks: number, now: Date): Date | null {
  const pause = PAUSES_MINUTES[looks] ?? PAUSES_MINUTES.at(-1)!;
  const next = addMinutes(now, pause);
  return next > addDays(beganAt, LOOK_DAYS) ? null : next;
}
