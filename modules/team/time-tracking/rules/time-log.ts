import { minutesBetween } from '@fachwerk/base/time';
import type { TimeLogData, TimeLogProblem } from '../contract.ts';
import { FIRST_MONTH, spanOfMonth } from './month.ts';

/** A timer that nobody stopped is corrected before it is saved. */
const LONGEST_MINUTES = 24 * 60;

/** What has no minute stretches the day of a person and counts nowhere. */
const LEAST_MINUTES = 1;

/** A timer that is stopped at once counts its first minute: nobody waits for the button. */
export function endOfTimer(startTime: Date, stoppedAt: Date): Date {
  const least = startTime.getTime() + LEAST_MINUTES * 60_000;
  return new Date(Math.max(least, stoppedAt.getTime()));
}

/** Clocks of devices differ: that far ahead is still now. */
const AHEAD_MINUTES = 2;

/** Why this cannot be saved, or null. The same for the button and for the server. */
export function whyNotSave(data: TimeLogData, now: Date): TimeLogProblem | null {
  const { startTime, endTime, description } = data;
  if (startTime < spanOfMonth(FIRST_MONTH).from) return 'time_log.too_early';
  if (minutesBetween(now, endTime ?? startTime) >= AHEAD_MINUTES) return 'time_log.to_come';
  if (endTime === null) return null;
  if (endTime < startTime) return 'time_log.ends_before_start';
  if (minutesBetween(startTime, endTime) < LEAST_MINUTES) return 'time_log.too_short';
  if (minutesBetween(startTime, endTime) > LONGEST_MINUTES) return 'time_log.too_long';
  // Spec §5: nothing is saved without a description.
  return description.trim() === '' ? 'time_log.not_described' : null;
}

export type SheetState = 'open' | 'submitted' | 'approved';

/** What was handed in waits for a decision and is corrected by who decides; what is approved stays. */
export function whyNotChangeMonth(state: SheetState, isManager: boolean): TimeLogProblem | null {
  if (state === 'approved') return 'time_log.month_approved';
  return state === 'submitted' && !isManager ? 'time_log.month_handed_in' : null;
}

/** Seconds as `HH:mm:ss` (spec §4); a hundred hours and more keep their digits. */
export function clockOf(from: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - from.getTime()) / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** `7:05`, as sheets of hours have it. */
export function hoursOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What one types into the field: parted by spaces or commas, with or without the sign, each once. */
export function hashtagsFrom(text: string): string[] {
  const words = text.split(/[\s,;]+/).map((word) => word.replace(/^#+/, ''));
  return [...new Set(words.filter((word) => word !== ''))];
}

export const ROUNDINGS = [0, 5, 15, 30, 60] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** For reports alone: a begun step is a whole one. What is stored stays as it was. */
export function rounded(minutes: number, step: Rounding): number {
  return step === 0 ? minutes : Math.ceil(minutes / step) * step;
}
