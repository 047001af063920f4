import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Import, type ImportRow, importApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ImportPage } from './wizard/import-page.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['imports.use', 'catalog.manage'] });
});
afterEach(cleanup);

const ID = '00000000-0000-4000-8000-000000000001';
const found: Import = {
  id: ID,
  kind: 'items',
  kindName: 'Artikel',
  source: null,
  fileName: 'preise.csv',
  state: 'checked',
  reason: '',
  headingRow: 1,
  firstLines: [],
  headers: ['Name', 'Preis', 'Farbe'],
  mapping: ['name', 'price', null],
  style: { decimal: ',', days: 'dmy' },
  counts: {
    all: 2,
    unchecked: 0,
    wrong: 1,
    new: 1,
    changed: 0,
    unchanged: 0,
    done: 0,
    failed: 0,
    undone: 0,
    kept: 0,
    hinted: 0,
    pending: 0,
  },
  createdAt: new Date('2026-03-02T09:00:00Z'),
  createdBy: 'Ada',
  endedAt: null,
  forgottenAt: new Date('2026-04-01T09:00:00Z'),
};
const rows: ImportRow[] = [
  { number: 2, cells: ['Tee', '1,50', 'rot'], state: 'ready', did: 'new', problems: [], hints: [] },
  {
    number: 3,
    cells: ['Öl', 'zwei', 'gelb'],
    state: 'wrong',
    did: null,
    problems: [{ column: 1, sentence: 'Ungültiger Betrag.' }],
    hints: [],
  },
];
const kinds = [
  {
    kind: 'items',
    name: 'Artikel',
    fields: [
      { name: 'name', label: 'Name', isRequired: true },
      { name: 'price', label: 'Preis (brutto)', isRequired: false },
    ],
  },
];
const person = userEvent.setup();

function show(given: Partial<Import>, ...more: Parameters<typeof fakeWire>) {
  const wire = fakeWire(
    ...more,
    answering(importApi.find, { ...found, ...given }),
    answering(importApi.rows, { rows, next: null }),
    answering(importApi.kinds, { kinds }),
  );
  renderScreen(<ImportPage />, { path: '/admin/imports/:id', at: `/admin/imports/${ID}` });
  return wire;
}

test('a wrong cell is written over in its place; what stands ready can be taken over without it', async () => {
  const wire = show(
    {},
    answering(importApi.fixCell, rows[0]!),
    answering(importApi.start, { ...found, state: 'running' }),
  );
  const cell = await screen.findByRole('textbox', { name: 'Preis (brutto), Zeile 3' });
  expect(screen.getByText('Ungültiger Betrag.')).toBeTruthy();
  expect(screen.queryByText('gelb')).toBeNull();
  await person.clear(cell);
  await person.type(cell, '2,00{Enter}');
  await waitFor(() =>
    expect(wire.calls(importApi.fixCell).map(({ path, body }) => [path, body])).toEqual([
      [`/private/import/${ID}/row/3`, { column: 1, value: '2,00' }],
    ]),
  );
  expect(screen.getByText('1 fehlerhafte Zeile wird ausgelassen.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '1 Zeile übernehmen' }));
  await waitFor(() => expect(wire.calls(importApi.start).length).toBe(1));
});

test('columns are assigned by hand; a field for two columns says why it cannot be checked', async () => {
  const wire = show({ state: 'mapping' }, answering(importApi.saveMapping, { ...found, state: 'checking' }));
  const colour = await screen.findByRole('combobox', { name: 'Feld für Farbe' });
  await person.selectOptions(colour, 'price');
  const check = screen.getByRole<HTMLButtonElement>('button', { name: adminDe['imports.mapping.save'] });
  expect([check.disabled, screen.queryByText(adminDe['import.mapping.field_twice']) !== null]).toEqual([true, true]);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Feld für Preis' }), '');
  await person.click(check);
  await waitFor(() =>
    expect(wire.calls(importApi.saveMapping)[0]?.body).toMatchObject({ mapping: ['name', null, 'price'] }),
  );
});

test('the result offers the failed rows and the way back, which asks first', async () => {
  const counts = { ...found.counts, done: 1 };
  const wire = show({ state: 'done', counts }, answering(importApi.undo, { ...found, state: 'undoing' }));
  expect(await screen.findByText('1 Zeile übernommen, 1 nicht.')).toBeTruthy();
  expect(screen.getByRole('button', { name: adminDe['imports.failed.download'] })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: adminDe['imports.undo'] }));
  const dialog = await screen.findByRole('dialog');
  expect(wire.calls(importApi.undo)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: adminDe['imports.undo'] }));
  await waitFor(() => expect(wire.calls(importApi.undo).length).toBe(1));
});

test('an import with rows that failed is not done in green: it says so, and shows those rows first', async () => {
  const counts = { ...found.counts, done: 1, wrong: 1 };
  show({ state: 'done', counts });
  expect(await screen.findByText(adminDe['imports.state.done_in_part'])).toBeTruthy();
  expect(screen.queryByText(adminDe['imports.state.done'])).toBeNull();

  expect(await screen.findByRole('radio', { name: /Fehlerhaft/, checked: true })).toBeTruthy();
});

test('the line with the headings is chosen by hand, and the file is read again', async () => {
  const firstLines = [
    { row: 1, text: 'Preisliste · Herbst' },
    { row: 3, text: 'Name · Preis · Farbe' },
  ];
  const wire = show(
    { state: 'mapping', headingRow: 1, firstLines },
    answering(importApi.chooseHeading, { ...found, state: 'reading', headingRow: 3, firstLines }),
  );
  const line = await screen.findByRole<HTMLSelectElement>('combobox', { name: adminDe['imports.heading'] });
  expect([line.value, screen.getByRole('option', { name: 'Zeile 3: Name · Preis · Farbe' }) !== null]).toEqual([
    '1',
    true,
  ]);
  await person.selectOptions(line, '3');
  await waitFor(() => expect(wire.calls(importApi.chooseHeading).map(({ body }) => body)).toEqual([{ row: 3 }]));
});

test('what is worth knowing stands at its cell, and has a tab of its own', async () => {
  const hinted = { ...rows[0]!, hints: [{ column: 1, sentence: 'Der frühere Preis wird nicht übernommen.' }] };
  const counts = { ...found.counts, hinted: 1 };
  show({ counts }, answering(importApi.rows, { rows: [hinted], next: null }));
  expect(await screen.findByText('Der frühere Preis wird nicht übernommen.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Mit Hinweis/ })).toBeTruthy();
});
