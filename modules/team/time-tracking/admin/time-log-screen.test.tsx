import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Project, type TimeLog, timeLogApi } from '../contract.ts';
import { teamApi } from '../contract-team.ts';
import { monthOf } from '../rules/month.ts';
import { RunningInTitle } from './log/running-in-title.tsx';
import { TimeLogScreen } from './time-log-screen.tsx';

beforeEach(() => Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const running: TimeLog = {
  id: id(7),
  projectId: id(1),
  projectName: 'Wartung',
  userId: id(9),
  userName: 'Timo Brandt',
  startTime: new Date(Date.now() - 3_723_000),
  endTime: null,
  totalTime: null,
  description: '',
  hashtags: [],
  hourlyRateCents: 5000,
};
const finished: TimeLog = {
  ...running,
  id: id(8),
  endTime: new Date(),
  totalTime: 65,
  description: 'Schloss geprüft',
  hashtags: ['schloss'],
};
const project = (number: number, name: string, given: Partial<Project> = {}): Project => ({
  id: id(number),
  name,
  description: '',
  budgetMonthlyCents: 10_000,
  hourlyRateCents: 5000,
  isClosed: false,
  spentMinutes: 60,
  spentCents: 5000,
  timeLogs: [],
  timeLog: null,
  ...given,
});

function open(projects: Project[], rights = ['time_log.track']) {
  startSession('token', { id: id(9), capabilities: rights });
  const wire = fakeWire(
    answering(timeLogApi.projects, { projects }),
    answering(timeLogApi.list, { timeLogs: projects.flatMap(({ timeLogs }) => timeLogs) }),
    answering(timeLogApi.running, { timeLog: projects.find(({ timeLog }) => timeLog)?.timeLog ?? null }),
    answering(timeLogApi.save, { timeLog: { ...finished, id: running.id } }),
  );
  renderScreen(
    <>
      <RunningInTitle />
      <TimeLogScreen />
    </>,
    { path: '/admin/time-log', at: '/admin/time-log' },
  );
  return wire;
}

test('one project is open at a time, and a budget says how far it is used', async () => {
  open([
    project(1, 'Wartung', { spentCents: 10_600, timeLogs: [finished] }),
    project(2, 'Reinigung', { spentCents: 8_000 }),
    project(3, 'Büro', { budgetMonthlyCents: null }),
  ]);
  expect(await screen.findByText(/106 % vom Budget/)).toBeTruthy();
  expect(screen.getByText(/Budget überschritten/)).toBeTruthy();
  expect(screen.getByText(/Budget gut genutzt/)).toBeTruthy();
  expect(screen.getByText('kein Budget')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Wartung aufklappen' }));
  const logs = screen.getByRole('list', { name: 'Ihre Zeiten' });
  expect(within(logs).getByText('Schloss geprüft')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reinigung aufklappen' }));
  expect(screen.queryByRole('list', { name: 'Ihre Zeiten' })).toBeNull();
  const months = within(screen.getByLabelText('Monat')).getAllByRole('option') as HTMLOptionElement[];
  expect([months[0]!.value, months.at(-1)!.value]).toEqual([monthOf(new Date()), '2024-01']);
});

test('a running timer shows its clock, also in the title; nothing else is started; it is saved only with a description', async () => {
  const wire = open([project(1, 'Wartung', { timeLog: running }), project(2, 'Reinigung')]);
  expect((await screen.findByRole('timer')).textContent).toMatch(/^01:02:0\d$/);
  expect(document.title).toMatch(/^▶ 01:02 ·/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zeit starten für Reinigung' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Zeit für Wartung stoppen' }));
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Speichern' });
  expect(save.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText(/Beschreibung/), 'Wand geprüft');
  await userEvent.type(screen.getByLabelText('Hashtags'), '#wand tour');
  expect(save.disabled).toBe(false);
  await userEvent.click(save);
  await waitFor(() => expect(wire.calls(timeLogApi.save)).toHaveLength(1));
  const sent = wire.calls(timeLogApi.save)[0]!.body as { timeLogId: string; timeLog: Record<string, unknown> };
  expect(sent.timeLogId).toBe(running.id);
  // Untouched, the start stays to the second.
  expect(sent.timeLog).toMatchObject({
    description: 'Wand geprüft',
    hashtags: ['wand', 'tour'],
    startTime: running.startTime.toISOString(),
  });
});

test('what the server refuses stands in the popover', async () => {
  const wire = open([project(1, 'Wartung', { timeLog: running })]);
  wire.now(refusing(timeLogApi.save, 409, 'time_log.already_stopped', 'Diese Zeit wurde schon gestoppt.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Zeit für Wartung stoppen' }));
  await userEvent.type(await screen.findByLabelText(/Beschreibung/), 'Wand geprüft');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Diese Zeit wurde schon gestoppt.')).toBeTruthy();
});

