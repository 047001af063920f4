import { BERLIN, COLOGNE, idOf } from '@fachwerk/devices/rules/devices.for-tests';
import { lockerStream } from '@fachwerk/lockers/contract';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { lockWords } from '@fachwerk/lockers/parts';
import { lockLike } from '@fachwerk/lockers/rules/lock.for-tests';
import { type LogEntry, logApi } from '@fachwerk/logs/contract';
import { openingStream } from '@fachwerk/openings/contract';
import { LiveLine, stubLiveLine } from '@fachwerk/react/live-line';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { addTexts } from '@fachwerk/react/texts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wallApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ALL, boxLike, signIn, summaryLike, wallLike } from '../wall.for-tests.ts';
import { WallPage } from './wall-page.tsx';

// The app fetches the sentences of all modules; here they are at hand.
addTexts('de', lockWords);

const PATH = '/admin/real-time-monitoring/:locationId?/:boxId?';
const at = (...parts: string[]) => ['/admin/real-time-monitoring', ...parts].join('/');

const entry = (number: number, type: string, lock: number): LogEntry => ({
  id: idOf(500 + number),
  companyId: idOf(900),
  at: new Date(),
  type,
  locationId: BERLIN,
  locationName: 'Berlin Hauptbahnhof',
  lockId: idOf(lock),
  lockName: String(lock),
  controllerId: null,
  personId: null,
  personName: '',
  orderNumber: '',
  data: {},
});
const logs = (...entries: LogEntry[]) =>
  answering(logApi.list, { entries, next: null, searchedTo: new Date('2026-01-01T00:00:00Z') });

const boxes = [boxLike(1), boxLike(2, { state: 'rented' }), boxLike(3, { state: 'alarm' })];
const wires = () =>
  fakeWire(
    answering(wallApi.wall, wallLike(boxes)),
    answering(wallApi.summaries, {
      walls: [summaryLike(), summaryLike({ locationId: COLOGNE, locationName: 'Köln Dom' })],
    }),
    logs(entry(1, 'door.opened', 2)),
    answering(lockApi.find, { ...lockLike(2), state: 'rented', noteList: [] }),
  );

beforeEach(() => {
  stubLiveLine();
  signIn(...ALL);
});
afterEach(() => vi.unstubAllGlobals());

test('the wall follows what is heard about it, and only about it', async () => {
  const wire = wires();
  renderScreen(<WallPage />, { path: PATH, at: at(BERLIN) });
  await screen.findByRole('button', { name: /Fach 1, .*Tür geschlossen/ });
  LiveLine.last!.open();
  expect(await screen.findByText('Live')).toBeTruthy();
  const asked = wire.calls(wallApi.wall).length;

  LiveLine.last!.hint(lockerStream, { type: 'locks', locationId: COLOGNE, lockIds: [idOf(1)] });
  wire.now(answering(wallApi.wall, wallLike([boxLike(1, { doorState: 'open' }), ...boxes.slice(1)])));
  LiveLine.last!.hint(lockerStream, { type: 'locks', locationId: BERLIN, lockIds: [idOf(1)] });
  LiveLine.last!.hint(lockerStream, { type: 'locks', locationId: BERLIN, lockIds: [idOf(1)] });
  await screen.findByRole('button', { name: /Fach 1, .*Tür offen/ });
  expect(wire.calls(wallApi.wall)).toHaveLength(asked + 1);
});

test('what is heard about another location asks nothing', async () => {
  const wire = wires();
  renderScreen(<WallPage />, { path: PATH, at: at(BERLIN) });
  await screen.findByRole('button', { name: /Tür geöffnet/ });
  LiveLine.last!.open();
  const asked = wire.calls(logApi.list).length;
  LiveLine.last!.hint(lockerStream, { type: 'locks', locationId: COLOGNE, lockIds: [idOf(1)] });
  // An attempt is in the log of every place; when it was asked for, the wall would have been, too.
  const attempt = {
    type: 'attempt',
    attemptId: idOf(77),
    lockId: idOf(2),
    locationId: COLOGNE,
    state: 'opened',
  } as const;
  LiveLine.last!.hint(openingStream, attempt);
  await waitFor(() => expect(wire.calls(logApi.list).length).toBeGreaterThan(asked));
  expect(wire.calls(wallApi.wall)).toHaveLength(1);
});

