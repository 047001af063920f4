import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { mediaApi } from '../../contract.ts';
import { stockApi } from '../../contract-stock.ts';
import { assetNamed, emptyShelves, nothingElse } from '../asset.for-tests.ts';
import { MediaField } from './media-field.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
});

const terrace = assetNamed('Terrasse');

function Field() {
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <MediaField label="Bild" value={id} onChange={setId} />
      <output>{id ?? 'keins'}</output>
    </>
  );
}

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const filesInput = () => document.querySelector<HTMLInputElement>('input[type=file][multiple]')!;
const wire = () =>
  fakeWire(
    answering(mediaApi.list, { assets: [terrace], ...nothingElse }),
    answering(mediaApi.shelves, emptyShelves),
    answering(stockApi.providers, { providers: [] }),
    answering(mediaApi.find, { asset: terrace, uses: [], canSuggestAlt: false }),
    answering(mediaApi.upload, assetNamed('Garten')),
  );

test('a picture is chosen out of the library, and taken out again', async () => {
  wire();
  renderScreen(<Field />);
  await userEvent.click(await screen.findByRole('button', { name: 'Bild: Bild wählen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Terrasse' }));
  expect(screen.getByRole('status').textContent).toBe(terrace.id);
  await userEvent.click(await screen.findByRole('button', { name: 'Entfernen' }));
  expect(screen.getByRole('status').textContent).toBe('keins');
});

test('what is uploaded says how far it is; what the network lost is tried again as the same file', async () => {
  const sent = wire();
  sent.now(refusing(mediaApi.upload, 503, 'server.busy', 'Gerade ist viel los.'));
  renderScreen(<Field />);
  await userEvent.click(await screen.findByRole('button', { name: 'Bild: Bild wählen' }));
  await screen.findByRole('button', { name: 'Terrasse' });
  await userEvent.upload(filesInput(), [file('garten.jpg'), file('karte.svg', 'image/svg+xml')], {
    applyAccept: false,
  });
  await screen.findByText(/lässt sich nicht öffnen/);
  await screen.findByText('Gerade ist viel los.');
  sent.now(answering(mediaApi.upload, assetNamed('Garten')));
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen: garten.jpg' }));
  await screen.findByText('1 von 2 fertig');
  const tries = sent.calls(mediaApi.upload).map(({ body }) => (body as FormData).get('uploadId'));
  await waitFor(() => expect([tries.length, new Set(tries).size]).toEqual([2, 1]));
});

test('a free photo is looked for, taken with its author, and chosen', async () => {
  const sent = wire();
  const photo = {
    id: '4711',
    name: 'Tisch',
    author: 'Ada Farbe',
    licence: 'Pexels License',
    source: '',
    preview: 'data:,',
  };
  sent.now(
    answering(stockApi.providers, { providers: ['pexels'] }),
    answering(stockApi.search, { photos: [photo], hasMore: false }),
    answering(stockApi.take, terrace),
  );
  renderScreen(<Field />);
  await userEvent.click(await screen.findByRole('button', { name: 'Bild: Bild wählen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Freie Fotos' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Motiv' }), 'Garten{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Tisch von Ada Farbe übernehmen' }));
  await waitFor(() => expect(screen.getByText(terrace.id)).toBeTruthy());
  expect(sent.calls(stockApi.take)[0]!.body).toMatchObject({ provider: 'pexels', photoId: '4711' });
});
