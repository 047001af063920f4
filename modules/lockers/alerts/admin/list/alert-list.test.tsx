import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Alert, alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { alertLike, idOf, signIn } from '../alerts.for-tests.ts';
import { AlertList } from './alert-list.tsx';

beforeEach(() => signIn('alerts.read', 'alerts.handle'));
afterEach(cleanup);

const counting = answering(alertApi.counts, {
  open: 7,
  unassigned: 5,
  mine: 1,
  byPriority: { urgent: 2, high: 0, normal: 5 },
  byKind: { battery_low: 5, jam: 2 },
});
const listing = (alerts: Alert[], next: string | null = null) => answering(alertApi.list, { alerts, next });

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, counting);
  const screens = renderScreen(<AlertList />, { path: '/admin/alerts/:id?', at });
  const filters = () => wire.calls(alertApi.list).map(({ body }) => (body as { filter: object }).filter);
  return { wire, filters, person: userEvent.setup(), ...screens };
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

test('an alert says what is wrong, how urgent, where, since when, how often and whose it is, in words', async () => {
  const offline = alertLike(2, {
    kind: 'terminal_offline',
    priority: 'high',
    subject: { kind: 'controller', id: idOf(102), name: 'Eingang' },
    times: 4,
    assignee: { id: idOf(3), name: 'Kim Licht' },
  });
  open('/admin/alerts', listing([alertLike(1), offline]));
  await screen.findByText('Batterie schwach', { selector: 'span span span' });
  expect(rows()[0]).toContain('Die Batterie von Fach 1 ist bei 24\u00a0%.');
  expect(rows()[0]).toMatch(/Fach 1Hauptbahnhof.*Normal.*vor 1 Min\..*Nicht zugewiesen/);
  expect(rows()[1]).toMatch(/Terminal offline.*Terminal Eingang.*Hoch.*vor 2 Min\.4-mal.*Kim Licht/);
  const hrefs = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefs('Fach 1'), hrefs('Terminal Eingang')]).toEqual([
    `/admin/locks/${idOf(101)}`,
    `/admin/terminals/${idOf(102)}`,
  ]);
});

test('open ones are asked for first, with their number; the other tabs stand in the address', async () => {
  const { filters, person, router } = open('/admin/alerts', listing([alertLike(1)]));
  await screen.findByRole('link', { name: 'Fach 1' });
  expect(filters()).toEqual([{ states: ['open'] }]);
  const tabs = within(screen.getByRole('radiogroup', { name: adminDe['alerts.tabs'] }));
  await waitFor(() => expect(tabs.getByRole('radio', { name: 'Offen 7' })).toBeTruthy());
  await person.click(tabs.getByText('Erledigt'));
  await waitFor(() => expect(filters().at(-1)).toEqual({ states: ['settled', 'done'] }));
  expect(router.state.location.search).toBe('?state=ended');
  await person.click(tabs.getByText('Alle'));
  await waitFor(() => expect(filters().at(-1)).toEqual({}));
});

test('the address narrows the list', async () => {
  const at = `/admin/alerts?q=nord&priority=urgent&kind=jam&kind=nonsense&location=${idOf(700)}&assigned=nobody`;
  const { filters } = open(at, listing([]));
  expect(await screen.findByText('Nichts gefunden')).toBeTruthy();
  expect(filters()[0]).toEqual({
    states: ['open'],
    search: 'nord',
    priorities: ['urgent'],
    kinds: ['jam'],
    locationIds: [idOf(700)],
    assigned: 'nobody',
  });
});

test('whoever comes from a box sees only its alerts, and gets back to all', async () => {
  const { filters, person } = open(`/admin/alerts?lock=${idOf(101)}`, listing([alertLike(1)]));
  expect(await screen.findByText('Nur Fach 1')).toBeTruthy();
  expect(filters()[0]).toEqual({ states: ['open'], subjectId: idOf(101) });
  await person.click(screen.getByRole('button', { name: adminDe['alerts.only.all'] }));
  await waitFor(() => expect(filters().at(-1)).toEqual({ states: ['open'] }));
});

