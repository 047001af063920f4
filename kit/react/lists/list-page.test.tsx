import { ask, stream } from '@fachwerk/base/contract';
import { IconTrash } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endSession, startSession } from '../calls/session.ts';
import { LiveLine, stubLiveLine } from '../testing/live-line.for-tests.ts';
import { answering, fakeWire, refusing, renderScreen } from '../testing/testing.tsx';
import { ListPage } from './list-page.tsx';
import { useListState } from './list-state.ts';
import type { Column } from './list-types.ts';
import { useList } from './use-list.ts';
import { provideListStore } from './views/list-store.ts';

const Box = z.object({ id: z.string(), name: z.string() });
type Box = z.infer<typeof Box>;

const list = ask({
  method: 'GET',
  path: '/private/boxes',
  access: 'staff',
  summary: '',
  input: z.object({
    after: z.optional(z.string()),
    search: z.optional(z.string()),
    sort: z.string(),
    dir: z.string(),
    size: z.optional(z.string()),
  }),
  output: z.object({ boxes: z.array(Box), total: z.int(), next: z.nullable(z.string()) }),
});

const boxStream = stream({ name: 'boxes', access: 'staff', audience: 'company', event: z.object({}) });

const columns: Column<Box>[] = [
  { key: 'name', title: 'Fach', sort: 'name', cell: (box) => box.name, csv: (box) => box.name },
  { key: 'id', title: 'Nummer', cell: (box) => box.id },
];
const sizes = { size: ['S', 'M'] } as const;
const retire = vi.fn(async () => true);

function Boxes() {
  const state = useListState({ sort: ['name', 'size'], filters: sizes });
  const boxes = useList(list, {
    state,
    input: { search: state.search || undefined, sort: state.sort, dir: state.dir, ...state.filters },
    rows: (page) => page.boxes,
    next: ({ next }) => next && { after: next },
    total: ({ total }) => total,
    live: { hints: [boxStream] },
  });
  return (
    <ListPage
      title="Fächer"
      list={boxes}
      columns={columns}
      nameOf={(box) => box.name}
      pathOf={(box) => `/boxes/${box.id}`}
      filters={[
        {
          name: 'size',
          label: 'Größe',
          options: [
            { value: 'S', label: 'Klein' },
            { value: 'M', label: 'Mittel' },
          ],
        },
      ]}
      bulkActions={[{ label: (count) => `${count} Fächer stilllegen`, icon: IconTrash, run: retire }]}
      csv="faecher"
      empty={{ title: 'Noch kein Fach', text: 'Legen Sie das erste an.' }}
    />
  );
}

const two = {
  boxes: [
    { id: '1', name: 'Rathaus 1' },
    { id: '2', name: 'Rathaus 2' },
  ],
  total: 3,
  next: '2',
};
const third = { boxes: [{ id: '3', name: 'Rathaus 3' }], total: 3, next: null };
const none = { boxes: [], total: 0, next: null };
const paged = answering(list, ({ query }) => (query.get('after') ? third : two));
const show = (at = '/boxes') => renderScreen(<Boxes />, { path: '/boxes/:id?', at });

beforeEach(() => localStorage.clear());

