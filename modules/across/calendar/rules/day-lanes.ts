import type { BlockData, Settings, Staff } from '@fachwerk/appointments/contract';
import type { Appointment } from '@fachwerk/appointments/contract-appointment';
import { wallClock, workingSpans } from '@fachwerk/appointments/rules/working-hours';
import { dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import { holidayOn } from '@fachwerk/opening-hours/rules/holidays';
import type * as z from 'zod/mini';
import { gapsOf } from './day-gaps.ts';

export type Span = { readonly from: Date; readonly until: Date };
type Given = {
  readonly staff: readonly Pick<Staff, 'id' | 'name' | 'hours' | 'isArchived'>[];
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Pick<z.infer<typeof BlockData>, 'staffId' | 'startsAt' | 'endsAt'>[];
  readonly settings: Pick<Settings, 'holidaysOf'>;
  /** When somebody is not there although these are their hours. */
  readonly away?: readonly (Span & { readonly staffId: string })[];
};
export type DayLane = {
  readonly id: string;
  readonly name: string;
  readonly working: readonly Span[];
  readonly appointments: readonly Appointment[];
  /** Still to come. */
  readonly gaps: readonly Span[];
};

/** A person or a room of the day; only people have hours. */
export type Column = { readonly id: string; readonly name: string; readonly lane: DayLane | null };

/** One lane for everybody who works on this day or has somebody; the order is that of the setup. */
export function lanesOfDay(given: Given, now: Date, day = dayOf(now)): DayLane[] {
  const { staff, appointments, blocks, settings, away = [] } = given;
  const isHoliday = holidayOn(settings.holidaysOf, day) !== undefined;
  const at = wallClock(HOUSE_ZONE);
  return staff
    .map(({ id, name, hours, isArchived }) => {
      const own = appointments.filter(({ staffId, startsAt }) => staffId === id && dayOf(startsAt).equals(day));
      const working = isArchived || isHoliday ? [] : workingSpans(hours, [day], at).map(spanOf);
      const closed = blocks.filter(({ staffId }) => staffId === null || staffId === id);
      const taken = [...own.filter(({ state }) => state !== 'no_show'), ...closed];
      const spans = taken.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }));
      const busy = [...spans, ...away.filter(({ staffId }) => staffId === id)];
      return { id, name, working, appointments: own, gaps: gapsOf(working, busy, now) };
    })
    .filter((lane) => lane.working.length + lane.appointments.length > 0);
}

const spanOf = ({ from, to }: { from: number; to: number }): Span => ({ from: new Date(from), until: new Date(to) });

export function minutesIn(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, until }) => sum + (until.getTime() - from.getTime()) / 60_000, 0);
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
