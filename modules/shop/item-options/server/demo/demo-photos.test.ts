import { readFileSync } from 'node:fs';
import { ownPicture } from '@fachwerk/media/facade-demo';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DISH_PHOTOS, GOODS_PHOTOS, MORE_PHOTOS, SALON_PHOTOS } from './demo-photos.ts';
import { DISHES, GLASSES, GOODS, SALON_PICTURES } from './demo-pictures.ts';
import { framed } from './demo-raster.ts';

const scenes = ['places', 'table'].flatMap((which) => {
  const file = new URL(`../../../../../pictures/list-${which}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).map(({ name }: { name: string }) => name);
});

test('every photograph the demo names is a scene, of an item that could be drawn as well', () => {
  const photos = [DISH_PHOTOS, GOODS_PHOTOS, SALON_PHOTOS, ...Object.values(MORE_PHOTOS)].flatMap(Object.values);
  expect(photos.filter((name) => !scenes.includes(name))).toEqual([]);
  const drawn = [DISHES, GLASSES, GOODS, SALON_PICTURES].flatMap(Object.keys);
  const items = [DISH_PHOTOS, GOODS_PHOTOS, SALON_PHOTOS].flatMap(Object.keys);
  expect(items.filter((item) => !drawn.includes(item))).toEqual([]);
});

test('one that is not finished is none; one that is gets cut to 4:3 around its subject', async () => {
  expect(ownPicture('unfinished')).toBeUndefined();
  const own = ownPicture('pizza-margherita')!;
  const { width, height } = await sharp(await framed(own)).metadata();
  expect([width, height]).toEqual([1280, 960]);
  const [left, right] = await Promise.all(
    [0, 1000].map(async (x) => framed({ ...own, focus: { x, y: 500 } }).then((frame) => sharp(frame).stats())),
  );
  expect(left!.channels[0]!.mean).not.toBeCloseTo(right!.channels[0]!.mean);
});
