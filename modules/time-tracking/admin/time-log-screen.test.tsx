import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Project, type TimeLog, timeLogApi } from '../contract.ts';
import { monthOf } from '../rules/month.ts';
import { RunningInTitle } from './log/running-in-title.tsx';
import { TimeLogScreen } from './time-log-screen.tsx';

beforeEach(() => Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const running: TimeLog = {
  ...{ id: id(7), projectId: id(1), projectName: 'Wartung', userId: id(9), userName: 'Timo Brandt' },
  ...{ startTime: new Date(Date.now() - 3_723_000), endTime: null, totalTime: null },
  ...{ description: '', hashtags: [], hourlyRateCents: 5000 },
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
  ...{ id: id(number), name, description: '', budgetMonthlyCents: 10_000, hourlyRateCents: 5000, isClosed: false },
  ...{ spentMinutes: 60, spentCents: 5000, timeLogs: [], timeLog: null },
  ...given,
});

function open(projects: Project[], rights = ['time_log.track']) {
  startSession('token', { id: id(9), capabilities: rights });
  const wire = fakeWire(
    answering(timeLogApi.projects, { projects }),
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
  expect(screen.getByText('Schloss geprüft')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reinigung aufklappen' }));
  expect(screen.queryByText('Schloss geprüft')).toBeNull();
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
  expect(await screen.findByText(/Sobald die Leitung ein Projekt anlegt/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Projekt anlegen' })).toBeNull();
});
