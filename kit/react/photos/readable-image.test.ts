import { afterEach, expect, test, vi } from 'vitest';
import { isHeic, readableImage } from './readable-image.ts';

afterEach(() => vi.unstubAllGlobals());

const files = [
  ['IMG_1.HEIC', 'image/heic', true],
  ['IMG_1.heif', '', true],
  ['IMG_1.heic', 'image/jpeg', false],
  ['heic.png', 'image/png', false],
  ['notes.txt', '', false],
] as const;
for (const [name, type, expected] of files) {
  test(`${name} of ${type || 'no type'} is ${expected ? '' : 'not '}HEIC`, () =>
    expect(isHeic({ name, type })).toBe(expected));
}

test('what is not HEIC goes as it is', async () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  expect(await readableImage(file)).toBe(file);
});

test('HEIC that the browser cannot read is none', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unsupported')));
  expect(await readableImage(new File(['x'], 'a.heic', { type: 'image/heic' }))).toBeNull();
});
