import { expect, test } from 'vitest';
import { whyNotImage } from './image-check.ts';

const MOST_BYTES = 5_000_000;

const cases = [
  ['takes a photo', { type: 'image/jpeg', size: 2_000_000 }, null],
  ['takes the largest there may be', { type: 'image/avif', size: MOST_BYTES }, null],
  ['refuses a byte more', { type: 'image/png', size: MOST_BYTES + 1 }, 'too_large'],
  ['refuses a drawing with code in it', { type: 'image/svg+xml', size: 900 }, 'not_an_image'],
  ['refuses a document', { type: 'application/pdf', size: 900 }, 'not_an_image'],
  ['refuses what has no type', { type: '', size: 900 }, 'not_an_image'],
] as const;

for (const [name, file, expected] of cases) {
  test(`an image field ${name}`, () => expect(whyNotImage(file, MOST_BYTES)).toBe(expected));
}