test('whoever comes from a figure sees what was raised in its time, and gets back to all', async () => {
  const { filters, person } = open('/admin/alerts?state=all&from=2026-03-01&to=2026-03-31', listing([alertLike(1)]));
  expect(await screen.findByText('Gemeldet vom 01.03.2026 bis 31.03.2026')).toBeTruthy();
  expect(filters()[0]).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  await person.click(screen.getByRole('button', { name: adminDe['alerts.only.all'] }));
  await waitFor(() => expect(filters().at(-1)).toEqual({}));
});

const empties = [
  ['', 'Keine offenen Meldungen'],
  ['?state=ended', 'Keine erledigten Meldungen'],
  ['?state=all', 'Noch keine Meldungen'],
] as const;
for (const [query, title] of empties) {
  test(`an empty list says “${title}”`, async () => {
    open(`/admin/alerts${query}`, listing([]));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
}

test('more alerts come by keyset', async () => {
  const { wire, filters, person } = open('/admin/alerts', listing([alertLike(1)], idOf(1)));
  const more = await screen.findByRole('button', { name: 'Mehr laden' });
  wire.now(listing([alertLike(2)]));
  await person.click(more);
  expect(await screen.findByRole('link', { name: 'Fach 2' })).toBeTruthy();
  expect(filters().at(-1)).toEqual({ states: ['open'], before: idOf(1) });
});

test('several are finished together, with what was done', async () => {
  const { wire, person } = open(
    '/admin/alerts',
    listing([alertLike(1), alertLike(2)]),
    answering(alertApi.finish, { finished: 2 }),
  );
  await screen.findByRole('link', { name: 'Fach 1' });
  for (const box of screen.getAllByRole('checkbox', { name: /Batterie schwach, Fach/ })) await person.click(box);
  await person.click(screen.getByRole('button', { name: '2 Meldungen erledigen' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 Meldungen erledigen' }));
  await person.type(dialog.getByLabelText('Durchgeführte Arbeiten'), 'Batterien getauscht');
  await person.click(dialog.getByRole('button', { name: 'Erledigen' }));
  expect(await screen.findByText('2 Meldungen erledigt.')).toBeTruthy();
  expect(wire.calls(alertApi.finish)[0]?.body).toEqual({ ids: [idOf(1), idOf(2)], comment: 'Batterien getauscht' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '2 Meldungen erledigen' })).toBeNull());
});

test('finishing can be taken back', async () => {
  const { wire, person } = open(
    '/admin/alerts',
    listing([alertLike(1)]),
    answering(alertApi.finish, { finished: 1 }),
    answering(alertApi.reopen, alertLike(1)),
  );
  await screen.findByRole('link', { name: 'Fach 1' });
  await person.click(screen.getByRole('checkbox', { name: /Batterie schwach, Fach/ }));
  await person.click(screen.getByRole('button', { name: 'Eine Meldung erledigen' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Erledigen' }));
  // A notice of another test may still stand above.
  await screen.findByText('Meldung erledigt.');
  await person.click(screen.getAllByText('Rückgängig').at(-1)!);
  await waitFor(() => expect(wire.calls(alertApi.reopen)).toHaveLength(1));
});

test('what is done already is said to be, at its greyed action', async () => {
  const settled = alertLike(1, { state: 'settled', endedAt: new Date() });
  const { person } = open('/admin/alerts?state=all', listing([settled]));
  expect(await screen.findByText('Automatisch behoben')).toBeTruthy();
  const done = screen.getByRole('button', { name: 'Erledigen: Batterie schwach, Fach 1' });
  expect(done.getAttribute('aria-disabled')).toBe('true');
  await person.hover(done);
  expect(await screen.findByText(adminDe['alert.already_done'])).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wieder öffnen: Batterie schwach, Fach 1' })).toBeTruthy();
});

test('who may only read finds nothing to press', async () => {
  signIn('alerts.read');
  open('/admin/alerts', listing([alertLike(1)]));
  await screen.findByRole('link', { name: 'Fach 1' });
  expect(screen.queryByRole('checkbox', { name: /Batterie schwach, Fach/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Erledigt: / })).toBeNull();
});

test('when it cannot be asked for, the page says so and tries again', async () => {
  const { wire, person } = open('/admin/alerts', refusing(alertApi.list, 503, 'server.busy', 'Gerade ist viel los.'));
  await screen.findByText('Gerade ist viel los.');
  wire.now(listing([alertLike(1)]));
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('link', { name: 'Fach 1' })).toBeTruthy();
});
