import type { Sharp } from 'sharp';
import { type ImageType, imageTypeOf } from './image-type.ts';

/** A square by its side, or a picture by both; what does not fit is cropped away around the middle. */
type ImageSize = number | { readonly width: number; readonly height: number };

export type ImageLimits = {
  readonly maxBytes: number;
  readonly maxPixels: number;
  readonly sizes: readonly ImageSize[];
};

type ImageRefusal = 'too_large' | 'not_an_image' | 'too_many_pixels';

/** Made by us from the pixels alone: nothing of the uploaded file is in it. */
type Reencoded = { readonly bytes: Uint8Array; readonly type: 'image/webp' };

export type ReencodeOutcome =
  | { readonly images: readonly Reencoded[]; readonly refusal?: undefined }
  | { readonly refusal: ImageRefusal; readonly images?: undefined };

/** Pictures that are worked on at once. Others wait, so that an upload takes at most this many threads from everybody else. */
const MOST_AT_ONCE = 2;
const LONGEST_SECONDS = 10;
const QUALITY_PERCENT = 82;

/** Draws an uploaded picture anew as WebP, once per size; metadata, further frames and whatever else was in the file are gone. */
export async function reencodeImage(bytes: Uint8Array, limits: ImageLimits): Promise<ReencodeOutcome> {
  if (bytes.length > limits.maxBytes) return { refusal: 'too_large' };
  const type = imageTypeOf(bytes);
  if (!type) return { refusal: 'not_an_image' };
  return oneOfFew(async () => {
    const open = await opener(bytes, limits.maxPixels);
    const refusal = await whyNotDecode(open(), type, limits.maxPixels);
    if (refusal) return { refusal };
    try {
      const images: Reencoded[] = [];
      for (const size of limits.sizes) images.push({ type: 'image/webp', bytes: await drawn(open(), size) });
      return { images };
    } catch {
      // Decoding is the judgement: what the library cannot draw is not a picture, and its error says nothing a person could use.
      return { refusal: 'not_an_image' };
    }
  });
}

/** Loaded with the first picture: a server that never sees one starts quicker. */
async function opener(bytes: Uint8Array, maxPixels: number): Promise<() => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return () =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({ seconds: LONGEST_SECONDS });
}

/** Reads the header only: a bomb is refused before a single pixel is unpacked. */
async function whyNotDecode(image: Sharp, type: ImageType, maxPixels: number): Promise<ImageRefusal | null> {
  try {
    const { format, compression, width, height } = await image.metadata();
    const isWhatItSeems = type === 'avif' ? format === 'heif' && compression === 'av1' : format === type;
    if (!isWhatItSeems || !(width > 0) || !(height > 0)) return 'not_an_image';
    return width * height > maxPixels ? 'too_many_pixels' : null;
  } catch (error) {
    return String(error).includes('pixel limit') ? 'too_many_pixels' : 'not_an_image';
  }
}

async function drawn(image: Sharp, size: ImageSize): Promise<Uint8Array> {
  const { width, height } = typeof size === 'number' ? { width: size, height: size } : size;
  return image.autoOrient().resize(width, height, { fit: 'cover' }).webp({ quality: QUALITY_PERCENT }).toBuffer();
}

let running = 0;
const waiting: (() => void)[] = [];

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    // The place is handed on, not given back and taken again: nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
