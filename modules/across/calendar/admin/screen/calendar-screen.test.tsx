import { setupApi } from '@fachwerk/appointments/contract';
import { type Appointment, appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { USUAL_SETTINGS } from '@fachwerk/appointments/rules/appointment';
import type { Output } from '@fachwerk/base/contract';
import { addMinutes } from '@fachwerk/base/time';
import { type CustomerListRow, customerApi } from '@fachwerk/customers/contract-staff';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calendarApi, type Entry, type Todo } from '../../contract.ts';
import { CHAT_TODOS } from '../../rules/chat-todos.ts';
import { CalendarScreen } from './calendar-screen.tsx';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const appointment: Appointment = {
  id: id(1),
  serviceId: id(2),
  serviceName: 'Haarschnitt',
  priceCents: 4500,
  isPrepaid: false,
  staffId: id(3),
  staffName: 'Tina',
  roomId: null,
  roomName: '',
  startsAt: new Date('2026-11-17T09:00:00Z'),
  endsAt: new Date('2026-11-17T10:00:00Z'),
  state: 'booked',
  name: 'Kim Beispiel',
  email: 'kim@kunde.example',
  phone: '',
  language: 'de',
  note: '',
  staffNote: '',
  createdBy: 'customer',
  createdAt: new Date('2026-11-01T09:00:00Z'),
  seriesId: null,
  offeredUntil: null,
  version: 1,
};
const service = {
  id: id(2),
  name: { de: 'Haarschnitt' },
  description: {},
  durationMinutes: 60,
  beforeMinutes: 0,
  afterMinutes: 0,
  priceCents: 4500,
  isPrepaid: false,
  vatPercent: 19 as const,
  isOnline: true,
  roomIds: [],
  variants: [],
  addons: [],
  isLeisure: false,
  isArchived: false,
};
const tina = {
  id: id(3),
  name: 'Tina',
  userId: null,
  role: '',
  pictureId: null,
  hours: [],
  serviceIds: [id(2)],
  isOnline: true,
  isArchived: false,
};

const todo: Todo = {
  id: id(6),
  kind: 'aufgabe',
  title: 'Farbe bestellen',
  description: '',
  email: '',
  isDone: false,
  onDay: '2026-11-17',
  starts: '10:00',
  ends: '12:00',
};
const customer: CustomerListRow = {
  id: id(7),
  companyId: id(8),
  email: appointment.email,
  firstName: 'Kim',
  lastName: 'Beispiel',
  phone: '',
  language: 'de',
  blockedAt: null,
  blockedReason: '',
  blockedBy: '',
  newsletter: 'none',
  version: 1,
  createdAt: appointment.createdAt,
  lastSeenAt: null,
  figures: {
    orders: 0,
    rentals: null,
    appointments: 1,
    spentCents: 0,
    openCents: 0,
    lastContactAt: null,
  },
  tags: [],
};

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  localStorage.clear();
});
afterEach(cleanup);

function open(at: string, rights = ['appointments.read', 'appointments.edit', 'boards.read'], shown = appointment) {
  startSession('token', { id: id(9), capabilities: rights });
  const wire = fakeWire(
    answering(setupApi.show, { services: [service], staff: [tina], rooms: [], settings: USUAL_SETTINGS, people: [] }),
    answering(appointmentApi.list, { appointments: [shown], blocks: [] }),
    answering(appointmentApi.find, shown),
    answering(appointmentApi.free, { times: [] }),
    answering(calendarApi.entries, {
      entries: [
        {
          id: id(5),
          source: 'cards',
          title: 'Regal bauen',
          isAllDay: true,
          path: '/backend/chat/t/board',
          userId: null,
          startsAt: new Date('2026-11-16T23:00:00Z'),
          endsAt: new Date('2026-11-17T23:00:00Z'),
        },
        {
          id: todo.id,
          source: 'todos',
          title: todo.title,
          isAllDay: false,
          path: '',
          userId: id(9),
          startsAt: new Date('2026-11-17T09:00:00Z'),
          endsAt: new Date('2026-11-17T11:00:00Z'),
        },
      ],
    }),
    answering(calendarApi.takeOver, { count: 1 }),
    answering(calendarApi.todos, { todos: [todo] }),
    answering(calendarApi.saveTodo, { id: todo.id }),
    answering(appointmentApi.edit, appointment),
    answering(appointmentApi.confirm, appointment),
    answering(customerApi.list, {
      customers: [customer],
      figures: [],
      next: null,
      total: { count: 1, isMore: false },
    }),
  );
  renderScreen(<CalendarScreen />, { path: '/admin/appointments', at });
  return wire;
}

test('the agenda tells appointments and what stands beside them; one opens with what may be done', async () => {
  open('/admin/appointments?view=agenda&day=2026-11-17');
  expect(await screen.findByText(/Karten: Regal bauen/)).toBeTruthy();
  await userEvent.click(await screen.findByText(/Kim Beispiel, Haarschnitt/));
  expect(await screen.findByText('Kunde, Website')).toBeTruthy();
  expect(await screen.findByText('kim@kunde.example')).toBeTruthy();
});

