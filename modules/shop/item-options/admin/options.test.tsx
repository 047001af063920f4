import type { Me } from '@fachwerk/auth/contract';
import type { Category } from '@fachwerk/catalog/contract-category';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ExtraGroup, extraApi } from '../contract-extra.ts';
import { pictureApi } from '../contract-picture.ts';
import { named } from '../rules/offer.for-tests.ts';
import { ExtrasScreen } from './extras/extras-screen.tsx';
import { CategoryPicture } from './pictures/category-picture.tsx';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

beforeEach(() => {
  const me = { id: idOf(1), language: 'de', capabilities: ['catalog.read', 'catalog.manage', 'catalog.stock'] };
  startSession('token-of-the-test', me as unknown as Me);
});
afterEach(cleanup);

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
