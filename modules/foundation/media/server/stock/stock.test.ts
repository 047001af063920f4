import { readdir } from 'node:fs/promises';
import type { App } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockApi } from '../../contract-stock.ts';
import { openMedia, type TestMedia } from '../media.for-tests.ts';
import { OWN_PICTURES } from './own-pictures.ts';
import { openStockFake } from './stock-fake.for-tests.ts';

let at: TestMedia;
let fake: Awaited<ReturnType<typeof openStockFake>>;
let app: { -readonly [Name in keyof App]: App[Name] };
beforeAll(async () => {
  [at, fake] = await Promise.all([openMedia(), openStockFake()]);
  app = at.app.app;
  app.outbound = fake.outbound;
  app.accounts = { mediaStock: { pexels: 'px-key', unsplash: 'us-key', openverse: 'on' } };
});
afterAll(async () => {
  fake.close();
  await at.app.close();
});
beforeEach(() => {
  fake.asked.length = 0;
  fake.answers.clear();
});

const pexelsPhoto = {
  id: 4711,
  url: 'https://www.pexels.com/photo/4711/',
  photographer: 'Ada Farbe',
  alt: 'A table below trees',
  src: { large2x: 'https://images.pexels.com/4711.jpg', tiny: 'https://images.pexels.com/4711.jpg?w=200' },
};
const unsplashPhoto = {
  id: 'u-1',
  alt_description: null,
  urls: { raw: 'https://images.unsplash.com/u-1?ixid=1', small: 'https://images.unsplash.com/u-1?w=400' },
  links: { html: 'https://unsplash.com/photos/u-1', download_location: 'https://api.unsplash.com/photos/u-1/download' },
  user: { name: 'Bo Licht' },
};
const openverseId = newId();
const openversePhoto = {
  id: openverseId,
  title: 'Linden',
  creator: 'Cy Blatt',
  license: 'by-sa',
  license_version: '4.0',
  foreign_landing_url: 'https://commons.wikimedia.org/linden',
};

const providers = [
  {
    provider: 'pexels',
    photoId: '4711',
    answers: {
      'api.pexels.com/v1/search': { photos: [pexelsPhoto], next_page: 'https://x' },
      'api.pexels.com/v1/photos/4711': pexelsPhoto,
    },
    expected: { author: 'Ada Farbe', licence: 'Pexels License', source: pexelsPhoto.url },
    key: 'px-key',
  },
  {
    provider: 'unsplash',
    photoId: 'u-1',
    answers: {
      'api.unsplash.com/search/photos': { total_pages: 2, results: [unsplashPhoto] },
      'api.unsplash.com/photos/u-1': unsplashPhoto,
      'api.unsplash.com/photos/u-1/download': { url: 'https://images.unsplash.com/u-1' },
    },
    expected: { author: 'Bo Licht', licence: 'Unsplash License', source: unsplashPhoto.links.html },
    key: 'Client-ID us-key',
  },
  {
    provider: 'openverse',
    photoId: openverseId,
    answers: {
      'api.openverse.org/v1/images/': { page_count: 2, results: [openversePhoto] },
      [`api.openverse.org/v1/images/${openverseId}/`]: openversePhoto,
    },
    expected: { author: 'Cy Blatt', licence: 'CC BY-SA 4.0', source: openversePhoto.foreign_landing_url },
    key: undefined,
  },
] as const;

for (const { provider, photoId, answers, expected, key } of providers) {
  test(`a photo of ${provider} is found and taken with author and licence, and only the provider hears the key`, async () => {
    for (const [path, answer] of Object.entries(answers)) fake.answers.set(path, answer);
    const found = (await at.editor().call(stockApi.search, { provider, search: 'Garten & Tisch', page: 1 })).body;
    expect([found.photos, found.hasMore]).toEqual([
      [
        {
          ...expected,
          id: photoId,
          name: expect.any(String),
          preview: expect.stringMatching(/^data:image\/webp;base64,/),
        },
      ],
      true,
    ]);
    const uploadId = newId();
    const take = async () => (await at.editor().call(stockApi.take, { uploadId, provider, photoId })).body;
    const asset = await take();
    expect([asset.credit, asset.picture!.width]).toEqual([expected, 600]);
    expect((await take()).id).toBe(asset.id);
    const heard = new Set(
      fake.asked
        .filter(({ authorization }) => authorization)
        .map(({ host, authorization }) => `${host} ${authorization}`),
    );
    expect([...heard]).toEqual(key ? [`api.${provider}.com ${key}`] : []);
    if (provider === 'unsplash') expect(fake.asked.map(({ url }) => url)).toContain('/photos/u-1/download');
  });
}

test('nobody but the provider is asked, whatever its answer says', async () => {
  const elsewhere = { ...pexelsPhoto, src: { ...pexelsPhoto.src, large2x: 'https://images.evil.example/x.jpg' } };
  fake.answers.set('api.pexels.com/v1/photos/4711', elsewhere);
  const take = () => at.editor().call(stockApi.take, { uploadId: newId(), provider: 'pexels', photoId: '4711' });
  expect((await take()).body.code).toBe('media_stock.unreachable');
  fake.answers.set('api.pexels.com/v1/photos/4711', 'https://evil.example/v1/photos/4711');
  expect((await take()).body.code).toBe('media_stock.unreachable');
  fake.answers.set('api.pexels.com/v1/photos/4711', { id: 'another shape' });
  expect((await take()).body.code).toBe('media_stock.unreachable');
  fake.answers.clear();
  expect((await take()).body.code).toBe('media_stock.unknown');
  expect(new Set(fake.asked.map(({ host }) => host))).toEqual(new Set(['api.pexels.com']));
});

test('without a key a provider is not there', async () => {
  app.accounts = { mediaStock: { openverse: 'on' } };
  expect((await at.editor().call(stockApi.providers, {})).body.providers).toEqual(['own', 'openverse']);
  const search = await at.editor().call(stockApi.search, { provider: 'pexels', search: 'x', page: 1 });
  expect([search.status, search.body.code, fake.asked]).toEqual([404, 'media_stock.off', []]);
});

test('the pictures of the house are always there, and need no network', async () => {
  const call = at.editor().call;
  const all = (await call(stockApi.search, { provider: 'own', search: '', page: 1 })).body.photos;
  const cup = (await call(stockApi.search, { provider: 'own', search: 'tasse KAFFEE', page: 1 })).body.photos;
  expect(cup.map(({ id }) => id)).toEqual(['mug']);
  expect(all).toContainEqual(cup[0]);
  const uploadId = newId();
  const take = async () => (await call(stockApi.take, { uploadId, provider: 'own', photoId: 'mug' })).body;
  const taken = await take();
  expect(taken.alt.it).toContain('Tazza');
  expect([taken.focus, taken.tags, taken.credit.author]).toEqual([{ x: 480, y: 520 }, ['Ware', 'Tasse', 'Café'], '']);
  expect((await take()).id).toBe(taken.id);
  expect((await call(stockApi.take, { uploadId: newId(), provider: 'own', photoId: 'nothing' })).body.code).toBe(
    'media_stock.unknown',
  );
  expect(fake.asked).toEqual([]);
});

test('every picture of the house is listed with a text, and every one that is listed is there', async () => {
  const files = (await readdir(new URL('../../pictures/', import.meta.url))).filter((file) => file.endsWith('.webp'));
  expect(OWN_PICTURES.map(({ name }) => `${name}.webp`).sort()).toEqual(files.sort());
  for (const { alt } of OWN_PICTURES) expect(Object.values(alt).filter(Boolean)).toHaveLength(4);
});
