import { appointmentStream, setupApi } from '@fachwerk/appointments/contract';
import { type Appointment, type AppointmentState, appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { fieldOfInstant, HOUSE_ZONE } from '@fachwerk/base/time';
import type { Bundesland } from '@fachwerk/opening-hours/contract';
import { holidayOn } from '@fachwerk/opening-hours/rules/holidays';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { calendarApi, type Source, todoStream } from '../../contract.ts';
import { type Column, lanesOfDay } from '../../rules/day-lanes.ts';
import { type daysOf, spanOf } from '../../rules/range.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { ScheduleEventData } from './schedule-parts.ts';

const LIVE = {
  hints: [appointmentStream, todoStream],
  asks: [appointmentApi.list, setupApi.show, calendarApi.entries, calendarApi.todos],
};

/** One theme colour for each person or service, one for each source; the words beside it say the same. */
const PALETTE = ['accent', 'teal', 'violet', 'blue', 'orange', 'grape', 'cyan', 'pink'] as const;
const COLOURS: Readonly<Record<Source, string>> = {
  todos: 'yellow',
  cards: 'indigo',
  orders: 'green',
  rentals: 'blue',
  absences: 'gray',
};

export type Shown = 'appointments' | Source;
export type Meant =
  | { readonly kind: 'appointment'; readonly appointment: Appointment }
  | { readonly kind: 'block'; readonly id: string; readonly startsAt: Date }
  | {
      readonly kind: 'entry';
      readonly source: Source;
      readonly id: string;
      readonly path: string;
      readonly startsAt: Date;
    }
  | { readonly kind: 'holiday' };

/** What is said of an appointment beside who comes: it is not certain, or nobody came. */
const UNCOMMON = ['offered', 'unpaid', 'unconfirmed', 'no_show'] as const;
export const isUncommon = (state: AppointmentState): state is (typeof UNCOMMON)[number] =>
  UNCOMMON.some((each) => each === state);

/** What the calendar shows: wall clock of the company, whatever the clock of the browser. */
const wall = (at: Date) => `${fieldOfInstant(at, HOUSE_ZONE).replace('T', ' ')}:00`;

/** What a column of the day stands for. */
export type Rows = 'people' | 'rooms';

export type Colours = 'service' | 'person';

type Wanted = {
  readonly days: ReturnType<typeof daysOf>;
  readonly shown: readonly Shown[];
  readonly staffId: string;
  readonly rows: Rows;
  readonly colours: Colours;
};

export function useCalendar({ days, shown, staffId, rows, colours }: Wanted) {
  const span = spanOf(days);
  const t = useText(adminDe);
  const language = useLanguage();
  useLiveRefetch(LIVE);
  const setup = useAsk(setupApi.show, {});
  const booked = useAsk(appointmentApi.list, span, { keepPrevious: true });
  const sources = shown.filter((each) => each !== 'appointments');
  const others = useAsk(
    calendarApi.entries,
    { ...span, sources },
    { keepPrevious: true, isEnabled: sources.length > 0 },
  );
  const staff = setup.data?.staff ?? [];
  const rooms = setup.data?.rooms ?? [];
  const staffOf = (userId: string | null) => staff.find((each) => userId !== null && each.userId === userId);
  const isMeant = (id: string | null) => staffId === '' || id === null || id === staffId;
  const services = setup.data?.services ?? [];
  const colourOf = ({ staffId: who, serviceId }: Appointment) => {
    const at =
      colours === 'person' ? staff.findIndex(({ id }) => id === who) : services.findIndex(({ id }) => id === serviceId);
    return PALETTE[Math.max(0, at) % PALETTE.length]!;
  };
  const events: ScheduleEventData[] = [];
  if (shown.includes('appointments')) {
    for (const appointment of booked.data?.appointments ?? []) {
      if (!isMeant(appointment.staffId)) continue;
      const { id, startsAt, endsAt, name, serviceName, staffName, state } = appointment;
      const words = `${name}, ${serviceName} (${staffName})`;
      const meant: Meant = { kind: 'appointment', appointment };
      events.push({
        id,
        start: wall(startsAt),
        end: wall(endsAt),
        color: colourOf(appointment),
        payload: meant,
        title: isUncommon(state) ? `${words}, ${t(`calendar.state.${state}`)}` : words,
        ...inRow(rows === 'rooms' ? appointment.roomId : appointment.staffId),
      });
    }
    for (const { id, staffId: who, startsAt, endsAt, reason } of booked.data?.blocks ?? []) {
      if (!isMeant(who)) continue;
      const meant: Meant = { kind: 'block', id, startsAt };
      const title = reason ? t('calendar.closed_for', { reason }) : t('calendar.closed');
      const common = { title, start: wall(startsAt), end: wall(endsAt), color: 'gray', payload: meant };
      const closed = rows === 'rooms' ? (who ? [] : rooms) : who ? [{ id: who }] : staff;
      for (const { id: resourceId } of closed) events.push({ ...common, id: `${id}:${resourceId}`, resourceId });
    }
  }
  for (const { on, name } of holidaysIn(days, setup.data?.settings.holidaysOf ?? null, language)) {
    const meant: Meant = { kind: 'holiday' };
    const day = { start: `${on} 00:00:00`, end: `${on.add({ days: 1 })} 00:00:00` };
    events.push({ ...day, id: `holiday:${on}`, title: name, color: 'gray', payload: meant });
  }
  const entries = sources.length > 0 ? (others.data?.entries ?? []) : [];
  for (const { id, source, title, startsAt, endsAt, path, userId } of entries) {
    const meant: Meant = { kind: 'entry', source, id, path, startsAt };
    const label = `${t(`calendar.source.${source}`)}: ${title}`;
    const person = rows === 'people' ? staffOf(userId) : undefined;
    if (staffId && person && person.id !== staffId) continue;
    events.push({
      id: `${source}:${id}`,
      title: label,
      start: wall(startsAt),
      end: wall(endsAt),
      color: COLOURS[source],
      payload: meant,
      ...inRow(person?.id ?? null),
    });
  }
  const working = staff.filter(({ isArchived }) => !isArchived);
  const usedRooms = new Set(booked.data?.appointments.map(({ roomId }) => roomId));
  const inUse = rooms.filter(({ id, isArchived }) => !isArchived || usedRooms.has(id));
  const away = entries.flatMap(({ source, userId, startsAt, endsAt }) => {
    const person = source === 'absences' ? staffOf(userId) : undefined;
    return person ? [{ staffId: person.id, from: startsAt, until: endsAt }] : [];
  });
  const columns =
    !setup.data || !booked.data
      ? []
      : rows === 'rooms'
        ? inUse.map(({ id, name }) => ({ id, name, lane: null }))
        : peopleOf({ ...setup.data, ...booked.data, away }, days.first, staffId);
  const roomless = booked.data?.appointments.filter(({ roomId }) => roomId === null).length ?? 0;
  return { setup, booked, others, staff: working, hasRooms: inUse.length > 0, columns, roomless, events };
}

/** Those who work on this day or have somebody; on a day on which nobody does, everybody. */
function peopleOf(given: Parameters<typeof lanesOfDay>[0], day: Temporal.PlainDate, staffId: string): Column[] {
  const meant = given.staff.filter(({ id }) => staffId === '' || id === staffId);
  const lanes = lanesOfDay({ ...given, staff: meant }, new Date(), day);
  const columns = lanes.map((lane) => ({ id: lane.id, name: lane.name, lane }));
  if (columns.length > 0) return columns;
  const idle = { working: [], appointments: [], gaps: [] };
  return meant
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name }) => ({ id, name, lane: { id, name, ...idle } }));
}

const inRow = (resourceId: string | null) => (resourceId === null ? {} : { resourceId });

/** By name in the language that is spoken. */
function holidaysIn({ first, last }: Wanted['days'], land: Bundesland | null, language: Language) {
  const found: { readonly on: Temporal.PlainDate; readonly name: string }[] = [];
  for (let on = first; Temporal.PlainDate.compare(on, last) <= 0; on = on.add({ days: 1 })) {
    const holiday = holidayOn(land, on);
    if (holiday) found.push({ on, name: LOCALES[language].startsWith('de') ? holiday.nameDe : holiday.nameEn });
  }
  return found;
}
