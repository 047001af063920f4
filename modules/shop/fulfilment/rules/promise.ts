import { addMinutes, minutesBetween } from '@fachwerk/base/time';
import type { Fulfilment, FulfilmentProblem } from '../contract.ts';
import { isOpen } from './states.ts';

type Wished = Pick<Fulfilment, 'wishedAt' | 'preparationMinutes'>;

/** Nobody promises further ahead than orders are taken. */
const LONGEST_PROMISE_DAYS = 31;

/** What is promised on accepting: the minutes that were chosen, else the time that was wished, else what it takes to make. */
export function promiseFor({ wishedAt, preparationMinutes }: Wished, minutes: number | undefined, now: Date): Date {
  if (minutes !== undefined) return addMinutes(now, minutes);
  return wishedAt !== null && wishedAt > now ? wishedAt : addMinutes(now, preparationMinutes);
}

/** Why a time cannot be promised, or null. One that is over a moment later is all right: it says "now". */
export function whyNotPromise(
  { state }: Pick<Fulfilment, 'state'>,
  promisedAt: Date,
  now: Date,
): FulfilmentProblem | null {
  if (!isOpen(state) || state === 'new') return 'fulfilment.not_possible';
  const minutes = minutesBetween(now, promisedAt);
  return minutes < -60 || minutes > LONGEST_PROMISE_DAYS * 24 * 60 ? 'fulfilment.promise_out_of_range' : null;
}

/** How pressing it is: the time that was promised, seen from now. */
export type Urgency = 'calm' | 'soon' | 'late';

const SOON_MINUTES = 5;

type Timed = Pick<Fulfilment, 'state' | 'promisedAt' | 'wishedAt' | 'preparationMinutes' | 'arrivedAt'>;

/** When it is due: as promised; before that as wished, or as long as it takes from its arrival on. */
export function dueAt({ promisedAt, wishedAt, arrivedAt, preparationMinutes }: Timed): Date | null {
  return promisedAt ?? wishedAt ?? (arrivedAt && addMinutes(arrivedAt, preparationMinutes));
}

export function urgencyOf(timed: Timed, now: Date): Urgency {
  const due = dueAt(timed);
  if (!due || !isOpen(timed.state)) return 'calm';
  const minutes = minutesBetween(now, due);
  if (minutes < 0) return 'late';
  return minutes < SOON_MINUTES ? 'soon' : 'calm';
}

/** From when on it has to be worked on; until then it may stand aside. */
export function startsAt(timed: Timed): Date | null {
  const due = dueAt(timed);
  return due && addMinutes(due, -timed.preparationMinutes);
}