test('what the customer has not confirmed says so, in the calendar and opened, with how long it is kept', async () => {
  const offeredUntil = new Date('2026-11-17T08:30:00Z');
  const waiting: Appointment = { ...appointment, state: 'unconfirmed', offeredUntil };
  open('/admin/appointments?view=agenda&day=2026-11-17', ['appointments.read', 'appointments.edit'], waiting);
  await userEvent.click(await screen.findByText(/Kim Beispiel, Haarschnitt.*wartet auf Bestätigung/));
  expect(await screen.findByText(/Wartet auf Bestätigung, reserviert bis 09:30/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erschienen' })).toBeNull();
});

test('staff confirm for a customer who calls while the time is kept; then the button is greyed, with the reason', async () => {
  const rights = ['appointments.read', 'appointments.edit'];
  const confirm = 'Für den Kunden bestätigen';
  const kept: Appointment = { ...appointment, state: 'unconfirmed', offeredUntil: addMinutes(new Date(), 5) };
  const wire = open(`/admin/appointments?id=${appointment.id}`, rights, kept);
  await userEvent.click(await screen.findByRole('button', { name: confirm }));
  await waitFor(() => expect(wire.calls(appointmentApi.confirm)[0]!.body).toEqual({ id: appointment.id }));
  cleanup();
  open(`/admin/appointments?id=${appointment.id}`, rights, { ...kept, offeredUntil: addMinutes(new Date(), -1) });
  const late = await screen.findByRole('button', { name: confirm });
  expect(late.getAttribute('aria-description')).toMatch(/Bestätigungsfrist/);
  cleanup();
  open(`/admin/appointments?id=${appointment.id}`, rights);
  expect(await screen.findByRole('button', { name: 'Absagen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: confirm })).toBeNull();
});

test('a todo opens as it is, not as a new one', async () => {
  const wire = open('/admin/appointments?view=agenda&day=2026-11-17');
  await userEvent.click(await screen.findByText(/Meine Aufgaben: Farbe bestellen/));
  const title = await screen.findByLabelText(/^Titel/);
  expect(title).toHaveProperty('value', 'Farbe bestellen');
  await userEvent.type(title, ' heute');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(wire.calls(calendarApi.saveTodo)[0]!.body).toMatchObject({
      id: todo.id,
      todo: { title: 'Farbe bestellen heute' },
    }),
  );
});

test('who comes is corrected in a form, and leads to the record', async () => {
  const rights = ['appointments.read', 'appointments.edit', 'customers.read'];
  const wire = open(`/admin/appointments?id=${appointment.id}`, rights);
  const record = await screen.findByRole('link', { name: 'Kundenakte öffnen' });
  expect(record.getAttribute('href')).toBe(`/admin/customers/${customer.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  await userEvent.type(await screen.findByLabelText('Telefon'), '0341 5550');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(wire.calls(appointmentApi.edit)[0]!.body).toMatchObject({
      version: 1,
      customer: { name: 'Kim Beispiel', email: 'kim@kunde.example', phone: '0341 5550' },
    }),
  );
});

test('a source is switched off, and is not asked for any more', async () => {
  const wire = open('/admin/appointments?view=agenda&day=2026-11-17');
  await screen.findByText(/Karten: Regal bauen/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Karten' }));
  await waitFor(() => expect(JSON.stringify(wire.calls(calendarApi.entries).at(-1)!.body)).not.toContain('cards'));
  expect(screen.queryByRole('checkbox', { name: 'Mieten' })).toBeNull();
});

test('what an old browser kept moves over once, and is forgotten only then', async () => {
  localStorage.setItem(CHAT_TODOS, JSON.stringify({ '2026-11-20': [{ title: 'Anruf' }] }));
  const wire = open('/admin/appointments');
  await waitFor(() => expect(wire.calls(calendarApi.takeOver)).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem(CHAT_TODOS)).toBeNull());
});

test('who may only look books nothing', async () => {
  open('/admin/appointments?view=agenda&day=2026-11-17', ['appointments.read']);
  await screen.findByText(/Kim Beispiel, Haarschnitt/);
  expect(screen.queryByRole('button', { name: 'Termin eintragen' })).toBeNull();
});

test('rooms stand in rows too: who is in which, and how many need none', async () => {
  const cabin = { id: id(4), name: 'Kabine', isArchived: false };
  const inCabin = { ...appointment, id: id(0), roomId: cabin.id, roomName: cabin.name, name: 'Ada Lang' };
  startSession('token', { id: id(9), capabilities: ['appointments.read'] });
  fakeWire(
    answering(setupApi.show, {
      services: [service],
      staff: [tina],
      rooms: [cabin],
      settings: USUAL_SETTINGS,
      people: [],
    }),
    answering(appointmentApi.list, { appointments: [appointment, inCabin], blocks: [] }),
    answering(calendarApi.entries, { entries: [] }),
  );
  renderScreen(<CalendarScreen />, {
    path: '/admin/appointments',
    at: '/admin/appointments?view=day&day=2026-11-17',
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Räume' }));
  expect(await screen.findByText('Ein Termin ohne Raum an diesem Tag.')).toBeTruthy();
  expect(screen.getByText('Kabine')).toBeTruthy();
  expect(screen.getByText('Ada Lang')).toBeTruthy();
  expect(screen.queryByText('Kim Beispiel')).toBeNull();
});

const ON_TUESDAY = { day: 'tuesday', from: '09:00', until: '18:00' } as const;
const lea = { ...tina, id: id(4), name: 'Lea', userId: id(5), hours: [ON_TUESDAY] };
const FUTURE = new Date('2999-11-12T09:00:00Z');
const inFuture = { ...appointment, startsAt: FUTURE, endsAt: addMinutes(FUTURE, 60) };

type Closed = Output<typeof appointmentApi.list>['blocks'];
function openDay(at: string, entries: readonly Entry[] = [], blocks: Closed = []) {
  startSession('token', { id: id(9), capabilities: ['appointments.read', 'appointments.edit'] });
  const off = { ...tina, id: id(8), name: 'Ida' };
  const staff = [{ ...tina, hours: [ON_TUESDAY] }, lea, off];
  const wire = fakeWire(
    answering(setupApi.show, { services: [service], staff, rooms: [], settings: USUAL_SETTINGS, people: [] }),
    answering(appointmentApi.list, { appointments: [inFuture], blocks }),
    answering(appointmentApi.free, { times: [] }),
    answering(appointmentApi.move, inFuture),
    answering(calendarApi.entries, { entries: [...entries] }),
  );
  renderScreen(<CalendarScreen />, { path: '/admin/appointments', at });
  return wire;
}

test('a salon opens on its day: everybody is a column with what is free, and a gap books there and then', async () => {
  openDay('/admin/appointments?day=2999-11-12');
  expect(await screen.findByRole('radio', { name: 'Tag', checked: true })).toBeTruthy();
  expect(await screen.findByText('1 Termin · 8:00 Std. frei')).toBeTruthy();
  expect(screen.getByText('0 Termine · 9:00 Std. frei')).toBeTruthy();
  const gap = screen.getByRole('button', { name: '09:00–18:00 frei bei Lea: Termin eintragen' });
  gap.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByLabelText(/^Beginn/)).toHaveProperty('value', '12.11.2999, 09:00');
  expect(within(screen.getByRole('dialog')).getByLabelText(/^Person/)).toHaveProperty('value', lea.id);
});

test('an absence takes the day of who is away, and no gap is offered in it', async () => {
  const days = { startsAt: new Date('2999-11-11T23:00:00Z'), endsAt: new Date('2999-11-13T23:00:00Z') };
  openDay('/admin/appointments?day=2999-11-12', [
    { id: id(6), source: 'absences', title: 'Lea', isAllDay: true, path: '', userId: lea.userId, ...days },
  ]);
  expect(await screen.findByText('0 Termine · abwesend')).toBeTruthy();
  expect(screen.getByText('Abwesenheiten: Lea')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /frei bei Lea/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /frei bei Tina/ })).toHaveLength(2);
});

test('an appointment is dragged to a later time of somebody else', async () => {
  const wire = openDay('/admin/appointments?day=2999-11-12');
  const booked = await screen.findByRole('button', { name: /Kim Beispiel/ });
  const column = booked.closest('[data-column]')!;
  // Nine hours on 540 pixels: one for a minute.
  Object.defineProperties(column, { offsetHeight: { value: 540 }, offsetWidth: { value: 200 } });
  fireEvent.pointerDown(booked, { button: 0, clientX: 50, clientY: 100, pointerType: 'mouse' });
  fireEvent.pointerMove(window, { clientX: 240, clientY: 192 });
  fireEvent.pointerUp(window);
  await waitFor(() =>
    expect(wire.calls(appointmentApi.move)[0]!.body).toEqual({
      id: appointment.id,
      version: 1,
      staffId: lea.id,
      startsAt: addMinutes(FUTURE, 90).toISOString(),
    }),
  );
});

test('a time closed for everybody shades those on duty, and makes no column for the others', async () => {
  const closed = { id: id(7), staffId: null, startsAt: addMinutes(FUTURE, 240), endsAt: addMinutes(FUTURE, 300) };
  openDay('/admin/appointments?day=2999-11-12', [], [{ ...closed, reason: 'Schulung' }]);
  expect(await screen.findAllByText('Gesperrt: Schulung')).toHaveLength(2);
  expect(screen.queryByText('Ohne Person')).toBeNull();
  expect(screen.getByRole('button', { name: '09:00–14:00 frei bei Lea: Termin eintragen' })).toBeTruthy();
});
