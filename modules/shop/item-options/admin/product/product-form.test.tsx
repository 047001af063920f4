import type { Me } from '@fachwerk/auth/contract';
import { catalogCapabilities, Item } from '@fachwerk/catalog/contract';
import type { Category } from '@fachwerk/catalog/contract-category';
import { PLAIN_ITEM } from '@fachwerk/catalog/rules/plain-item';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ExtraGroup, extraApi } from '../../contract-extra.ts';
import { productApi } from '../../contract-product.ts';
import { optionApi, type Variant } from '../../contract-variant.ts';
import { named } from '../../rules/offer.for-tests.ts';
import { ProductForm } from './product-form.tsx';
import type { Found } from './product-values.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const signIn = (capabilities: readonly string[]) =>
  startSession('token-of-the-test', { id: idOf(1), language: 'de', capabilities } as unknown as Me);
beforeEach(() => signIn(Object.keys(catalogCapabilities)));
afterEach(cleanup);

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const pizza = { id: idOf(2), name: named('Pizza'), isArchived: false } as Category;
const margherita = z.parse(Item, {
  ...PLAIN_ITEM,
  id: idOf(10),
  categoryId: pizza.id,
  name: named('Margherita'),
  priceCents: 890,
  stock: null,
  isSoldOut: false,
  soldOutUntil: null,
  hasVariants: false,
  isArchived: false,
  version: 3,
});
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
const picture = (at: number) => ({
  id: idOf(70 + at),
  alt: named(''),
  sources: [{ width: 320, url: `/${at}.webp` }],
  jpeg: `/${at}.jpg`,
});
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
      sizePrices: [],
      allergens: [],
      additives: [],
      isSoldOut: false,
      soldOutUntil: null,
    },
  ],
  isArchived: false,
  itemCount: 2,
  sizes: [],
  version: 1,
};
const found = (given: Partial<Found> = {}): Found => ({
  item: margherita,
  prices: [{ kind: 'base', cents: 890, from: LONG_AGO, to: null }],
  options: { variantsName: named('Größe'), variants: [], groupIds: [], version: 5 },
  variantPrices: [],
  pictures: [],
  related: [],
  ...given,
});

function open(given: Found | null = found()) {
  const wire = fakeWire(
    ...(given ? [answering(productApi.find, given)] : []),
    answering(extraApi.list, { groups: [toppings] }),
  );
  renderScreen(<ProductForm item={given?.item ?? null} categoryId={pizza.id} categories={[pizza]} />);
  return { wire, user: userEvent.setup({ applyAccept: false }) };
}
const save = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Speichern' }));
const answered = answering(productApi.save, { ...margherita, version: 4 });

test('the price is typed with a comma or a dot, and everything goes with the versions that were read', async () => {
  const { wire, user } = open();
  const price = await screen.findByLabelText(/^Preis/);
  await user.clear(price);
  await user.type(price, '9.999');
  await save(user);
  expect(wire.calls(productApi.save)).toHaveLength(0);
  wire.now(answered);
  await user.clear(price);
  await user.type(price, '9.90');
  await save(user);
  await waitFor(() => expect(wire.calls(productApi.save)).toHaveLength(1));
  const { body } = wire.calls(productApi.save)[0]!;
  expect(body).toMatchObject({ version: 3, optionsVersion: 5, item: { priceCents: 990 }, variants: [], pictures: [] });
  expect(body).not.toHaveProperty('stock');
});

