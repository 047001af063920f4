import { setupApi } from '@fachwerk/appointments/contract';
import { type Appointment, appointmentApi } from '@fachwerk/appointments/contract-appointment';
import type { Output } from '@fachwerk/base/contract';
import { WEEKDAYS } from '@fachwerk/base/time';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DayTile } from './day-tile.tsx';

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const NOW = new Date('2026-03-02T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  startSession('token', { id: 'u1', capabilities: ['appointments.read'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const person = (number: number, name: string) => ({
  id: idOf(number),
  name,
  userId: null,
  role: '',
  pictureId: null,
  hours: WEEKDAYS.map((day) => ({ day, from: '09:00', until: '17:00' })),
  serviceIds: [],
  isOnline: true,
  isArchived: false,
});
const setup = { staff: [person(1, 'Deniz'), person(2, 'Marlene')] } as Partial<Output<typeof setupApi.show>>;

function appointment(number: number, startsAt: string, more: Partial<Appointment> = {}): Appointment {
  const at = new Date(startsAt);
  return {
    id: idOf(number),
    serviceId: idOf(9),
    serviceName: 'Schnitt',
    priceCents: 4200,
    isPrepaid: false,
    staffId: idOf(1),
    staffName: 'Deniz',
    roomId: null,
    roomName: '',
    startsAt: at,
    endsAt: new Date(at.getTime() + 3_600_000),
    state: 'booked',
    name: 'Hanna Lorenz',
    email: '',
    phone: '',
    language: 'de',
    note: '',
    staffNote: '',
    createdBy: 'staff',
    createdAt: at,
    seriesId: null,
    offeredUntil: null,
    version: 1,
    ...more,
  };
}

function show(appointments: Appointment[]) {
  fakeWire(
    answering(appointmentApi.list, { appointments, blocks: [] }),
    answering(setupApi.show, {
      services: [],
      rooms: [],
      settings: {
        isOnline: true,
        stepMinutes: 15,
        noticeMinutes: 0,
        horizonDays: 30,
        cancelUntilHours: 24,
        remindBeforeHours: 0,
        needsConfirmation: false,
        holidaysOf: null,
      },
      people: [],
      ...setup,
    } as Output<typeof setupApi.show>),
  );
  renderScreen(<DayTile size="tile" />);
}
const fact = async (label: string) => (await screen.findByText(label)).closest('a')!.textContent;

test('today stands by person, with gaps and who did not come', async () => {
  show([
    appointment(3, '2026-03-02T08:00:00Z', { state: 'no_show', name: 'Kim Kunde' }),
    appointment(4, '2026-03-02T12:00:00Z'),
    appointment(5, '2026-02-19T12:00:00Z', { state: 'no_show' }),
  ]);
  expect(await fact('Termine heute')).toBe('Termine heute2nächster 13:00 Uhr, Hanna Lorenz');
  // Deniz is free from 11 to 13 and from 14 to 17 o'clock, Marlene from 11 to 17.
  expect(await fact('Freie Lücken')).toBe('Freie Lücken3zusammen 11 Std.');
  expect(await fact('Nicht erschienen, 7 Tage')).toBe('Nicht erschienen, 7 Tage17 Tage davor: 1');
  const lane = within(screen.getByRole('region', { name: 'Deniz' }));
  const links = lane.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.dataset.state]);
  expect(links).toEqual([
    ['09:00 Uhr, Kim Kunde, Schnitt, nicht erschienen', 'missed'],
    ['13:00 Uhr, Hanna Lorenz, Schnitt', 'due'],
  ]);
  expect(lane.getAllByRole('link')[1]!.getAttribute('href')).toBe(
    `/admin/appointments?view=day&day=2026-03-02&id=${idOf(4)}`,
  );
});

test('with nothing left today the next one of the week is said', async () => {
  show([appointment(4, '2026-03-03T12:00:00Z')]);
  expect(await fact('Termine heute')).toBe('Termine heute0nächster Di., 03.03., 13:00 Uhr, Hanna Lorenz');
});

test('a day without appointments shows who could take some', async () => {
  show([]);
  expect(await fact('Termine heute')).toBe('Termine heute0keine weiteren in sieben Tagen');
  expect(screen.getByRole('region', { name: 'Marlene' })).toBeTruthy();
});
