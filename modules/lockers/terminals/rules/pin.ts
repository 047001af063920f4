import { addMinutes } from '@fachwerk/base/time';

/** So many wrong PINs within so many minutes, and the terminal rests for as long. */
const MOST_WRONG_AT_TERMINAL = 5;
/** The same for all terminals of a location together: whoever goes from one to the next gains little. */
const MOST_WRONG_AT_LOCATION = 10;
const LOCKED_MINUTES = 5;
/** So many within an hour are no mistakes any more: staff get an alert. */
export const ALARMING_WRONG = 20;
export const ALARMING_MINUTES = 60;

export type WrongTry = { readonly terminalId: string; readonly at: Date };

/** Until when a terminal takes no PIN; null when it does. `wrong` are the tries of its location, oldest first. */
export function lockedUntil(wrong: readonly WrongTry[], terminalId: string, now: Date): Date | null {
  const here = wrong.filter((attempt) => attempt.terminalId === terminalId);
  const ends = [endOfLock(here, MOST_WRONG_AT_TERMINAL), endOfLock(wrong, MOST_WRONG_AT_LOCATION)];
  const last = Math.max(...ends.map((end) => end?.getTime() ?? 0));
  return last > now.getTime() ? new Date(last) : null;
}

/** The newest lock that a row of wrong tries brought about. */
function endOfLock(wrong: readonly WrongTry[], most: number): Date | null {
  const times = wrong.map(({ at }) => at);
  const last = times.findLast((at, index) => {
    const first = times[index - most + 1];
    return first !== undefined && at < addMinutes(first, LOCKED_MINUTES);
  });
  return last ? addMinutes(last, LOCKED_MINUTES) : null;
}
