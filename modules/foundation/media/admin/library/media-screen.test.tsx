import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mediaApi } from '../../contract.ts';
import { stockApi } from '../../contract-stock.ts';
import { assetNamed, emptyShelves, nothingElse } from '../asset.for-tests.ts';
import { MediaScreen } from './media-screen.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
});

const terrace = assetNamed('Terrasse');
const folder = { id: crypto.randomUUID(), name: 'Sommer', count: 1 };
const uses = [{ assetId: terrace.id, label: 'Startseite', link: '/admin/website' }];

function show(at: string, found = { asset: terrace, uses: [] as typeof uses, canSuggestAlt: false }) {
  const wire = fakeWire(
    answering(mediaApi.list, { assets: [terrace], ...nothingElse, uses: [{ assetId: terrace.id, count: 2 }] }),
    answering(mediaApi.shelves, { ...emptyShelves, folders: [folder], tags: [{ tag: 'Abend', count: 3 }] }),
    answering(stockApi.providers, { providers: [] }),
    answering(mediaApi.find, found),
    answering(mediaApi.save, terrace),
    answering(mediaApi.suggestAlt, { text: 'Gedeckte Tische unter Bäumen' }),
  );
  return { wire, ...renderScreen(<MediaScreen />, { path: '/admin/media/:id?', at }) };
}

test('the address says what is looked for; a picture that nobody described is marked', async () => {
  const { wire } = show(`/admin/media?q=abend&folder=${folder.id}&kind=picture&tag=Abend&alt=missing`);
  const tile = await screen.findByRole('link', { name: /Terrasse/ });
  expect(tile.textContent).toContain('Beschreibung fehlt');
  expect(tile.textContent).toContain('an 2 Stellen verwendet');
  const { query } = wire.calls(mediaApi.list)[0]!;
  expect(Object.fromEntries(query)).toEqual({
    search: 'abend',
    folder: folder.id,
    kind: 'picture',
    tag: 'Abend',
    alt: 'missing',
  });
});

test('the description is asked for, and what matters most is moved by the keyboard', async () => {
  const { wire } = show(`/admin/media/${terrace.id}`);
  await screen.findByText(/Beschreiben Sie das Bild in einem Satz/);
  (await screen.findByRole('button', { name: /Bildmitte bei 50\u00a0% von links/ })).focus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  await userEvent.type(screen.getByLabelText('Bildbeschreibung'), 'Tisch unter Linden');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(wire.calls(mediaApi.save).length).toBe(1));
  expect(wire.calls(mediaApi.save)[0]!.body).toMatchObject({
    asset: { focus: { x: 480, y: 600 }, alt: { de: 'Tisch unter Linden' } },
    version: 1,
  });
});

test('what a page shows says where, and cannot be deleted', async () => {
  show(`/admin/media/${terrace.id}`, { asset: terrace, uses, canSuggestAlt: false });
  expect((await screen.findByRole('link', { name: 'Startseite' })).getAttribute('href')).toBe('/admin/website');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Löschen' }).disabled).toBe(true);
});

test('a suggested description stands in the field, and is saved by whoever has read it', async () => {
  const { wire } = show(`/admin/media/${terrace.id}`, { asset: terrace, uses: [], canSuggestAlt: true });
  await userEvent.click(await screen.findByRole('button', { name: /mit KI/ }));
  await waitFor(() =>
    expect(screen.getByLabelText('Bildbeschreibung')).toHaveProperty('value', 'Gedeckte Tische unter Bäumen'),
  );
  expect(wire.calls(mediaApi.save)).toHaveLength(0);
});
