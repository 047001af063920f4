import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Round, RoundSheet, RoundTask } from '../contract.ts';
import { roundApi } from '../contract-round.ts';
import { adminDe } from '../texts/admin.de.ts';
import { RoundScreen } from './round-screen.tsx';

/** Nobody answers on the live line. */
class SilentLine {
  send(): void {}
  close(): void {}
}

const ID = '018f0000-0000-7000-8000-0000000000aa';
const STOP = '018f0000-0000-7000-8000-0000000000b1';
const TASK = '018f0000-0000-7000-8000-0000000000c1';
const ME = '018f0000-0000-7000-8000-0000000000f2';
const me = meLike({ id: ME, capabilities: ['rounds.read', 'rounds.plan', 'rounds.work', 'locks.open'] });

const round: Round = {
  id: ID,
  companyId: '018f0000-0000-7000-8000-0000000000f1',
  day: '2026-03-02',
  technicianId: ME,
  technicianName: 'Toni Technik',
  state: 'running',
  startedAt: new Date('2026-03-02T07:00:00Z'),
  finishedAt: null,
  stops: 1,
  stopsFinished: 0,
  tasks: 1,
  tasksOpen: 1,
  tasksSkipped: 0,
  nextStopName: 'Berlin',
};
const task: RoundTask = {
  id: TASK,
  stopId: STOP,
  kind: 'alert',
  lockId: '018f0000-0000-7000-8000-0000000000d1',
  boxNumber: '12',
  qrCode: 'Code-12',
  sourceId: null,
  title: '',
  data: { alertKind: 'jam', priority: 'urgent' },
  state: 'open',
  reason: '',
  endedAt: null,
  endedByName: '',
};
const sheet: RoundSheet = {
  round,
  startsAt: new Date('2026-03-02T07:00:00Z'),
  stops: [
    {
      id: STOP,
      locationId: '018f0000-0000-7000-8000-0000000000e1',
      companyName: 'City',
      name: 'Berlin',
      street: 'Weg 1',
      city: '10115 Berlin',
      position: null,
      timeZone: 'Europe/Berlin',
      isAlwaysOpen: true,
      spans: [],
      arrivesAt: new Date('2026-03-02T07:30:00Z'),
      isClosed: false,
      state: 'open',
      finishedAt: null,
      nextVisitOn: null,
      nextVisitReason: null,
      tasks: [task],
    },
  ],
  records: [],
  partNames: ['Batteriesatz'],
};
const done: RoundSheet = {
  ...sheet,
  round: { ...round, tasksOpen: 0 },
  stops: [{ ...sheet.stops[0]!, tasks: [{ ...task, state: 'done', endedByName: 'Ada' }] }],
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', SilentLine);
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)));
});
afterEach(cleanup);

const open = (at: string, ...served: Parameters<typeof fakeWire>) => {
  const wire = fakeWire(...served);
  renderScreen(<RoundScreen />, { path: '/admin/rounds/:id?/:stopId?', at });
  return wire;
};
const tick = () => screen.findByRole('button', { name: /^Fach 12 · / });

test('the list shows each round with how far it is, and the way to plan one', async () => {
  open('/admin/rounds', answering(roundApi.list, { rounds: [{ ...round, stops: 8, stopsFinished: 5 }], next: null }));
  expect(await screen.findByText('5 von 8')).toBeTruthy();
  expect(screen.getByRole('link', { name: adminDe['rounds.plan'] }).getAttribute('href')).toBe('/admin/rounds/new');
});

test('an empty list says what a round is', async () => {
  open('/admin/rounds', answering(roundApi.list, { rounds: [], next: null }));
  expect(await screen.findByText(adminDe['rounds.empty.title'])).toBeTruthy();
});

test('a tick is shown at once, and sent once with the id that the phone made', async () => {
  const wire = open(
    `/admin/rounds/${ID}/${STOP}`,
    answering(roundApi.find, sheet),
    answering(roundApi.record, { outcome: 'applied', sheet: done }),
  );
  fireEvent.click(await tick());
  expect((await tick()).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(wire.calls(roundApi.record)).toHaveLength(1));
  expect(wire.calls(roundApi.record)[0]!.body).toMatchObject({ kind: 'done', taskId: TASK, agoSeconds: 0 });
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('device.rounds.record'))).toEqual([]),
  );
});

test('without a network the round is still there, and what was ticked waits', async () => {
  localStorage.setItem(`rounds.sheet.${ID}`, JSON.stringify({ at: 1, sheet }));
  open(`/admin/rounds/${ID}/${STOP}`);
  fireEvent.click(await tick());
  expect((await tick()).getAttribute('aria-pressed')).toBe('true');
  // Beside the way, and on the stop.
  expect((await screen.findAllByText(/^Gespeichert: eine Eingabe/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Fach öffnen: 12' }).getAttribute('aria-disabled')).toBe('true');

  const back = fakeWire(
    answering(roundApi.find, done),
    answering(roundApi.record, { outcome: 'already', sheet: done }),
    { endpoint: { ...roundApi.find, path: '/health' }, answer: () => ({ status: 200, body: {} }) },
  );
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(back.calls(roundApi.record)).toHaveLength(1));
  expect(await screen.findByText(/^Bereits erledigt/)).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByText(/^Gespeichert/)).toEqual([]));
});

test('the sticker of a box leads to its task', async () => {
  open(`/admin/rounds/${ID}`, answering(roundApi.find, sheet));
  const field = await screen.findByRole('textbox', { name: adminDe['rounds.find'] });
  fireEvent.change(field, { target: { value: 'https://city.example/q/Code-12' } });
  fireEvent.submit(field.closest('form')!);
  expect(await tick()).toBeTruthy();
});

test('the end of a stop proposes the next visit', async () => {
  const wire = open(
    `/admin/rounds/${ID}/${STOP}`,
    answering(roundApi.find, sheet),
    answering(roundApi.record, { outcome: 'applied', sheet: done }),
  );
  fireEvent.click(await screen.findByRole('button', { name: adminDe['rounds.stop.finish'] }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(adminDe['rounds.next_visit.open_tasks'])).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: adminDe['rounds.stop.finish'] }));
  await waitFor(() => expect(wire.calls(roundApi.record)).toHaveLength(1));
  expect(wire.calls(roundApi.record)[0]!.body).toMatchObject({
    kind: 'stop_finished',
    stopId: STOP,
    text: 'open_tasks',
  });
});

test('a round is planned with what is proposed', async () => {
  const location = {
    locationId: STOP,
    name: 'Berlin',
    city: '10115 Berlin',
    companyName: 'City',
    position: null,
    counts: { alert: 2, battery: 0, check: 0, out_of_service: 0, manual: 0 },
    urgent: 1,
    dueOn: null,
    lastVisitAt: null,
    plannedOn: null,
    score: 7,
  };
  const idle = { ...location, locationId: TASK, name: 'Köln', counts: { ...location.counts, alert: 0 }, score: 0 };
  const wire = open(
    '/admin/rounds/new',
    answering(roundApi.proposal, {
      locations: [location, idle],
      total: 2,
      technicians: [{ id: ME, name: 'Toni Technik' }],
    }),
    answering(roundApi.add, round),
    answering(roundApi.find, sheet),
  );
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Köln' })).checked).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: adminDe['rounds.plan'] }));
  await waitFor(() => expect(wire.calls(roundApi.add)).toHaveLength(1));
  expect(wire.calls(roundApi.add)[0]!.body).toMatchObject({
    locationIds: [STOP],
    technicianId: ME,
    startsAt: '08:00',
    start: null,
  });
});
