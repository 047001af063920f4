import type { BlockData, Staff } from '@fachwerk/appointments/contract';
import type { Appointment } from '@fachwerk/appointments/contract-appointment';
import { dayOf, HOUSE_ZONE, WEEKDAYS } from '@fachwerk/base/time';
import type * as z from 'zod/mini';
import { gapsOf } from './day-gaps.ts';

type Span = { readonly from: Date; readonly until: Date };
type Given = {
  readonly staff: readonly Pick<Staff, 'id' | 'name' | 'hours' | 'isArchived'>[];
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Pick<z.infer<typeof BlockData>, 'staffId' | 'startsAt' | 'endsAt'>[];
};
export type DayLane = {
  readonly id: string;
  readonly name: string;
  readonly working: readonly Span[];
  readonly appointments: readonly Appointment[];
  /** Still to come. */
  readonly gaps: readonly Span[];
};

/** One lane for everybody who works today or has somebody; the order is that of the setup. */
export function lanesOfDay({ staff, appointments, blocks }: Given, now: Date): DayLane[] {
  const today = dayOf(now);
  return staff
    .map(({ id, name, hours, isArchived }) => {
      const own = appointments.filter(({ staffId, startsAt }) => staffId === id && dayOf(startsAt).equals(today));
      const working = isArchived ? [] : workingOn(hours, today);
      const closed = blocks.filter(({ staffId }) => staffId === null || staffId === id);
      const busy = [...own.filter(({ state }) => state !== 'no_show'), ...closed];
      const spans = busy.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }));
      return { id, name, working, appointments: own, gaps: gapsOf(working, spans, now) };
    })
    .filter((lane) => lane.working.length + lane.appointments.length > 0);
}

function workingOn(hours: Staff['hours'], day: Temporal.PlainDate): Span[] {
  const name = WEEKDAYS[day.dayOfWeek - 1];
  const at = (time: string) => {
    const [hour, minute] = time.split(':').map(Number);
    const on = hour === 24 ? day.add({ days: 1 }) : day;
    const zoned = on.toZonedDateTime({ timeZone: HOUSE_ZONE, plainTime: { hour: hour! % 24, minute: minute! } });
    return new Date(zoned.epochMilliseconds);
  };
  return hours.filter((each) => each.day === name).map(({ from, until }) => ({ from: at(from), until: at(until) }));
}

/** The hours all lanes share, whole ones: nothing of the day lies outside. */
export function hoursShown(lanes: readonly DayLane[]): Span | null {
  const spans = lanes.flatMap(({ working, appointments }) => [
    ...working,
    ...appointments.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt })),
  ]);
  if (spans.length === 0) return null;
  const hour = 3_600_000;
  const from = Math.min(...spans.map((span) => span.from.getTime()));
  const until = Math.max(...spans.map((span) => span.until.getTime()));
  return { from: new Date(Math.floor(from / hour) * hour), until: new Date(Math.ceil(until / hour) * hour) };
}
