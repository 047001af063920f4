import { ask } from '@fachwerk/base/contract';
import { IconTrash } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useAsk } from '../calls/call.ts';
import { answering, fakeWire, refusing, renderScreen } from '../testing/testing.tsx';
import { ListPage } from './list-page.tsx';
import { useListState } from './list-state.ts';
import type { Column } from './list-types.ts';

const Box = z.object({ id: z.string(), name: z.string() });
type Box = z.infer<typeof Box>;

const list = ask({
  method: 'GET',
  path: '/private/boxes/:offset/:limit',
  access: 'staff',
  summary: '',
  input: z.object({
    offset: z.number(),
    limit: z.number(),
    search: z.optional(z.string()),
    sort: z.string(),
    dir: z.string(),
    size: z.optional(z.string()),
  }),
  output: z.object({ boxes: z.array(Box), total: z.int() }),
});

const columns: Column<Box>[] = [
  { key: 'name', title: 'Fach', sort: 'name', cell: (box) => box.name },
  { key: 'id', title: 'Nummer', cell: (box) => box.id },
];
const sizes = { size: ['S', 'M'] } as const;
const retire = vi.fn(async () => true);

function Boxes() {
  const state = useListState({ sort: ['name', 'size'], filters: sizes, pageSize: 2 });
  const asked = { search: state.search || undefined, sort: state.sort, dir: state.dir, ...state.filters };
  const boxes = useAsk(list, { offset: state.offset, limit: state.limit, ...asked });
  return (
    <ListPage
      title="Fächer"
      state={state}
      query={boxes}
      rows={boxes.data?.boxes}
      total={boxes.data?.total}
      columns={columns}
      keyOf={(box) => box.id}
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
      empty={{ title: 'Noch kein Fach', text: 'Legen Sie das erste an.' }}
    />
  );
}

const two = {
  boxes: [
    { id: '1', name: 'Rathaus 1' },
    { id: '2', name: 'Rathaus 2' },
  ],
  total: 5,
};
const none = { boxes: [], total: 0 };
const show = (at = '/boxes') => renderScreen(<Boxes />, { path: '/boxes/:id?', at });

beforeEach(() => localStorage.clear());

describe('a list', () => {
  test('shows its rows and how many there are in all', async () => {
    fakeWire(answering(list, two));
    show();
    expect(await screen.findByRole('link', { name: 'Rathaus 1' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fächer 5');
    expect(screen.getByText('1–2 von 5')).toBeTruthy();
  });

  test('takes its whole state from the address, and ignores what cannot be', async () => {
    const wire = fakeWire(answering(list, two));
    show('/boxes?q=rat&sort=-size&page=2&size=M');
    await screen.findByRole('link', { name: 'Rathaus 1' });
    expect(wire.sent[0]?.path).toBe('/private/boxes/2/2');
    expect(Object.fromEntries(wire.sent[0]!.query)).toEqual({ search: 'rat', sort: 'size', dir: 'desc', size: 'M' });
    wire.sent.length = 0;
    show('/boxes?sort=secret&page=-3&size=XXL');
    await waitFor(() => expect(wire.sent).toHaveLength(1));
    expect(wire.sent[0]?.path).toBe('/private/boxes/0/2');
    expect(Object.fromEntries(wire.sent[0]!.query)).toEqual({ sort: 'name', dir: 'asc' });
  });

  test('writes search, order and filters into the address, and begins at the first page again', async () => {
    fakeWire(answering(list, two));
    const person = userEvent.setup();
    const { router } = show('/boxes?page=2');
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
    expect((await screen.findByRole('alert')).textContent).toContain('Da ist etwas schiefgegangen.');
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
});