test('an item without a price and variants is refused; with variants the lowest of theirs is shown', async () => {
  const { wire, user } = open(null);
  await user.type(await screen.findByLabelText(/^Name\b/), 'Funghi');
  await user.click(screen.getByRole('button', { name: 'Artikel anlegen' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(wire.calls(productApi.add)).toHaveLength(0);

  await user.type(screen.getByLabelText('Namen der Varianten'), 'klein, groß, klein{Enter}');
  const rows = () => screen.getAllByRole('textbox', { name: /^Preis/ }).slice(1);
  expect(rows()).toHaveLength(2);
  await user.type(rows()[0]!, '7,50');
  await user.type(rows()[1]!, '9,50');
  expect((screen.getAllByLabelText(/^Preis/)[0] as HTMLInputElement).value).toBe('7,50');
  wire.now(answering(productApi.add, { ...margherita, hasVariants: true }));
  await user.click(screen.getByRole('button', { name: 'Artikel anlegen' }));
  await waitFor(() => expect(wire.calls(productApi.add)).toHaveLength(1));
  expect(wire.calls(productApi.add)[0]?.body).toMatchObject({
    variants: [
      { id: null, name: { de: 'klein' }, priceCents: 750 },
      { id: null, name: { de: 'groß' }, priceCents: 950 },
    ],
  });
});

test('variants change places and stock; two of one name are refused before they are sent', async () => {
  const variants = [variantLike(1, 'klein', 750), { ...variantLike(2, 'groß', 950), stock: 4 }];
  const item = { ...margherita, hasVariants: true, priceCents: 750 };
  const { wire, user } = open(found({ item, options: { ...found().options, variants } }));
  await user.click(await screen.findByRole('button', { name: 'groß nach oben' }));
  const names = screen.getAllByRole('textbox', { name: /^Name/ }).slice(1);
  await user.clear(names[1]!);
  await user.type(names[1]!, 'Groß');
  await save(user);
  expect(await screen.findByText('Dieser Name ist bereits vergeben.')).toBeTruthy();
  expect(wire.calls(productApi.save)).toHaveLength(0);
  await user.clear(names[1]!);
  await user.type(names[1]!, 'mini');
  await user.type(screen.getAllByLabelText('Bestand')[0]!, '2');
  wire.now(answered);
  await save(user);
  await waitFor(() => expect(wire.calls(productApi.save)).toHaveLength(1));
  expect(wire.calls(productApi.save)[0]?.body).toMatchObject({
    variants: [
      { id: variants[1]!.id, stock: { seen: 4, left: 42 } },
      { id: variants[0]!.id, name: { de: 'mini' } },
    ],
  });
});

test('pictures are put into order and leave with the saving; a file that is none is named', async () => {
  const { wire, user } = open(found({ pictures: [picture(1), picture(2)] }));
  const field = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
  await screen.findByRole('button', { name: 'Bilder hinzufügen' });
  await user.upload(field(), new File(['x'], 'karte.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('alert')).textContent).toContain('karte.pdf');
  wire.now(answering(productApi.addPicture, picture(3)));
  await user.upload(field(), new File(['x'], 'neu.jpg', { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: 'Bild 3 nach oben' }));
  await user.click(screen.getByRole('button', { name: 'Bild 1 entfernen' }));
  wire.now(answered);
  await save(user);
  await waitFor(() => expect(wire.calls(productApi.save)).toHaveLength(1));
  expect(wire.calls(productApi.save)[0]?.body).toMatchObject({ pictures: [{ id: idOf(73) }, { id: idOf(72) }] });
});

test('a picture is taken by its address, and Enter there does not save the item', async () => {
  const { wire, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Bild aus dem Internet laden' }));
  wire.now(refusing(productApi.fetchPicture, 422, 'outbound.refused', 'Diese Adresse ist nicht öffentlich.'));
  await user.type(screen.getByRole('textbox', { name: 'Bildadresse' }), 'hemd.jpg{Enter}');
  expect(screen.getByText('Ungültige Bildadresse. Sie beginnt mit https://.')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Bildadresse' }));
  await user.type(screen.getByRole('textbox', { name: 'Bildadresse' }), 'https://intern.example/hemd.jpg{Enter}');
  expect(await screen.findByText('Diese Adresse ist nicht öffentlich.')).toBeTruthy();
  expect(wire.calls(productApi.save)).toHaveLength(0);
});

test('an extra is priced per size in the form; an empty one costs as usual', async () => {
  const variants = [variantLike(1, 'klein', 750), variantLike(2, 'groß', 950)];
  const item = { ...margherita, hasVariants: true, priceCents: 750 };
  const { wire, user } = open(found({ item, options: { ...found().options, variants, groupIds: [toppings.id] } }));
  await user.click(await screen.findByText('Preise je Größe'));
  await user.type(screen.getByLabelText('Käse: groß'), 'x');
  await save(user);
  expect(wire.calls(productApi.save)).toHaveLength(0);
  await user.clear(screen.getByLabelText('Käse: groß'));
  await user.type(screen.getByLabelText('Käse: groß'), '2,20');
  wire.now(answered);
  await save(user);
  await waitFor(() => expect(wire.calls(productApi.save)).toHaveLength(1));
  expect(wire.calls(productApi.save)[0]?.body).toMatchObject({
    extraPrices: [
      {
        groupId: toppings.id,
        version: 1,
        prices: [{ extraId: idOf(51), surchargeCents: 150, sizePrices: [{ size: 'groß', surchargeCents: 220 }] }],
      },
    ],
  });
});

test('a group of extras is made in place and chosen at once', async () => {
  const { wire, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Gruppe anlegen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name der Gruppe/), 'Soßen');
  await user.type(dialog.getByPlaceholderText('0,00').closest('li')!.querySelector('input')!, 'Ketchup');
  const sauces = { ...toppings, id: idOf(60), name: named('Soßen') };
  wire.now(answering(extraApi.save, sauces));
  wire.now(answering(extraApi.list, { groups: [toppings, sauces] }));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.calls(productApi.save)).toHaveLength(0);
  wire.now(answered);
  await save(user);
  await waitFor(() => expect(wire.calls(productApi.save)[0]?.body).toMatchObject({ groupIds: [sauces.id] }));
});

test('a folded part opens where something is refused, and says what is set while it is folded', async () => {
  const { wire, user } = open(found({ item: { ...margherita, allergens: ['milk'] } }));
  const food = await screen.findByRole('button', { name: /Allergene und Ernährung/ });
  expect(food.textContent).toContain('Milch');
  expect(screen.queryByLabelText('Artikelnummer')).toBeNull();
  const sentence = 'Die Artikelnummer 7 ist bereits vergeben.';
  wire.now(
    refusing(productApi.save, 409, 'item.number_taken', sentence, {
      fields: [{ path: 'item.number', code: 'item.number_taken', error: sentence }],
    }),
  );
  await user.type(screen.getByLabelText(/^Name\b/), ' 7');
  await save(user);
  expect((await screen.findByLabelText('Artikelnummer')).getAttribute('aria-invalid')).toBe('true');
});

test('a promo is measured against the thirty days before while it is typed', async () => {
  const now = Date.now();
  const dayMs = 86_400_000;
  const prices = [
    { kind: 'base' as const, cents: 890, from: new Date(now - 3 * dayMs), to: null },
    { kind: 'base' as const, cents: 600, from: LONG_AGO, to: new Date(now - 3 * dayMs) },
  ];
  const { wire, user } = open(found({ prices }));
  await user.click(await screen.findByRole('button', { name: /Preis und Aktion/ }));
  await user.click(screen.getByLabelText('Befristeter Aktionspreis'));
  await user.type(screen.getByLabelText(/^Aktionspreis/), '7,00');
  const local = (at: number) => new Date(at).toISOString().slice(0, 16);
  await user.type(screen.getByLabelText(/^Beginn/), local(now + dayMs));
  await user.type(screen.getByLabelText(/^Ende/), local(now + 3 * dayMs));
  expect(await screen.findByText(/Niedrigster Preis der 30 Tage davor: 6,00/)).toBeTruthy();
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toContain('§ 11 PAngV');
  expect(wire.calls(productApi.save)).toHaveLength(0);
});

test('who writes items and does not keep the stock sees none, and sends none', async () => {
  signIn(['catalog.read', 'catalog.manage']);
  const { wire, user } = open(found({ item: { ...margherita, stock: 5 } }));
  await user.type(await screen.findByLabelText(/^Name\b/), '!');
  expect(screen.queryByLabelText('Bestand')).toBeNull();
  wire.now(answered);
  await save(user);
  await waitFor(() => expect(wire.calls(productApi.save)).toHaveLength(1));
  expect(wire.calls(productApi.save)[0]?.body).not.toHaveProperty('stock');
});

test('a variant is reported sold out beside the form, and one that is says so', async () => {
  const variants = [variantLike(1, 'klein', 750), { ...variantLike(2, 'groß', 950), isSoldOut: true }];
  const item = { ...margherita, hasVariants: true, priceCents: 750 };
  const { wire, user } = open(found({ item, options: { ...found().options, variants } }));
  expect(await screen.findByRole('button', { name: 'groß: Wieder im Verkauf' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'klein: Sprachen, Pfand, Aktion' }));
  wire.now(answering(optionApi.markVariantSoldOut, {}));
  await user.click(screen.getByRole('button', { name: 'klein: Heute ausverkauft' }));
  await waitFor(() => expect(wire.calls(optionApi.markVariantSoldOut)[0]?.body).toMatchObject({ soldOut: 'tomorrow' }));
  expect(wire.calls(productApi.save)).toHaveLength(0);
});

test('where there are several categories, one is asked for', async () => {
  const wire = fakeWire(answering(extraApi.list, { groups: [] }));
  renderScreen(<ProductForm item={null} categoryId="" categories={[pizza, { ...pizza, id: idOf(3) }]} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Name\b/), 'Funghi');
  await user.type(screen.getByLabelText(/^Preis/), '9');
  await user.click(screen.getByRole('button', { name: 'Artikel anlegen' }));
  const field = screen.getByRole('combobox', { name: /^Kategorie/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('alert').textContent).toContain('Kategorie');
  expect(wire.calls(productApi.add)).toHaveLength(0);
});
