import { dayOf } from '@fachwerk/base/time';
import type { Bundesland } from '@fachwerk/opening-hours/contract';
import { holidayOn } from '@fachwerk/opening-hours/rules/holidays';
import type { WorkingTime } from '../contract.ts';
import { type Span, wallClock, workingSpans } from './working-hours.ts';

const MINUTE_MS = 60_000;

type Wanted = {
  readonly durationMinutes: number;
  readonly beforeMinutes: number;
  readonly afterMinutes: number;
};

export type Person = { readonly id: string; readonly hours: readonly WorkingTime[]; readonly busy: readonly Span[] };

export type Asked = {
  readonly service: Wanted;
  readonly staff: readonly Person[];
  /** Null: no room needed. An empty list never has a free room. */
  readonly rooms: readonly { readonly busy: readonly Span[] }[] | null;
  readonly from: Date;
  readonly to: Date;
  readonly stepMinutes: number;
  readonly timeZone: string;
  /** Public holidays of this Land are days off. */
  readonly holidaysOf?: Bundesland | null;
};

export type FreeTime = { readonly startsAt: Date; readonly staffIds: string[] };

/**
 * Possible start times within the span and the staff available then, in order. Buffer times may exceed working hours, but not overlap other
 * appointments.
 */
export function freeTimes(asked: Asked): FreeTime[] {
  const { service, staff, rooms, from, to, stepMinutes, timeZone, holidaysOf = null } = asked;
  const at = wallClock(timeZone);
  const days = daysOf(from, to, timeZone).filter((on) => !holidayOn(holidaysOf, on));
  const roomSpans = rooms?.map(({ busy }) => united(busy));
  const found = new Map<number, string[]>();
  for (const { id, hours, busy } of staff) {
    for (const start of startsOf(workingSpans(hours, days, at), united(busy), service, stepMinutes)) {
      if (start < from.getTime() || start >= to.getTime()) continue;
      const known = found.get(start);
      if (known) known.push(id);
      else if (!roomSpans || hasRoom(roomSpans, start, service)) found.set(start, [id]);
    }
  }
  return [...found.keys()]
    .sort((a, b) => a - b)
    .map((start) => ({ startsAt: new Date(start), staffIds: found.get(start)! }));
}

function daysOf(from: Date, to: Date, timeZone: string): Temporal.PlainDate[] {
  const last = dayOf(to, timeZone);
  const days: Temporal.PlainDate[] = [];
  for (let on = dayOf(from, timeZone); Temporal.PlainDate.compare(on, last) <= 0; on = on.add({ days: 1 }))
    days.push(on);
  return days;
}

/** Steps through the free working time; both lists are sorted, so each is walked once. */
function startsOf(working: readonly Span[], busy: readonly Span[], service: Wanted, stepMinutes: number): number[] {
  const { durationMinutes, beforeMinutes, afterMinutes } = service;
  const step = stepMinutes * MINUTE_MS;
  const starts: number[] = [];
  let next = 0;
  for (const { from, to } of working) {
    let start = from;
    while (start + durationMinutes * MINUTE_MS <= to) {
      const first = start - beforeMinutes * MINUTE_MS;
      const last = start + (durationMinutes + afterMinutes) * MINUTE_MS;
      while (next < busy.length && busy[next]!.to <= first) next++;
      const taken = busy[next];
      if (!taken || taken.from >= last) {
        starts.push(start);
        start += step;
      } else {
        const free = taken.to + beforeMinutes * MINUTE_MS;
        start += Math.ceil((free - start) / step) * step;
      }
    }
  }
  return starts;
}

/** Sorted, with adjacent spans merged. */
export function united(spans: readonly Span[]): Span[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) result.push({ from, to });
  }
  return result;
}

function hasRoom(rooms: readonly (readonly Span[])[], start: number, service: Wanted): boolean {
  return rooms.some((busy) => isFree(busy, busySpan(start, service)));
}

/** Includes the buffer times of a service. */
export function busySpan(start: number, { durationMinutes, beforeMinutes, afterMinutes }: Wanted): Span {
  return {
    from: start - beforeMinutes * MINUTE_MS,
    to: start + (durationMinutes + afterMinutes) * MINUTE_MS,
  };
}

/** `busy` is merged: of the spans that end after the start only the first can overlap. */
export function isFree(busy: readonly Span[], { from, to }: Span): boolean {
  let low = 0;
  let high = busy.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (busy[middle]!.to <= from) low = middle + 1;
    else high = middle;
  }
  const first = busy[low];
  return !first || first.from >= to;
}

/** The available person with the least work on that day, to balance the load. */
export function leastBusy(staff: readonly Person[], day: Span): string | undefined {
  const load = ({ busy }: Person) =>
    busy.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, day.to) - Math.max(from, day.from)), 0);
  return [...staff].sort((a, b) => load(a) - load(b))[0]?.id;
}
