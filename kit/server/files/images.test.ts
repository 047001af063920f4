import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ImageLimits, reencodeImage } from './images.ts';

const limits: ImageLimits = { maxBytes: 5_000_000, maxPixels: 1_000_000, sizes: [64, 256] };

function picture(width = 300, height = 200) {
  return sharp({ create: { width, height, channels: 3, background: '#b4532a' } });
}

const refusalOf = async (bytes: Uint8Array, own: Partial<ImageLimits> = {}) =>
  (await reencodeImage(bytes, { ...limits, ...own })).refusal;

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s becomes WebP squares', async (format) => {
  const { images } = await reencodeImage(await picture().toFormat(format).toBuffer(), limits);
  const facts = await Promise.all(images!.map(({ bytes }) => sharp(bytes).metadata()));
  expect(facts.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 64, 64],
    ['webp', 256, 256],
  ]);
});

test('a size may be a rectangle', async () => {
  const bytes = await picture().png().toBuffer();
  const { images } = await reencodeImage(bytes, { ...limits, sizes: [{ width: 120, height: 40 }] });
  expect(await sharp(images![0]!.bytes).metadata()).toMatchObject({ width: 120, height: 40 });
});

test('a size may keep the shape of the picture or of a part of it, and never makes it larger', async () => {
  const bytes = await picture(300, 200).png().toBuffer();
  const shapesOf = async (own: Partial<ImageLimits>) =>
    (await reencodeImage(bytes, { ...limits, ...own })).images!.map(({ type, width, height }) => [type, width, height]);
  const sizes = [{ inside: { width: 150 }, type: 'image/avif' as const }, { inside: { width: 600, height: 100 } }];
  expect([
    await shapesOf({ sizes }),
    await shapesOf({ sizes: [{ inside: { width: 600 } }], area: { left: 250, top: 0, width: 50, height: 200 } }),
  ]).toEqual([
    [
      ['image/avif', 150, 100],
      ['image/webp', 150, 100],
    ],
    [['image/webp', 50, 200]],
  ]);
});

test('a photo is turned the way it was taken, and tells nothing about where', async () => {
  const left = await sharp({ create: { width: 100, height: 200, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Artist: 'PLANTED' }, IFD3: { GPSLatitudeRef: 'N' } })
    // Orientation 6: what is stored left belongs to the top.
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { images } = await reencodeImage(photo, { ...limits, sizes: [10] });
  const facts = await sharp(images![0]!.bytes).metadata();
  expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const pixels = await sharp(images![0]!.bytes).removeAlpha().raw().toBuffer();
  const [top, bottom] = [pixels.subarray(15, 18), pixels.subarray(9 * 30 + 15, 9 * 30 + 18)];
  expect(top[2]! > 200 && top[0]! < 60).toBe(true);
  expect(bottom[0]! > 200 && bottom[2]! < 60).toBe(true);
});

test('an animation becomes its first frame', async () => {
  const frames = await Promise.all(
    ['red', 'lime'].map((background) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  const { images } = await reencodeImage(animated, { ...limits, sizes: [10] });
  expect((await sharp(images![0]!.bytes).metadata()).pages ?? 1).toBe(1);
  const [red, green] = await sharp(images![0]!.bytes).removeAlpha().raw().toBuffer();
  expect(red! > 200 && green! < 60).toBe(true);
});

test('what was hidden in a picture does not survive', async () => {
  const planted = Buffer.from('<script>alert("PLANTED")</script>PK\u0003\u0004');
  const { images } = await reencodeImage(Buffer.concat([await picture().jpeg().toBuffer(), planted]), limits);
  for (const { bytes } of images!) expect(Buffer.from(bytes).includes('PLANTED')).toBe(false);
});

const countIndependent: [string, Uint8Array | Promise<Uint8Array>][] = [
  ['nothing', new Uint8Array()],
  ['one byte', new Uint8Array([0xff])],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  ],
  ['a GIF', picture().gif().toBuffer()],
  ['a TIFF', picture().tiff().toBuffer()],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj')],
  [
    'a PDF that begins like a JPEG',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('%PDF-1.7 1 0 obj')]),
  ],
  [
    'an SVG after the first bytes of a PNG',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<svg/>')]),
  ],
  ['a GIF in the clothes of a WebP', Buffer.from('RIFF\x10\0\0\0WEBPGIF89a\0\0\0\0', 'latin1')],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
  ['an MP4 that names AVIF', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0avifmp42', 'latin1')],
];
test.each(countIndependent)('%s is not an image', async (_, bytes) => {
  expect(await refusalOf(await bytes)).toBe('not_an_image');
});

test('a file over the limit is not even looked at', async () => {
  const bytes = await picture().png().toBuffer();
  expect(await refusalOf(bytes, { maxBytes: bytes.length - 1 })).toBe('too_large');
  expect(await refusalOf(bytes, { maxBytes: bytes.length })).toBeUndefined();
});

test('a picture with too many pixels is refused', async () => {
  const bytes = await picture(1001, 1000).png().toBuffer();
  expect(await refusalOf(bytes)).toBe('too_many_pixels');
  expect(await refusalOf(bytes, { maxPixels: 1_001_000 })).toBeUndefined();
});

test('a decompression bomb is refused by its header', async () => {
  expect(await refusalOf(bombPng(60_000, 60_000))).toBe('too_many_pixels');
});

test('a bomb behind a small header is unpacked only as far as the header says', async () => {
  const lying = bombPng(60_000, 60_000, { claimedWidth: 10, claimedHeight: 10 });
  expect(await refusalOf(lying, { maxPixels: 100 })).toBeUndefined();
});

test('broken files of every kind get an answer, never an error', async () => {
  const whole = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif'] as const).map((f) => picture(40, 30).toFormat(f).toBuffer()),
  );
  const broken = fc
    .record({
      file: fc.constantFrom(...whole),
      keep: fc.double({ min: 0, max: 1, noNaN: true }),
      hits: fc.array(fc.record({ at: fc.nat(20_000), byte: fc.nat(255) }), { maxLength: 30 }),
    })
    .map(({ file, keep, hits }) => {
      const bytes = Buffer.from(file.subarray(0, Math.ceil(file.length * keep)));
      for (const { at, byte } of hits) if (bytes.length > 0) bytes[at % bytes.length] = byte;
      return bytes;
    });
  await fc.assert(
    fc.asyncProperty(broken, async (bytes) => {
      const { images, refusal } = await reencodeImage(bytes, { ...limits, sizes: [8] });
      if (refusal) return ['not_an_image', 'too_many_pixels'].includes(refusal);
      return (await sharp(images[0]!.bytes).metadata()).format === 'webp';
    }),
    { numRuns: 300 },
  );
});

test('many at once all get their turn', async () => {
  const bytes = await picture().jpeg().toBuffer();
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () => reencodeImage(bytes, { ...limits, sizes: [16] })),
  );
  expect(outcomes.every(({ images }) => images?.length === 1)).toBe(true);
});

/** A PNG whose rows are all zero, so that a few kilobytes unpack into gigabytes; the header may lie about the size. */
function bombPng(width: number, height: number, { claimedWidth = width, claimedHeight = height } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claimedWidth, 0);
  header.writeUInt32BE(claimedHeight, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(20_000_000), { level: 9 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