test('without a project it says who adds one', async () => {
  open([]);
  expect(await screen.findByText(/sobald die Leitung ein Projekt angelegt hat/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Projekt anlegen' })).toBeNull();
});

test('without a project one for plain working hours is a click away', async () => {
  const wire = open([], ['time_log.track', 'time_log.manage']);
  wire.now(
    answering(timeLogApi.addProject, { id: id(1) }),
    answering(timeLogApi.projects, { projects: [] }),
    answering(timeLogApi.list, { timeLogs: [] }),
    answering(timeLogApi.running, { timeLog: null }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Nur Arbeitszeiten erfassen' }));
  await waitFor(() => expect(wire.calls(timeLogApi.addProject)).toHaveLength(1));
  expect(wire.calls(timeLogApi.addProject)[0]!.body).toMatchObject({ project: { name: 'Arbeitszeit' } });
  expect(screen.queryByRole('button', { name: 'Zeit nachtragen' })).toBeNull();
});

const on = (time: string) => new Date(`2026-11-10T${time}:00+01:00`);
const tuesday = { ...finished, startTime: on('09:00'), endTime: on('10:00'), totalTime: 60 };
const other = { ...tuesday, id: id(6), startTime: on('11:00'), endTime: on('12:00') };

async function openWeek(state: 'open' | 'submitted') {
  startSession('token', { id: id(9), capabilities: ['time_log.track'] });
  const sheet = {
    userId: id(9),
    userName: 'Timo Brandt',
    state,
    decidedBy: '',
    minutes: 60,
    cents: 0,
    shifts: [],
    absences: [],
  };
  const wire = fakeWire(
    answering(timeLogApi.projects, { projects: [project(1, 'Wartung')] }),
    answering(timeLogApi.running, { timeLog: null }),
    answering(timeLogApi.list, { timeLogs: [tuesday, other] }),
    answering(timeLogApi.edit, { timeLog: tuesday }),
    answering(teamApi.sheet, { sheet }),
  );
  renderScreen(<TimeLogScreen />, { path: '/admin/time-log', at: '/admin/time-log?week=2026-11-09#week' });
  const entry = await screen.findByRole('button', { name: /09:00–10:00/ });
  await waitFor(() => expect(wire.calls(teamApi.sheet).length).toBeGreaterThan(0));
  return { wire, entry };
}
const edits = (wire: ReturnType<typeof fakeWire>) =>
  wire.calls(timeLogApi.edit).map(({ body }) => {
    const { startTime, endTime } = (body as { timeLog: { startTime: string; endTime: string } }).timeLog;
    return [startTime, endTime];
  });

test('a time of the week is moved and made longer by keys, and saved with Enter; an overlap is said on the way', async () => {
  const { wire, entry } = await openWeek('open');
  entry.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  expect(await screen.findByRole('button', { name: /09:30–11:15 · Überschneidung/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /11:00–12:00 · Überschneidung/ })).toBeTruthy();
  expect(edits(wire)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(edits(wire)).toEqual([[on('09:30').toISOString(), on('11:15').toISOString()]]));
});

test('Escape takes it back; by mouse it is moved as far as it is dragged, and only dragged', async () => {
  const { wire, entry } = await openWeek('open');
  entry.focus();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  const again = await screen.findByRole('button', { name: /09:00–10:00/ });
  fireEvent.pointerDown(again, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(window, { clientX: 0, clientY: 61 });
  expect(await screen.findByRole('button', { name: /10:30–11:30/ })).toBeTruthy();
  fireEvent.pointerUp(window);
  await waitFor(() => expect(edits(wire)).toEqual([[on('10:30').toISOString(), on('11:30').toISOString()]]));
});

test('a finger that rests on a time takes it along; one that moves at once scrolls', async () => {
  const { wire, entry } = await openWeek('open');
  const down = { button: 0, pointerType: 'touch', clientX: 0, clientY: 0 };
  fireEvent.pointerDown(entry, down);
  fireEvent.pointerMove(window, { clientX: 0, clientY: 61 });
  fireEvent.pointerUp(window);
  expect(screen.getByRole('button', { name: /09:00–10:00/ })).toBe(entry);

  fireEvent.pointerDown(entry, down);
  expect(fireEvent(window, new Event('touchmove', { cancelable: true }))).toBe(true);
  await waitFor(() => expect(entry.dataset.held).toBe('true'));
  expect(fireEvent(window, new Event('touchmove', { cancelable: true }))).toBe(false);
  fireEvent.pointerMove(window, { clientX: 0, clientY: 61 });
  fireEvent.pointerUp(window);
  await waitFor(() => expect(edits(wire)).toEqual([[on('10:30').toISOString(), on('11:30').toISOString()]]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in a month that was handed in nothing moves, and the entry says why', async () => {
  const { wire, entry } = await openWeek('submitted');
  await waitFor(() => expect(entry.title).toMatch(/^Der Monat ist abgegeben/));
  entry.focus();
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.pointerDown(entry, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(window, { clientX: 0, clientY: 80 });
  fireEvent.pointerUp(window);
  expect(screen.getByRole('button', { name: /09:00–10:00/ })).toBe(entry);
  expect(edits(wire)).toEqual([]);
});

test('the head and the rows say the same hours, and the last work starts again with one click', async () => {
  const since = { ...finished, startTime: new Date(), totalTime: 65 };
  const other = { ...since, id: id(6), projectId: id(2), description: 'Böden', totalTime: 30 };
  const wire = open([
    project(1, 'Wartung', { timeLogs: [since], spentMinutes: 200 }),
    project(2, 'Reinigung', { timeLogs: [other] }),
  ]);
  const today = await screen.findByRole('link', { name: /^Heute/ });
  await waitFor(() => expect(today.textContent).toContain('1:35 Std.'));
  const row = screen.getByRole('button', { name: 'Wartung aufklappen' }).closest('li')!;
  expect(
    within(row)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['1:05', '1:05', '1:05', '3:20']);
  await userEvent.click(screen.getByRole('button', { name: '„Böden“ erneut starten' }));
  await waitFor(() => expect(wire.calls(timeLogApi.save)).toHaveLength(1));
  expect(wire.calls(timeLogApi.save)[0]!.body).toMatchObject({
    projectId: id(2),
    timeLogId: null,
    timeLog: { endTime: null, description: 'Böden', hashtags: ['schloss'] },
  });
});
