import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { itemApi } from '../contract.ts';
import { categoryApi } from '../contract-category.ts';
import { adminDe } from '../texts/admin.de.ts';
import { answeringCatalog, categoryLike, signedIn, storedItem } from './catalog.for-tests.ts';
import { ItemList } from './list/item-list.tsx';

beforeEach(() => Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const margherita = storedItem();
const DRINKS = '018f0000-0000-7000-8000-0000000000c2';
const cola = storedItem({
  id: '00000000-0000-4000-8000-000000000012',
  name: { de: 'Cola', deDu: '', en: '', it: '', ru: '' },
  categoryId: DRINKS,
  priceCents: 350,
  stock: 3,
});
const categories = [
  categoryLike(),
  categoryLike({ id: DRINKS, name: { de: 'Getränke', deDu: '', en: '', it: '', ru: '' }, itemCount: 0 }),
];

type Options = Parameters<typeof answeringCatalog>[1];
function open(
  as: Parameters<typeof signedIn>[0],
  at = '/admin/shop',
  items = [margherita, cola],
  options: Options = { categories },
) {
  signedIn(as);
  const wire = fakeWire(...answeringCatalog(items, options));
  const { router } = renderScreen(<ItemList />, { path: '/admin/shop/:id?', at });
  return { wire, router, user: userEvent.setup() };
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('says what is sold for how much, and what is left of it', async () => {
  open('reader');
  const pizza = await row(/Margherita/);
  expect(pizza.getByText('8,90 €')).toBeTruthy();
  expect(pizza.getByText('Pizza')).toBeTruthy();
  expect(pizza.getByText('Im Verkauf')).toBeTruthy();
  expect((await row(/Cola/)).getByText('3')).toBeTruthy();
  expect(screen.queryByText(adminDe['catalog.new'])).toBeNull();
});

test('asks for what the address says', async () => {
  const { wire } = open('reader', `/admin/shop?q=cola&category=${DRINKS}&state=sold_out&sort=-price`);
  await row(/Cola/);
  expect(wire.calls(itemApi.list)[0]?.body).toEqual({
    filter: { search: 'cola', categoryId: DRINKS, state: 'sold_out', sort: 'price', dir: 'desc', limit: 50 },
  });
});

test('the stock is no button: the one beside it says what it does, and can be taken back', async () => {
  const { wire, user } = open('cook');
  wire.now(answering(itemApi.markSoldOut, {}));
  const cola = await row(/Cola/);
  expect(cola.getByText('Im Verkauf').closest('button')).toBeNull();
  const report = cola.getByRole('button', { name: /^Ausverkauft melden: / });
  expect(report.textContent).toBe('Ausverkauft melden');
  await user.click((await row(/Margherita/)).getByRole('button', { name: /^Ausverkauft melden: / }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() =>
    expect(wire.calls(itemApi.markSoldOut).map(({ body }) => body)).toEqual([
      { ids: [margherita.id], soldOut: 'tomorrow' },
      { ids: [margherita.id], soldOut: 'no' },
    ]),
  );
});

test('a first shop begins with an item, not with its categories', async () => {
  open('manager', '/admin/shop', [], { categories: [] });
  expect(await screen.findByText(adminDe['catalog.empty.title'])).toBeTruthy();
  expect(screen.getByRole('link', { name: adminDe['catalog.new'] })).toBeTruthy();
});

test('whoever keeps the stock sees the facts and no price to change', async () => {
  open('cook', `/admin/shop/${cola.id}`);
  expect(await screen.findByLabelText('Bestand')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});

test('categories change places by the keyboard, and one with items stays', async () => {
  const { wire, user } = open('manager', '/admin/shop#categories');
  wire.now(answering(categoryApi.sort, {}));
  const dialog = within(await screen.findByRole('dialog'));
  const down = await dialog.findByRole('button', { name: 'Pizza nach unten' });
  down.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(wire.calls(categoryApi.sort)[0]?.body).toEqual({ ids: [DRINKS, categories[0]!.id] }));
  expect(dialog.getByRole('button', { name: 'Pizza archivieren' }).getAttribute('aria-disabled')).toBe('true');
  expect(dialog.getByRole('button', { name: 'Getränke archivieren' }).getAttribute('aria-disabled')).toBeNull();
});

test('a category is written and added', async () => {
  const { wire, user } = open('manager', '/admin/shop#categories');
  wire.now(answering(categoryApi.save, categoryLike()));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Kategorie anlegen' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Pasta');
  await user.click(dialog.getByRole('button', { name: 'Kategorie anlegen' }));
  await waitFor(() =>
    expect(wire.calls(categoryApi.save)[0]?.body).toMatchObject({
      category: { name: { de: 'Pasta' }, availability: [] },
    }),
  );
});
