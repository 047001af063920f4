import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { addTexts } from '@fachwerk/react/texts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type LogEntry, type LogFilter, logApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { pathOfEntry } from './log-detail.tsx';
import { LogList } from './log-list.tsx';

const LOCK = '0195a1b2-0000-7000-8000-00000000000b';
const LOCATION = '0195a1b2-0000-7000-8000-00000000000a';
const PERSON = '0195a1b2-0000-7000-8000-00000000000c';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  localStorage.clear();
  const capabilities = ['logs.read', 'locks.read', 'locations.read', 'users.read'];
  startSession('token-of-the-test', { id: 'me', capabilities });
  addTexts('de', {
    'log.door.opened': 'Tür geöffnet: {reason}',
    'audit.lock.edited': 'Fach geändert',
    'lock.field.number': 'Nummer',
  });
});

const idOf = (number: number) => `0195a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const entryLike = (number: number, more: Partial<LogEntry> = {}): LogEntry => ({
  id: idOf(number),
  companyId: idOf(999),
  at: new Date('2026-03-01T10:00:07Z'),
  type: 'door.opened',
  locationId: LOCATION,
  locationName: 'Köln Dom',
  lockId: LOCK,
  lockName: 'Fach 7',
  controllerId: null,
  personId: PERSON,
  personName: 'Kim Meier',
  orderNumber: 'ZL-1',
  data: { reason: 'Kundin wartet' },
  ...more,
});

const names = answering(logApi.names, ({ query }) => ({
  names:
    {
      location: [{ id: LOCATION, name: 'Köln Dom', parentId: null }],
      lock: [{ id: LOCK, name: 'Fach 7', parentId: LOCATION }],
      person: [{ id: PERSON, name: 'Kim Meier', parentId: null }],
      type: [{ id: 'door.opened', name: 'door.opened', parentId: null }],
    }[query.get('kind') ?? ''] ?? [],
}));
type Page = { entries: LogEntry[]; next?: { at: Date; id: string } | null; searchedTo?: Date | null };
const listing = ({ entries, next = null, searchedTo = null }: Page) =>
  answering(logApi.list, { entries, next, searchedTo });

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, names);
  const shown = renderScreen(<LogList />, { path: '/admin/logs/:key?', at });
  const filters = () => wire.calls(logApi.list).map(({ body }) => (body as { filter: LogFilter }).filter);
  return { wire, filters, person: userEvent.setup(), ...shown };
}

test('entries stand with their sentence, exact time, place, box, person and order', async () => {
  open('/admin/logs', listing({ entries: [entryLike(1), entryLike(2, { type: 'strange.new_thing', data: {} })] }));
  await screen.findByText('Tür geöffnet: Kundin wartet');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toBe('Tür geöffnet: Kundin wartet01.03.2026, 11:00:07Köln DomFach 7Kim MeierZL-1');
  expect(rows[1]).toContain('strange new thing');
});

test('the address holds the whole question', async () => {
  const at = `/admin/logs?q=kim&subject=door&subject=lock&location=${LOCATION}&lock=${LOCK}&person=${PERSON}&type=door.opened&order=ZL-1&time=own&from=2026-02-01T00:00&to=2026-02-02T12:30`;
  const { filters } = open(at, listing({ entries: [] }));
  expect(await screen.findByText('Nichts gefunden')).toBeTruthy();
  expect(filters()[0]).toEqual({
    search: 'kim',
    subjects: ['door', 'lock'],
    locationIds: [LOCATION],
    lockIds: [LOCK],
    personId: PERSON,
    types: ['door.opened'],
    orderNumber: 'ZL-1',
    from: '2026-01-31T23:00:00.000Z',
    to: '2026-02-02T11:30:00.000Z',
  });
});

test('nonsense in the address is not asked', async () => {
  const { filters } = open('/admin/logs?lock=x&subject=y&time=z&controller=1', listing({ entries: [entryLike(1)] }));
  await screen.findByText(/Tür geöffnet/);
  expect(filters()[0]).toEqual({});
});

test('a tap on a stretch of time asks for it and stays in the address', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00Z') });
  try {
    const { filters, person, router } = open('/admin/logs?q=kim', listing({ entries: [entryLike(1)] }));
    await screen.findByText(/Tür geöffnet/);
    await person.click(screen.getByRole('radio', { name: 'Gestern' }));
    await waitFor(() =>
      expect(filters().at(-1)).toEqual({
        search: 'kim',
        from: '2026-02-27T23:00:00.000Z',
        to: '2026-02-28T23:00:00.000Z',
      }),
    );
    expect(router.state.location.search).toBe('?q=kim&time=yesterday');
    await person.click(screen.getByRole('radio', { name: 'Eigener Zeitraum' }));
    expect(await screen.findByLabelText('Von')).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: 'Jederzeit' }));
    await waitFor(() => expect(filters().at(-1)).toEqual({ search: 'kim' }));
  } finally {
    vi.useRealTimers();
  }
});

test('a plot shows when how much happened, and a bar leads to its stretch of time', async () => {
  const from = new Date('2026-03-01T09:00:00Z');
  const bars = [{ at: new Date('2026-03-01T10:00:00Z'), count: 12 }];
  const plot = answering(logApi.plot, { from, to: new Date('2026-03-01T11:00:00Z'), stepMinutes: 30, bars });
  const { wire, filters, person } = open('/admin/logs?q=kim', listing({ entries: [entryLike(1)] }), plot);
  const shown = within(await screen.findByRole('figure', { name: 'Einträge im Zeitverlauf' }));
  expect(wire.calls(logApi.plot)[0]?.body).toEqual({ filter: { search: 'kim' } });
  expect(shown.getAllByRole('listitem')).toHaveLength(4);
  await person.click(shown.getByRole('button', { name: 'Ab 01.03.2026, 11:00: 12 Einträge' }));
  const span = { from: '2026-03-01T10:00:00.000Z', to: '2026-03-01T10:30:00.000Z' };
  await waitFor(() => expect(filters().at(-1)).toEqual({ search: 'kim', ...span }));
});

test('the panel offers what the log speaks of', async () => {
  const { filters, person } = open('/admin/logs', listing({ entries: [entryLike(1)] }));
  await person.click(await screen.findByRole('button', { name: 'Filter' }));
  const panel = within(await screen.findByRole('complementary'));
  await person.click(await panel.findByRole('checkbox', { name: /Köln Dom/ }));
  await waitFor(() => expect(filters().at(-1)).toEqual({ locationIds: [LOCATION] }));
});

test('a search that found little says how far it looked, and goes on', async () => {
  const searchedTo = new Date('2026-01-29T10:00:00Z');
  const next = { at: searchedTo, id: '00000000-0000-0000-0000-000000000000' };
  const { wire, person } = open('/admin/logs?q=selten', listing({ entries: [], next, searchedTo }));
  expect(await screen.findByText('Durchsucht bis 29.01.2026, 11:00.')).toBeTruthy();
  wire.now(listing({ entries: [entryLike(5)] }));
  await person.click(screen.getByRole('button', { name: adminDe['logs.search_on'] }));
  expect(await screen.findByText(/Tür geöffnet/)).toBeTruthy();
  expect(wire.calls(logApi.list).at(-1)?.body).toMatchObject({
    filter: { search: 'selten', before: { id: next.id, at: '2026-01-29T10:00:00.000Z' } },
  });
  expect(screen.queryByRole('button', { name: adminDe['logs.search_on'] })).toBeNull();
});

test('a full page offers more of the same', async () => {
  const entries = Array.from({ length: 50 }, (_, i) => entryLike(i));
  open(
    '/admin/logs',
    listing({ entries, next: { at: entries[49]!.at, id: entries[49]!.id }, searchedTo: entries[49]!.at }),
  );
  expect(await screen.findByRole('button', { name: 'Mehr laden' })).toBeTruthy();
  expect(screen.queryByText(/Durchsucht/)).toBeNull();
});

test('an entry opens with everything, its difference readable and its links', async () => {
  const entry = entryLike(3, {
    type: 'lock.edited',
    data: {
      subjectKind: 'lock',
      subjectId: LOCK,
      before: { number: '7', place: { row: 1 } },
      after: { number: '8', place: { row: 1 } },
    },
  });
  open(pathOfEntry(entry), listing({ entries: [entry] }), answering(logApi.find, entry));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('heading', { name: 'Fach geändert' })).toBeTruthy();
  expect(drawer.getByRole('link', { name: 'Fach 7' }).getAttribute('href')).toBe(`/admin/locks/${LOCK}`);
  expect(drawer.getByRole('link', { name: 'Köln Dom' }).getAttribute('href')).toBe(`/admin/locations/${LOCATION}`);
  expect(drawer.getByRole('link', { name: 'Kim Meier' }).getAttribute('href')).toBe(`/admin/users/${PERSON}`);
  const change = drawer.getByText('Nummer').closest('div')!;
  expect(change.textContent).toBe('Nummer78');
  expect(within(change).getByLabelText('neu')).toBeTruthy();
  expect(drawer.queryByText('place.row')).toBeNull();
});

test('whoever may not go somewhere gets the name, not the link', async () => {
  startSession('token-of-the-test', { id: 'me', capabilities: ['logs.read'] });
  const entry = entryLike(3);
  open(pathOfEntry(entry), listing({ entries: [entry] }), answering(logApi.find, entry));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Fach 7')).toBeTruthy();
  expect(drawer.queryByRole('link', { name: 'Fach 7' })).toBeNull();
});

test('an entry that is gone says so', async () => {
  const gone = refusing(logApi.find, 404, 'log_entry.unknown', adminDe['log_entry.unknown']);
  open(pathOfEntry(entryLike(9)), listing({ entries: [] }), gone);
  expect(await screen.findByText(adminDe['log_entry.unknown'])).toBeTruthy();
});

test('the export asks the same question and gives a file', async () => {
  const urls: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${urls.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  const file = answering(logApi.exportCsv, { fileName: 'log.csv', contentType: 'text/csv', base64: btoa('a;b') });
  const { wire, person } = open('/admin/logs?q=kim', listing({ entries: [entryLike(1)] }), file);
  await person.click(await screen.findByRole('button', { name: adminDe['logs.export'] }));
  await waitFor(() => expect(urls).toHaveLength(1));
  expect(wire.calls(logApi.exportCsv)[0]?.body).toEqual({ filter: { search: 'kim' } });
});
