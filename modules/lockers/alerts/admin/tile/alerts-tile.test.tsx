import type { Output } from '@fachwerk/base/contract';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Alert, alertApi } from '../../contract.ts';
import { alertLike, idOf, signIn } from '../alerts.for-tests.ts';
import { AlertsTile } from './alerts-tile.tsx';

beforeEach(() => signIn('alerts.read'));
afterEach(cleanup);

const counts: Output<typeof alertApi.counts> = {
  open: 1207,
  unassigned: 4,
  mine: 1,
  byPriority: { urgent: 2, high: 5, normal: 1200 },
  byKind: { jam: 2, battery_low: 1205 },
};
const many = [1, 2, 3, 4, 5].map((number) => alertLike(number));

function show(size: 'tile' | 'full' = 'tile', alerts: Alert[] = many, counted = counts) {
  const wire = fakeWire(answering(alertApi.counts, counted), answering(alertApi.list, { alerts, next: null }));
  return { wire, ...renderScreen(<AlertsTile size={size} />) };
}

const numbers = [
  ['1.207', '/admin/alerts'],
  ['davon 4 ohne Zuständige', '/admin/alerts?assigned=nobody'],
  ['2', '/admin/alerts?priority=urgent'],
  ['5', '/admin/alerts?priority=high'],
  ['1.200', '/admin/alerts?priority=normal'],
] as const;

for (const [value, path] of numbers) {
  test(`“${value}” leads to ${path}`, async () => {
    show();
    expect((await screen.findByText(value)).closest('a')?.getAttribute('href')).toBe(path);
  });
}

test('the first three of the open ones stand there, each with its place', async () => {
  const { wire } = show();
  const links = await screen.findAllByRole('link', { name: 'Batterie schwach' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((id) => `/admin/alerts/${idOf(id)}`));
  const first = within(links[0]!.closest('li')!);
  expect([first.getByText('Fach 1 · Hauptbahnhof'), first.getByText('vor 1 Min.')]).toHaveLength(2);
  expect(wire.calls(alertApi.list)[0]?.body).toEqual({ filter: { states: ['open'] } });
});

test('full size tells the kinds too', async () => {
  show('full');
  const kinds = within((await screen.findByRole('heading', { name: 'Nach Art' })).parentElement!);
  const [jam, battery] = kinds.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([jam, battery]).toEqual(['Schloss klemmt2', 'Batterie schwach1.205']);
  expect(kinds.getByRole('link', { name: 'Schloss klemmt' }).getAttribute('href')).toBe('/admin/alerts?kind=jam');
});

test('with nothing open all is well', async () => {
  show('tile', [], { ...counts, open: 0, unassigned: 0, byPriority: { urgent: 0, high: 0, normal: 0 }, byKind: {} });
  expect(await screen.findByText('Keine offenen Meldungen')).toBeTruthy();
});

test('when it cannot be asked for, the module says so and tries again', async () => {
  const wire = fakeWire(
    refusing(alertApi.counts, 503, 'server.busy', 'Gerade ist viel los.'),
    answering(alertApi.list, { alerts: many, next: null }),
  );
  renderScreen(<AlertsTile size="tile" />);
  await screen.findByText('Gerade ist viel los.');
  wire.now(answering(alertApi.counts, counts));
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('1.207')).toBeTruthy();
});
