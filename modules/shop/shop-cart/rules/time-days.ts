import { dayOf, zoned } from '@fachwerk/base/time';

type FreeTime = { readonly from: Date; readonly to: Date };

/** Until which hour it is called so; the last one is the rest of the day. */
const PARTS = [
  { part: 'morning', untilHour: 11 },
  { part: 'noon', untilHour: 14 },
  { part: 'afternoon', untilHour: 17 },
  { part: 'evening', untilHour: 24 },
] as const;

export type DayTimes = {
  /** `2026-11-19` */
  readonly day: string;
  /** 0: today. */
  readonly ahead: number;
  /** As one speaks of a day; a part without any time is left out. */
  readonly parts: readonly { readonly part: (typeof PARTS)[number]['part']; readonly times: readonly FreeTime[] }[];
  /** What is meant when only the day is said: nobody who is hungry at seven wants tomorrow's pizza at midnight. */
  readonly usual: Date;
};

/** Free times by the day they begin on and by its parts, in their order. */
export function timesByDay(times: readonly FreeTime[], now: Date): readonly DayTimes[] {
  const days = new Map<string, FreeTime[]>();
  for (const time of times) {
    const day = dayOf(time.from).toString();
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  const today = dayOf(now);
  return [...days].map(([day, own]) => ({
    day,
    ahead: today.until(day).days,
    parts: partsOf(own),
    usual: nearest(own, now),
  }));
}

/** By the clock, whatever the day. */
function nearest(times: readonly FreeTime[], now: Date): Date {
  const minuteOf = (at: Date) => zoned(at).hour * 60 + zoned(at).minute;
  const apart = ({ from }: FreeTime) => Math.abs(minuteOf(from) - minuteOf(now));
  return times.reduce((best, time) => (apart(time) < apart(best) ? time : best)).from;
}

function partsOf(times: readonly FreeTime[]): DayTimes['parts'] {
  const partOf = ({ from }: FreeTime) => PARTS.find(({ untilHour }) => zoned(from).hour < untilHour)!.part;
  return PARTS.map(({ part }) => ({ part, times: times.filter((time) => partOf(time) === part) })).filter(
    (each) => each.times.length > 0,
  );
}
