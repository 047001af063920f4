import type { Me } from '@fachwerk/auth/contract';
import type { Item } from '@fachwerk/catalog/contract';
import type { Category } from '@fachwerk/catalog/contract-category';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ExtraGroup, extraApi } from '../contract-extra.ts';
import { pictureApi } from '../contract-picture.ts';
import { type ItemOptions, optionApi, type Variant } from '../contract-variant.ts';
import { named } from '../rules/offer.for-tests.ts';
import { ExtrasScreen } from './extras/extras-screen.tsx';
import { OptionsPanel } from './panel/options-panel.tsx';
import { CategoryPicture } from './pictures/category-picture.tsx';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

beforeEach(() => {
  const me = { id: idOf(1), language: 'de', capabilities: ['catalog.read', 'catalog.manage', 'catalog.stock'] };
  startSession('token-of-the-test', me as unknown as Me);
});
afterEach(cleanup);

const item = { id: idOf(10), isTobacco: false } as Item;
const variantLike = (at: number, name: string, priceCents: number): Variant => ({
  id: idOf(20 + at),
  name: named(name),
  number: '',
  priceCents,
  promo: null,
  content: null,
  depositCents: null,
  stock: null,
  isSoldOut: false,
  soldOutUntil: null,
});
const options: ItemOptions = {
  variantsName: named('Größe'),
  variants: [variantLike(1, 'klein', 750), variantLike(2, 'groß', 950)],
  groupIds: [],
  version: 3,
};
const toppings: ExtraGroup = {
  id: idOf(50),
  name: named('Beläge'),
  minimum: 0,
  maximum: 3,
  mostOfSame: 1,
  extras: [
    {
      id: idOf(51),
      name: named('Käse'),
      surchargeCents: 150,
      allergens: [],
      additives: [],
      isSoldOut: false,
      soldOutUntil: null,
    },
  ],
  isArchived: false,
  itemCount: 2,
  version: 1,
};

function open() {
  const wire = fakeWire(
    answering(optionApi.find, { options, prices: [] }),
    answering(pictureApi.listOfItem, { pictures: [] }),
    answering(extraApi.list, { groups: [toppings] }),
  );
  renderScreen(<OptionsPanel item={item} />);
  return { wire, user: userEvent.setup() };
}

test('variants change places and prices, and are saved with the version that was read', async () => {
  const { wire, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Varianten bearbeiten' }));
  await user.click(screen.getByRole('button', { name: 'groß nach oben' }));
  const [first] = screen.getAllByLabelText(/^Preis/);
  await user.clear(first!);
  await user.type(first!, '11,50');
  await user.click(screen.getByRole('tab', { name: /^Englisch/ }));
  await user.type(screen.getByLabelText('Merkmal'), 'Size');
  wire.now(answering(optionApi.saveVariants, { ...options, version: 4 }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(wire.calls(optionApi.saveVariants)).toHaveLength(1));
  expect(wire.calls(optionApi.saveVariants)[0]?.body).toMatchObject({
    version: 3,
    variantsName: { en: 'Size' },
    variants: [
      { name: { de: 'groß' }, priceCents: 1150 },
      { name: { de: 'klein' }, priceCents: 750 },
    ],
  });
});

test('two variants of one name are refused before they are sent', async () => {
  const { wire, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Varianten bearbeiten' }));
  const second = screen.getAllByLabelText(/^Name/)[1]!;
  await user.clear(second);
  await user.type(second, 'Klein');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Dieser Name ist bereits vergeben.')).toBeTruthy();
  expect(wire.calls(optionApi.saveVariants)).toHaveLength(0);
});

test('an item gets extras, and is told when somebody else was quicker', async () => {
  const { wire, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Extras wählen' }));
  await user.click(await screen.findByLabelText('Beläge'));
  wire.now(refusing(optionApi.saveGroups, 409, 'options.changed_meanwhile', 'Inzwischen geändert.'));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Inzwischen geändert.');
  expect(wire.calls(optionApi.saveGroups)[0]?.body).toMatchObject({ version: 3, groupIds: [toppings.id] });
});

test('a group that asks for more than it offers is refused at its field; one in use cannot be archived', async () => {
  const wire = fakeWire(answering(extraApi.list, { groups: [toppings] }));
  renderScreen(<ExtrasScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Archivieren' }));
  expect(wire.calls(extraApi.archive)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Beläge bearbeiten' }));
  const minimum = screen.getByLabelText('Mindestens');
  await user.clear(minimum);
  await user.type(minimum, '2');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Mit diesen Extras ist das Minimum nicht erreichbar.')).toBeTruthy();
  expect(wire.calls(extraApi.save)).toHaveLength(0);
});

test('groups change places by their buttons', async () => {
  const sauces = { ...toppings, id: idOf(60), name: named('Soßen') };
  const wire = fakeWire(answering(extraApi.list, { groups: [toppings, sauces] }), answering(extraApi.sort, {}));
  renderScreen(<ExtrasScreen />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Soßen nach oben' }));
  await waitFor(() => expect(wire.calls(extraApi.sort)[0]?.body).toEqual({ ids: [sauces.id, toppings.id] }));
  expect(screen.getByRole('button', { name: 'Beläge nach oben' }).getAttribute('aria-disabled')).toBe('true');
});

test('a category gets a picture, loses it again, and is told what is no picture', async () => {
  const picture = { id: idOf(70), alt: {}, sources: [{ width: 320, url: '/x.webp' }], jpeg: '/x.jpg' };
  const wire = fakeWire(
    answering(pictureApi.listOfCategories, { pictures: [{ categoryId: idOf(2), picture }] }),
    answering(pictureApi.saveOfCategory, {}),
  );
  const category = { id: idOf(2), name: named('Pizza') } as Category;
  const { container } = renderScreen(<CategoryPicture category={category} />);
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'Bild entfernen' }));
  await waitFor(() => expect(wire.calls(pictureApi.saveOfCategory)).toHaveLength(1));
  const field = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(field, new File(['x'], 'karte.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('alert')).textContent).toContain('kein lesbares Bild');
  expect(wire.calls(pictureApi.saveOfCategory)).toHaveLength(1);
});

test('a picture is taken by its address; what cannot be fetched is said at the field', async () => {
  const wire = fakeWire(
    answering(optionApi.find, { options, prices: [] }),
    answering(pictureApi.listOfItem, { pictures: [] }),
    answering(extraApi.list, { groups: [toppings] }),
    refusing(pictureApi.fetch, 422, 'outbound.refused', 'Diese Adresse ist nicht öffentlich.'),
  );
  renderScreen(<OptionsPanel item={item} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Bilder bearbeiten' }));
  const field = screen.getByRole('textbox', { name: 'Bildadresse' });
  const fetch = screen.getByRole<HTMLButtonElement>('button', { name: 'Bild laden' });
  expect(fetch.disabled).toBe(true);
  await user.type(field, 'hemd.jpg{Enter}');
  expect(screen.getByText('Ungültige Bildadresse. Sie beginnt mit https://.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'https://intern.example/hemd.jpg');
  await user.click(fetch);
  await waitFor(() =>
    expect(wire.calls(pictureApi.fetch)[0]?.body).toMatchObject({ address: 'https://intern.example/hemd.jpg' }),
  );
  expect(await screen.findByText('Diese Adresse ist nicht öffentlich.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('https://intern.example/hemd.jpg');
});