test('a broken line is said', async () => {
  wires();
  renderScreen(<WallPage />, { path: PATH, at: at(BERLIN) });
  await screen.findByRole('button', { name: /Fach 1/ });
  LiveLine.last!.open();
  await screen.findByText('Live');
  LiveLine.last!.breaks();
  expect(await screen.findByText('Nicht live')).toBeTruthy();
});

test('the legend counts, filters, and keeps the filter in the address', async () => {
  wires();
  const { router } = renderScreen(<WallPage />, { path: PATH, at: at(BERLIN) });
  const legend = await screen.findByRole('group', { name: adminDe['wall.legend'] });
  const rented = within(legend).getByRole('button', { name: /vermietet/ });
  expect(rented.textContent).toContain('1');
  await userEvent.setup().click(rented);
  expect(router.state.location.search).toBe('?state=rented');
  expect(rented.getAttribute('aria-pressed')).toBe('true');
  expect([...document.querySelectorAll('td')].map((cell) => cell.hasAttribute('data-faded'))).toEqual([
    true,
    false,
    true,
  ]);
});

test('a press opens the box over the wall, with the way to open it and to its log', async () => {
  wires();
  const { router } = renderScreen(<WallPage />, { path: PATH, at: at(BERLIN) });
  await userEvent.setup().click(await screen.findByRole('button', { name: /Fach 2, / }));
  expect(router.state.location.pathname).toBe(at(BERLIN, idOf(2)));
  const drawer = await screen.findByRole('dialog', { name: 'Fach 2' });
  expect(await within(drawer).findByRole('button', { name: 'Fach öffnen' })).toBeTruthy();
  expect(within(drawer).getByRole('button', { name: adminDe['box.stop'] })).toBeTruthy();
  expect(within(drawer).getByRole('link', { name: adminDe['box.log'] }).getAttribute('href')).toBe(
    `/admin/logs?lock=${idOf(2)}`,
  );
  expect(within(drawer).getByRole('link', { name: adminDe['box.page'] }).getAttribute('href')).toBe(
    `/admin/locks/${idOf(2)}`,
  );
});

test('what just happened stands beside it in words, and shows its box', async () => {
  wires();
  renderScreen(<WallPage />, { path: PATH, at: at(BERLIN) });
  const happened = await screen.findByRole('button', { name: /Tür geöffnet/ });
  await userEvent.setup().click(happened);
  await waitFor(() =>
    expect(document.querySelector('td[data-marked] [data-box]')?.getAttribute('data-box')).toBe(idOf(2)),
  );
});

test('who may not read the log sees the wall, and reads why there are no events', async () => {
  signIn('locks.read');
  const wire = wires();
  renderScreen(<WallPage />, { path: PATH, at: at(BERLIN) });
  await screen.findByRole('button', { name: /Fach 1/ });
  expect(screen.getByText(adminDe['events.denied'])).toBeTruthy();
  expect(wire.calls(logApi.list)).toEqual([]);
});

test('a location of nobody is not found', async () => {
  const wire = wires();
  wire.now(refusing(wallApi.wall, 404, 'location.unknown', 'Diesen Standort gibt es nicht.'));
  renderScreen(<WallPage />, { path: PATH, at: at(BERLIN) });
  expect(await screen.findByText('Diesen Standort gibt es nicht.')).toBeTruthy();
});

test('the overview leads from every number to its list', async () => {
  wires();
  renderScreen(<WallPage />, { path: PATH, at: at() });
  const card = (await screen.findByRole('link', { name: 'Berlin Hauptbahnhof' })).closest('li')!;
  const href = (name: RegExp) => within(card).getByRole('link', { name }).getAttribute('href');
  expect(href(/3\s*frei/)).toBe(`/admin/locks?state=free&location=${BERLIN}`);
  expect(href(/1\s*überzogen/)).toBe(`/admin/locks?state=overrun&location=${BERLIN}`);
  expect(href(/eine Tür offen/)).toBe(`/admin/locks?door=open&location=${BERLIN}`);
  expect(href(/1 von 2 Steuereinheiten/)).toBe(`/admin/monitoring?location=${BERLIN}`);
});

test('without a wall the overview says what to do', async () => {
  const wire = wires();
  wire.now(answering(wallApi.summaries, { walls: [] }));
  renderScreen(<WallPage />, { path: PATH, at: at() });
  expect(await screen.findByText(adminDe['wall.empty.title'])).toBeTruthy();
});
