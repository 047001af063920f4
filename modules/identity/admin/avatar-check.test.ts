import { expect, test } from 'vitest';
import { AVATAR_MOST_BYTES } from '../contract.ts';
import { whyNotAvatar } from './avatar-check.ts';

const cases = [
  ['takes a photo', { type: 'image/jpeg', size: 2_000_000 }, null],
  ['takes the largest there may be', { type: 'image/avif', size: AVATAR_MOST_BYTES }, null],
  ['refuses a byte more', { type: 'image/png', size: AVATAR_MOST_BYTES + 1 }, 'avatar.too_large'],
  ['refuses a drawing with code in it', { type: 'image/svg+xml', size: 900 }, 'avatar.not_an_image'],
  ['refuses a document', { type: 'application/pdf', size: 900 }, 'avatar.not_an_image'],
  ['refuses what has no type', { type: '', size: 900 }, 'avatar.not_an_image'],
] as const;

for (const [name, file, expected] of cases) {
  test(`an avatar field ${name}`, () => expect(whyNotAvatar(file)).toBe(expected));
}
