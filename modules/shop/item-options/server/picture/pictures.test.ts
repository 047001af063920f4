import { itemApi } from '@fachwerk/catalog/contract';
import { addCategory, addItem } from '@fachwerk/catalog/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureApi } from '../../contract-picture.ts';
import { named } from '../../rules/offer.for-tests.ts';
import { findOffers } from '../offer/find-offers.ts';
import { openOptions, type TestOptions } from '../options.for-tests.ts';
import { findCategoryPictures } from './category-pictures.ts';

let at: TestOptions;
beforeAll(async () => {
  at = await openOptions();
});
afterAll(() => at.app.close());

const fileOf = (address: string) => at.app.app.files.find(address.replace('/api/files/', ''));
const upload = async (background: string) => ({
  name: 'pizza.jpg',
  type: 'image/jpeg',
  bytes: await sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const add = async (itemId: string, background = 'teal', company = at.bella) =>
  at.boss(company).call(pictureApi.add, { uploadId: crypto.randomUUID(), itemId, image: await upload(background) });

test('a picture is drawn anew in three widths and as JPEG, and customers find it', async () => {
  const itemId = await addItem(at.inside());
  const { body } = await add(itemId);
  const addresses = [...body.sources.map(({ url }) => url), body.jpeg];
  const shapes = await Promise.all(
    addresses.map(async (address) => {
      const { width, height, format } = await sharp((await fileOf(address))!.bytes).metadata();
      return [width, height, format];
    }),
  );
  expect(shapes).toEqual([
    [320, 240, 'webp'],
    [640, 480, 'webp'],
    [1280, 960, 'webp'],
    [1280, 960, 'jpeg'],
  ]);
  expect((await findOffers(at.inside(), [itemId]))[0]!.pictures).toEqual([body]);
});

test('pictures change places and get texts; one that is left out goes with its files, unless a copy shows them', async () => {
  const itemId = await addItem(at.inside());
  const [first, second] = [(await add(itemId)).body, (await add(itemId, 'red')).body];
  const saved = await at.boss().call(pictureApi.save, {
    itemId,
    pictures: [
      { id: second.id, alt: named('Von oben') },
      { id: first.id, alt: named('') },
    ],
  });
  expect(saved.body.pictures.map(({ id, alt }) => [id, alt.de])).toEqual([
    [second.id, 'Von oben'],
    [first.id, ''],
  ]);
  const copy = (await at.boss().call(itemApi.copy, { id: itemId })).body;
  const leave = async (of: string) => {
    const { pictures } = (await at.boss().call(pictureApi.listOfItem, { itemId: of })).body;
    await at.boss().call(pictureApi.save, { itemId: of, pictures: pictures.slice(0, 1) });
    await at.app.runJobs();
    return (await fileOf(first.jpeg)) !== undefined;
  };
  expect(await leave(itemId)).toBe(true);
  expect(await leave(copy.id)).toBe(false);
  expect(await fileOf(second.jpeg)).toBeDefined();
});

test('what is no picture is refused and leaves nothing; another company finds nothing', async () => {
  const itemId = await addItem(at.inside());
  const image = { name: 'x.png', type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
  const refused = await at.boss().call(pictureApi.add, { uploadId: crypto.randomUUID(), itemId, image });
  expect([refused.status, refused.body.code]).toEqual([422, 'picture.not_an_image']);
  const { id } = (await add(itemId)).body;
  expect((await add(itemId, 'teal', at.other)).status).toBe(404);
  const them = at.boss(at.other);
  expect((await them.call(pictureApi.save, { itemId, pictures: [] })).status).toBe(404);
  expect((await them.call(pictureApi.listOfItem, { itemId })).body.pictures).toEqual([]);
  const theirs = await addItem(at.inside(at.other));
  const foreign = await them.call(pictureApi.save, { itemId: theirs, pictures: [{ id, alt: {} }] });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'picture.unknown']);
});

test('a category has one picture', async () => {
  const categoryId = await addCategory(at.inside());
  const put = async (background: string) =>
    at.boss().call(pictureApi.saveOfCategory, { categoryId, image: await upload(background) });
  await put('teal');
  const first = (await findCategoryPictures(at.inside())).get(categoryId)!;
  await put('red');
  const { pictures } = (await at.boss().call(pictureApi.listOfCategories, {})).body;
  expect(pictures.map((each) => each.categoryId)).toEqual([categoryId]);
  await at.app.runJobs();
  expect([await fileOf(first.jpeg), await fileOf(pictures[0]!.picture.jpeg)]).toEqual([undefined, expect.anything()]);
  await at.boss().call(pictureApi.saveOfCategory, { categoryId });
  expect(await findCategoryPictures(at.inside())).toEqual(new Map());
  expect((await at.boss(at.other).call(pictureApi.saveOfCategory, { categoryId })).status).toBe(404);
});
