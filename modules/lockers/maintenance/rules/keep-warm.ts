import type { KeepWarm } from '@fachwerk/limits/contract';

/** A round may come this much early: jobs do not run on the second. */
const SLACK_SECONDS = 30;

/** Whether the locks of a location are to be warmed now. A window that ends before it begins goes over midnight. */
export function isWarmingDue(keepWarm: KeepWarm, timeZone: string, lastAt: Date | null, now: Date): boolean {
  if (!keepWarm.isOn || !isInWindow(keepWarm, localTime(now, timeZone))) return false;
  if (lastAt === null) return true;
  const secondsSince = (now.getTime() - lastAt.getTime()) / 1000;
  return secondsSince >= keepWarm.everyMinutes * 60 - SLACK_SECONDS;
}

/** Times are HH:MM and compare as text; the end does not belong to it. The same time twice is the whole day. */
function isInWindow({ from, to }: KeepWarm, time: string): boolean {
  if (from === to) return true;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

function localTime(at: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainTime().toString({
    smallestUnit: 'minute',
  });
}
