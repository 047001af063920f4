import type { Me } from '@fachwerk/auth/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogCapabilities, type ItemRow, itemApi } from '../../contract.ts';
import { type Category, categoryApi } from '../../contract-category.ts';
import { GridScreen } from './grid-screen.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  signIn(['catalog.read']);
});
afterEach(cleanup);

const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const category = (number: number, name: string): Category => ({
  id: idOf(number),
  name: { ...NONE, de: name },
  description: NONE,
  availability: [],
  sortRule: 'hand',
  sortDir: 'asc',
  isArchived: false,
  itemCount: 1,
  version: 1,
});
const item = (number: number, name: string): ItemRow => ({
  id: idOf(number),
  categoryId: idOf(1),
  name: { ...NONE, de: name },
  number: String(number),
  ean: '',
  priceCents: 890,
  promo: null,
  vatKind: 'meal',
  diet: 'any',
  hasVariants: false,
  stock: null,
  isSoldOut: false,
  soldOutUntil: null,
  isLow: false,
  warnFrom: null,
  weightGrams: null,
  isHidden: false,
  isArchived: false,
  version: 3,
});

const signIn = (capabilities: readonly string[]) =>
  startSession('token-of-the-test', { id: idOf(90), language: 'de', capabilities } as unknown as Me);

async function open(items = [item(11, 'Margherita'), item(12, 'Napoli')]) {
  const wire = fakeWire(
    answering(itemApi.list, { items, next: null, total: { count: items.length, isMore: false } }),
    answering(categoryApi.list, { usualVat: 'meal', categories: [category(1, 'Pizza'), category(2, 'Getränke')] }),
    answering(itemApi.edit, {}),
  );
  renderScreen(<GridScreen />, { path: '/admin/shop/table', at: '/admin/shop/table' });
  await screen.findByRole('grid');
  const user = userEvent.setup();
  await user.click(cell(0, 0));
  return { wire, user };
}
const cell = (row: number, column: number) =>
  within(screen.getAllByRole('row')[row + 1]!).getAllByRole('gridcell')[column]!;
/** Beside notices, which may stand from before. */
const words = () => screen.getByText(/Artikel geändert|Nichts geändert/).textContent;
const paste = (text: string) => fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });

test('arrows, Tab and Enter lead through the cells, typing begins, Esc gives up', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cell(0, 2));
  await user.keyboard('9,5{Enter}');
  expect(cell(0, 2).textContent).toContain('9,5');
  expect(document.activeElement).toBe(cell(1, 2));
  await user.keyboard('7{Escape}');
  expect(cell(1, 2).textContent).toBe('8,90');
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(cell(1, 3));
  await user.keyboard('N{Tab}');
  expect(cell(1, 3).textContent).toContain('Normal');
  expect(document.activeElement).toBe(cell(1, 4));
  await user.keyboard('{Control>}{Home}{/Control}{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).not.toBe(cell(0, 0));
  expect(words()).toBe('2 Artikel geändert');
});

test('a block is pasted, its faults stand at their cells, one step takes it back, and another goes to a spreadsheet', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowRight}');
  paste('Margherita neu\t9,90\nNapoli neu\tviel\nzu viel\t1');
  expect(cell(1, 1).textContent).toContain('Napoli neu');
  expect(cell(1, 2).getAttribute('aria-invalid')).toBe('true');
  expect(cell(1, 2).textContent).toContain('Bitte einen Preis wie 8,90 eingeben.');
  expect(words()).toBe('2 Artikel geändert · 1 ungültige Zelle.');
  expect(screen.getByRole('button', { name: 'Speichern' }).hasAttribute('disabled')).toBe(true);
  const setData = vi.fn();
  fireEvent.copy(document.activeElement!, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', 'Margherita neu\t9,90\nNapoli neu\tviel');
  await user.keyboard('{Control>}z{/Control}');
  expect(cell(1, 1).textContent).toBe('Napoli');
  expect(words()).toBe('Nichts geändert.');
});

test('all changed rows are saved at once; what the server refuses stands at its cell, and nothing typed is lost', async () => {
  const { user, wire } = await open();
  wire.now(
    refusing(itemApi.edit, 409, 'items.refused', 'Nichts wurde geändert.', {
      fields: [{ path: 'rows.1.number', code: 'item.number_taken', error: 'Diese Nummer ist vergeben.' }],
    }),
  );
  paste('A1\nA2');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(cell(1, 0).textContent).toContain('Diese Nummer ist vergeben.'));
  expect(cell(0, 0).textContent).toContain('A1');
  await user.click(cell(1, 0));
  await user.keyboard('A3{Enter}');
  expect(cell(1, 0).getAttribute('aria-invalid')).toBeNull();
  wire.now(answering(itemApi.edit, {}));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(words()).toBe('Nichts geändert.'));
  expect(wire.calls(itemApi.edit).at(-1)?.body).toEqual({
    added: [],
    rows: [
      { id: idOf(11), version: 3, number: 'A1' },
      { id: idOf(12), version: 3, number: 'A3' },
    ],
  });
});

test('a new shop begins with empty rows; a pasted block makes as many as it needs, and its categories', async () => {
  signIn(Object.keys(catalogCapabilities));
  const { wire } = await open([]);
  expect(screen.getAllByRole('row')).toHaveLength(11);
  const lines = Array.from({ length: 12 }, (_, at) => `Pizza ${at}\t8,90\t${at < 6 ? 'Pizza' : 'Salate'}`);
  paste(['Name\tPreis\tKategorie', ...lines].join('\n'));
  expect(screen.getAllByRole('row')).toHaveLength(13);
  expect(words()).toBe('6 Artikel geändert · 6 ungültige Zellen.');
  wire.now(answering(categoryApi.save, category(3, 'Salate')));
  wire.now(
    answering(categoryApi.list, { usualVat: 'meal', categories: [category(1, 'Pizza'), category(3, 'Salate')] }),
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Kategorien anlegen: Salate' }));
  await waitFor(() => expect(words()).toBe('12 Artikel geändert'));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(wire.calls(itemApi.edit)).toHaveLength(1));
  expect(wire.calls(itemApi.edit)[0]?.body).toMatchObject({ rows: [], added: { length: 12 } });
});
