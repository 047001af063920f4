import type { Output } from '@fachwerk/base/contract';
import { LiveLine, stubLiveLine } from '@fachwerk/react/live-line';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { useTitle } from '@fachwerk/react/title';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Alert, alertApi, alertStream } from '../../contract.ts';
import { alertLike, idOf, signIn } from '../alerts.for-tests.ts';
import { AlertBell } from './alert-bell.tsx';
import { AlertWatch } from './alert-watch.tsx';

beforeEach(() => {
  localStorage.clear();
  signIn('alerts.read');
  stubLiveLine();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none: Output<typeof alertApi.counts> = {
  open: 0,
  unassigned: 0,
  mine: 0,
  byPriority: { urgent: 0, high: 0, normal: 0 },
  byKind: {},
};
const forced = alertLike(12, { kind: 'uncommanded_open', priority: 'urgent' });
const counted = (open: number) => answering(alertApi.counts, { ...none, open });
const listed = (...alerts: Alert[]) => answering(alertApi.list, { alerts, next: null });

/** The screen one is on. */
function Users() {
  useTitle('Benutzer');
  return null;
}

function show(place: 'side' | 'foot' = 'side') {
  const wire = fakeWire(counted(0), listed());
  const shown = renderScreen(
    <>
      <Users />
      <AlertWatch />
      <AlertBell place={place} />
    </>,
    { path: '/admin/*', at: '/admin/users' },
  );
  LiveLine.last!.open();
  return { wire, ...shown };
}

const raised = (kind: Alert['kind'], ...subjectIds: string[]) =>
  LiveLine.last!.hint(alertStream, { type: 'raised', kinds: [kind], subjectIds, locationIds: [] });

test('a forced door is said at once on any screen, counted at the bell and in the tab', async () => {
  const { wire } = show();
  await screen.findByRole('button', { name: 'Meldungen: 0 offen' });
  wire.now(counted(1));
  wire.now(listed(forced));
  raised('uncommanded_open', forced.subject.id);
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText('Tür unerwartet offen')).toBeTruthy();
  expect(await within(toast).findByText('Fach 12 · Hauptbahnhof')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Meldungen: eine offen' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  await userEvent.click(within(toast).getByRole('button', { name: 'Ansehen' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an alarm waits for nobody: where it is comes when it is known', async () => {
  const { wire } = show();
  await screen.findByRole('button', { name: 'Meldungen: 0 offen' });
  const known = Promise.withResolvers<void>();
  wire.now(listed(forced));
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (String(asked[0]).endsWith(alertApi.list.path)) await known.promise;
    return answer(...asked);
  });
  raised('uncommanded_open', forced.subject.id);
  const toast = await screen.findByRole('alert');
  expect(within(toast).queryByText('Fach 12 · Hauptbahnhof')).toBeNull();
  known.resolve();
  expect(await within(toast).findByText('Fach 12 · Hauptbahnhof')).toBeTruthy();
});

test('what can wait is counted and says nothing', async () => {
  const { wire } = show();
  await screen.findByRole('button', { name: 'Meldungen: 0 offen' });
  wire.now(counted(1));
  raised('battery_low', idOf(1));
  await screen.findByRole('button', { name: 'Meldungen: eine offen' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('many at once are one word', async () => {
  show();
  await screen.findByRole('button', { name: 'Meldungen: 0 offen' });
  raised('lock_unseen', idOf(1), idOf(2), idOf(3));
  expect(within(await screen.findByRole('alert')).getByText('3 neue Meldungen')).toBeTruthy();
});

test('the bell leads to the most urgent, and rings only where that is wanted', async () => {
  const begun: number[] = [];
  const part = () => ({ connect: () => undefined, gain: {}, frequency: {}, stop: () => undefined });
  class Audio {
    currentTime = 0;
    createGain = part;
    createOscillator = () => ({ ...part(), start: (at: number) => begun.push(at), addEventListener: () => undefined });
  }
  vi.stubGlobal('AudioContext', Audio);
  const { wire } = show();
  wire.now(listed(forced));
  await userEvent.click(await screen.findByRole('button', { name: 'Meldungen: 0 offen' }));
  const link = await screen.findByRole('link', { name: 'Tür unerwartet offen' });
  expect(link.getAttribute('href')).toBe(`/admin/alerts/${forced.id}`);
  raised('jam', idOf(1));
  await screen.findByRole('alert');
  expect(begun).toHaveLength(0);
  await userEvent.click(screen.getByRole('switch', { name: /^Ton bei neuen Meldungen/ }));
  expect(begun).toHaveLength(2);
  raised('jam', idOf(2));
  await waitFor(() => expect(begun).toHaveLength(4));
});

test('in the bar of a phone the bell keeps its place and its word, whatever is open', async () => {
  const { wire } = show('foot');
  expect((await screen.findByRole('button', { name: 'Meldungen: 0 offen' })).textContent).toBe('Meldungen');
  wire.now(counted(2));
  raised('battery_low', idOf(1));
  const bell = await screen.findByRole('button', { name: 'Meldungen: 2 offen' });
  // The count is drawn: a name that does not hold what is written cannot be said to a screen by voice.
  expect([bell.textContent, bell.querySelector('[data-count]')?.getAttribute('data-count')]).toEqual([
    'Meldungen',
    '2',
  ]);
});
