import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationApi } from '../../contract.ts';
import { openLocations, pictureUpload, type TestLocations } from '../locations.for-tests.ts';

let at: TestLocations;
beforeAll(async () => {
  at = await openLocations();
});
afterAll(() => at.app.close());

const fileOf = (address: string) => at.app.app.files.find(address.replace('/api/files/', ''));

test('a picture is drawn anew in two sizes, without what the camera wrote into it', async () => {
  const location = await at.add(at.hamburg);
  const answer = await at
    .boss(at.city)
    .call(locationApi.savePreviewImage, { id: location.id, image: await pictureUpload() });
  expect(answer.status).toBe(200);
  const { small, large } = answer.body.previewImage!;
  expect(small).toContain(`/api/files/${at.hamburg.id}/`);
  const shapes = await Promise.all(
    [small, large].map(async (address) => {
      const file = (await fileOf(address))!;
      expect(Buffer.from(file.bytes).includes('secret-of-the-camera')).toBe(false);
      const { width, height, format, exif } = await sharp(file.bytes).metadata();
      return [width, height, format, exif];
    }),
  );
  expect(shapes).toEqual([
    [320, 180, 'webp', undefined],
    [1280, 720, 'webp', undefined],
  ]);
  // The form that is open meanwhile can still be saved.
  expect(answer.body.version).toBe(location.version);
  expect((await at.find(at.hamburg, location.id))!.previewImage).toEqual(answer.body.previewImage);
});

test('the old files go by a job, after the picture was replaced or taken away', async () => {
  const { id } = await at.add(at.city);
  const put = async () =>
    (await at.boss(at.city).call(locationApi.savePreviewImage, { id, image: await pictureUpload() })).body
      .previewImage!;
  const first = await put();
  const second = await put();
  expect(await fileOf(first.large)).toBeDefined();
  expect((await at.boss(at.city).call(locationApi.savePreviewImage, { id })).body.previewImage).toBeNull();
  await at.app.runJobs();
  for (const address of [first.small, first.large, second.small, second.large]) {
    expect(await fileOf(address)).toBeUndefined();
  }
  expect((await at.trailOf(at.city, 'location', id)).map(({ action }) => action)).toEqual([
    'location.image_removed',
    'location.image_changed',
    'location.image_changed',
    'location.added',
  ]);
});

test('what is no picture is refused and leaves nothing', async () => {
  const { id } = await at.add(at.city);
  const image = { name: 'x.png', type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
  const answer = await at.boss(at.city).call(locationApi.savePreviewImage, { id, image });
  expect([answer.status, answer.body.code]).toEqual([422, 'location_image.not_an_image']);
  expect((await at.find(at.city, id))!.previewImage).toBeNull();
});