describe('a list', () => {
  test('shows its rows and how many there are in all, and goes on when asked', async () => {
    fakeWire(paged);
    const person = userEvent.setup();
    show();
    expect(await screen.findByRole('link', { name: 'Rathaus 1' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fächer 3');
    await person.click(screen.getByRole('button', { name: 'Mehr laden' }));
    expect(await screen.findByRole('link', { name: 'Rathaus 3' })).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
  });

  test('is exported whole, not only what is on screen', async () => {
    const wire = fakeWire(paged);
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    const person = userEvent.setup();
    show('/boxes?q=rat');
    await screen.findByRole('link', { name: 'Rathaus 1' });
    await person.click(screen.getByRole('button', { name: 'Ansicht' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Als CSV exportieren' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]!.text()).toContain('Rathaus 1\r\nRathaus 2\r\nRathaus 3');
    expect(wire.sent.map(({ query }) => [query.get('search'), query.get('after')])).toEqual([
      ['rat', null],
      ['rat', null],
      ['rat', '2'],
    ]);
  });

  test('looks again when a stream hints, also at what was loaded on', async () => {
    stubLiveLine();
    startSession('token', { id: 'me', capabilities: [] });
    const wire = fakeWire(paged);
    const person = userEvent.setup();
    show();
    await person.click(await screen.findByRole('button', { name: 'Mehr laden' }));
    await screen.findByRole('link', { name: 'Rathaus 3' });
    wire.now(
      answering(list, ({ query }) => ({ ...third, boxes: [{ id: '3', name: query.get('after') ?? 'Umbenannt' }] })),
    );
    LiveLine.last?.open();
    LiveLine.last?.hint(boxStream, {});
    expect(await screen.findByRole('link', { name: 'Umbenannt' })).toBeTruthy();
    endSession();
  });

  test('takes its whole state from the address, and ignores what cannot be', async () => {
    const wire = fakeWire(answering(list, two));
    show('/boxes?q=rat&sort=-size&size=M');
    await screen.findByRole('link', { name: 'Rathaus 1' });
    expect(Object.fromEntries(wire.sent[0]!.query)).toEqual({ search: 'rat', sort: 'size', dir: 'desc', size: 'M' });
    wire.sent.length = 0;
    show('/boxes?sort=secret&size=XXL');
    await waitFor(() => expect(wire.sent).toHaveLength(1));
    expect(Object.fromEntries(wire.sent[0]!.query)).toEqual({ sort: 'name', dir: 'asc' });
  });

  test('writes search, order and filters into the address', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    const { router } = show();
    await screen.findByRole('link', { name: 'Rathaus 1' });
    await person.keyboard('/');
    await person.keyboard('Bahnhof');
    await waitFor(() => expect(router.state.location.search).toBe('?q=Bahnhof'));
    await person.click(screen.getByRole('button', { name: 'Fach' }));
    expect(router.state.location.search).toBe('?q=Bahnhof&sort=-name');
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Klein' }));
    expect(router.state.location.search).toBe('?q=Bahnhof&sort=-name&size=S');
    expect(screen.getByText('Größe: Klein')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Filter Größe entfernen' }));
    expect(router.state.location.search).toBe('?q=Bahnhof&sort=-name');
  });

  test('says how to begin when there is nothing yet, and how to go on when nothing was found', async () => {
    fakeWire(answering(list, none));
    const person = userEvent.setup();
    const { unmount } = show();
    expect(await screen.findByText('Noch kein Fach')).toBeTruthy();
    unmount();
    const { router } = show('/boxes?q=zzz&size=S');
    expect(await screen.findByText('Nichts gefunden')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Alles zurücksetzen' }));
    expect(router.state.location.search).toBe('');
  });

  test('that could not be loaded says why, and loads when asked again', async () => {
    const wire = fakeWire(refusing(list, 500, 'server.defect', 'Da ist etwas schiefgegangen.'));
    const person = userEvent.setup();
    show();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Der Inhalt konnte nicht geladen werden.*Da ist etwas schiefgegangen\./,
    );
    expect(screen.getByText('Vorgang test')).toBeTruthy();
    wire.now(answering(list, two));
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Rathaus 2' })).toBeTruthy();
  });

  test('can be walked with the arrow keys, and a row leads on with the list’s state kept', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    const { router } = show('/boxes?q=rat');
    (await screen.findByRole('link', { name: 'Rathaus 1' })).focus();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Rathaus 2');
    await person.keyboard('{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe('/boxes/2?q=rat');
  });

  test('is walked with J and K from anywhere, a link skips to its rows, and ? tells the keys', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    const { router } = show();
    await screen.findByRole('link', { name: 'Rathaus 1' });
    await person.tab();
    expect(document.activeElement?.textContent).toBe('Zur ersten Zeile');
    await person.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Rathaus 1');
    await person.keyboard('jx');
    expect(document.activeElement?.textContent).toBe('Rathaus 2');
    expect((screen.getByRole('checkbox', { name: /Rathaus 2/ }) as HTMLInputElement).checked).toBe(true);
    await person.keyboard('k{Enter}');
    expect(router.state.location.pathname).toBe('/boxes/1');
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Tastenkürzel der Liste' })).toBeTruthy();
  });

  test('letters typed into the search are letters', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    show();
    await screen.findByRole('link', { name: 'Rathaus 1' });
    await person.type(screen.getByRole('searchbox'), 'jk?');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jk?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows the views a person has named above it, and what is shown as the one', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    localStorage.setItem('device.views.nobody./boxes', JSON.stringify([{ name: 'Kleine', query: 'size=S' }]));
    const { router } = show();
    const views = within(await screen.findByRole('navigation', { name: 'Gespeicherte Ansichten' }));
    expect(views.getByRole('button', { name: 'Alle' }).getAttribute('aria-current')).toBe('page');
    await person.click(views.getByRole('button', { name: 'Kleine' }));
    expect(router.state.location.search).toBe('?size=S&view=Kleine');
    expect(views.getByRole('button', { name: 'Kleine' }).getAttribute('aria-current')).toBe('page');
  });

  test('keeps what is shown under the name a person gives it, and lets go of it again', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    show('/boxes?size=S');
    const choose = async (name: RegExp) => {
      await person.click(await screen.findByRole('button', { name: 'Ansicht' }));
      await person.click(await screen.findByRole('menuitem', { name }));
    };
    await choose(/^Ansicht speichern/);
    await person.type(await screen.findByLabelText(/^Name der Ansicht/), 'Kleine');
    await person.click(screen.getByRole('button', { name: 'Speichern' }));
    const views = within(await screen.findByRole('navigation', { name: 'Gespeicherte Ansichten' }));
    expect(views.getByRole('button', { name: 'Kleine' }).getAttribute('aria-current')).toBe('page');
    await choose(/^Ansicht Kleine löschen/);
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Gespeicherte Ansichten' })).toBeNull());
  });

  test('does one thing to several rows, and then lets go of them', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    show();
    await screen.findByRole('link', { name: 'Rathaus 1' });
    await person.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
    const bar = screen.getByRole('toolbar');
    expect(within(bar).getByText('2 ausgewählt')).toBeTruthy();
    await person.click(within(bar).getByRole('button', { name: '2 Fächer stilllegen' }));
    expect(retire).toHaveBeenCalledWith(two.boxes);
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  test('remembers that it is wanted dense', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    show();
    await screen.findByRole('link', { name: 'Rathaus 1' });
    await person.click(screen.getByRole('button', { name: 'Ansicht' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Kompakte Zeilen' }));
    expect(localStorage.getItem('device.compactRows')).toBe('true');
  });

  test('a selection is extended with Shift, and Escape clears it', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    show();
    (await screen.findByRole('link', { name: 'Rathaus 1' })).focus();
    await person.keyboard('{Shift>}J{/Shift}');
    expect(document.activeElement?.textContent).toBe('Rathaus 2');
    expect(within(screen.getByRole('toolbar')).getByText('2 ausgewählt')).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  test('has the columns a person chose, in the list and in its export', async () => {
    localStorage.setItem('device.columns.nobody./boxes', JSON.stringify({ order: [], shown: [], hidden: ['id'] }));
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    show();
    await screen.findByRole('link', { name: 'Rathaus 1' });
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Nummer' })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Ansicht' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Spalten …' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Nummer' }));
    expect(await screen.findByRole('columnheader', { name: 'Nummer' })).toBeTruthy();
  });

  describe('with a store of the server', () => {
    const view = {
      id: 'v1',
      name: 'Kleine',
      query: 'size=S',
      columns: { order: [], shown: [], hidden: ['id'] },
      isCompact: false,
      isShared: true,
      isOwn: false,
      mayEdit: false,
      author: 'Anna',
    };
    const add = vi.fn(async () => view);
    beforeEach(() => {
      add.mockClear();
      provideListStore(async () => ({
        show: async () => ({ columns: null, views: [view] }),
        saveColumns: async () => ({}),
        add,
        edit: async () => view,
        remove: async () => ({}),
      }));
    });
    afterEach(() => provideListStore(undefined));

    test('a shared view brings its columns, and is not changed by others', async () => {
      fakeWire(answering(list, two));
      const person = userEvent.setup();
      show();
      await person.click(await screen.findByRole('button', { name: 'Kleine' }));
      await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Nummer' })).toBeNull());
      await person.click(screen.getByRole('button', { name: 'Ansicht' }));
      expect(await screen.findByRole('menuitem', { name: /^Ansicht speichern/ })).toBeTruthy();
      expect(screen.queryByRole('menuitem', { name: /löschen/ })).toBeNull();
    });

    test('takes over once what this browser had stored', async () => {
      localStorage.setItem('device.views.nobody./boxes', JSON.stringify([{ name: 'Große', query: 'size=M' }]));
      fakeWire(answering(list, two));
      show();
      await waitFor(() => expect(localStorage.getItem('device.views.nobody./boxes')).toBeNull());
      expect(add).toHaveBeenCalledExactlyOnceWith(
        '/boxes',
        expect.objectContaining({ name: 'Große', query: 'size=M' }),
      );
    });
  });

  test('on a phone a row has its title, the value beside it, and its actions in reach', async () => {
    Object.assign(window, { innerWidth: 390 });
    fakeWire(answering(list, two));
    show();
    const rows = within(await screen.findByRole('list', { name: 'Fächer' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['Rathaus 1Nummer 1', 'Rathaus 2Nummer 2']);
    Object.assign(window, { innerWidth: 1440 });
  });
});
