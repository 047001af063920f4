import { addItem } from '@fachwerk/catalog/testing';
import type { App } from '@fachwerk/server/ctx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureApi } from '../../contract-picture.ts';
import { openOptions, type TestOptions } from '../options.for-tests.ts';
import { openPictureServer } from '../testing.ts';

let at: TestOptions;
let web: Awaited<ReturnType<typeof openPictureServer>>;
beforeAll(async () => {
  [at, web] = await Promise.all([openOptions(), openPictureServer()]);
  (at.app.app as { -readonly [Name in keyof App]: App[Name] }).outbound = web.outbound;
});
afterAll(async () => {
  web.close();
  await at.app.close();
});
beforeEach(() => {
  web.asked.length = 0;
});

const fetch = (itemId: string, address: string, uploadId = crypto.randomUUID(), company = at.bella) =>
  at.boss(company).call(pictureApi.fetch, { uploadId, itemId, address });
const stored = async (itemId: string) =>
  (await at.boss().call(pictureApi.listOfItem, { itemId })).body.pictures.map(({ id }) => id);

test('a picture is fetched from its address once and stored like an upload', async () => {
  const itemId = await addItem(at.inside());
  const uploadId = crypto.randomUUID();
  const { status, body } = await fetch(itemId, 'https://cdn.example/hemd.jpg', uploadId);
  expect([status, body.id, body.sources.length]).toEqual([200, uploadId, 3]);
  const again = await fetch(itemId, 'https://cdn.example/hemd.jpg');
  expect([again.body.id, await stored(itemId), web.asked]).toEqual([uploadId, [uploadId], ['cdn.example/hemd.jpg']]);
  await fetch(itemId, 'https://cdn.example/moved.jpg');
  expect((await stored(itemId)).length).toBe(2);
});

test.each([
  ['a private address', 'https://intern.example/x.jpg', 'outbound.refused', 0],
  ['an address of this machine', 'http://127.0.0.1/x.jpg', 'outbound.refused', 0],
  ['a redirect into the private network', 'https://cdn.example/inside.jpg', 'outbound.refused', 1],
  ['a page', 'https://cdn.example/page.html', 'picture.not_an_image', 1],
  ['a drawing of vectors', 'https://cdn.example/logo.svg', 'picture.not_an_image', 1],
  ['what is gone', 'https://cdn.example/gone.jpg', 'picture.not_there', 1],
  ['what is too large', 'https://cdn.example/large.jpg', 'picture.too_large', 1],
  ['no address at all', 'hemd.jpg', 'input.invalid', 0],
])('%s is refused and leaves nothing', async (_, address, code, calls) => {
  const itemId = await addItem(at.inside());
  const { body } = await fetch(itemId, address);
  expect([body.code, web.asked.length, await stored(itemId)]).toEqual([code, calls, []]);
});

test('two who fetch the same at once have it once; another company finds no item', async () => {
  const itemId = await addItem(at.inside());
  const both = await Promise.all([1, 2].map(() => fetch(itemId, 'https://cdn.example/hemd.jpg')));
  expect([new Set(both.map(({ body }) => body.id)).size, (await stored(itemId)).length]).toEqual([1, 1]);
  const other = await fetch(itemId, 'https://cdn.example/hemd.jpg', crypto.randomUUID(), at.other);
  expect([other.status, other.body.code]).toEqual([404, 'item.unknown']);
});
