export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif';

/** Judged by the first bytes alone: neither the name nor the declared type of an upload says anything. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp';
  if (textAt(bytes, 4) === 'ftyp' && brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'avif';
  return null;
}

/** The first box of the container lists its brands: a major brand, a version, then compatible brands. */
function brandsOf(bytes: Uint8Array): string[] {
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), bytes.length, 256);
  const brands = [textAt(bytes, 8)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(textAt(bytes, at));
  return brands;
}

const startsWith = (bytes: Uint8Array, at: number, expected: readonly number[]) =>
  expected.every((byte, i) => bytes[at + i] === byte);

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
