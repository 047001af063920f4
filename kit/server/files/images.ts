import type { Sharp } from 'sharp';
import { type ImageType, imageTypeOf } from './image-type.ts';

type ImageKind = 'image/webp' | 'image/jpeg' | 'image/avif' | 'image/png';

/** How a size is written; WebP at the usual quality unless something else is asked for. */
type Encoding = { readonly type?: ImageKind; readonly qualityPercent?: number };

/** A square by its side, or a picture by both; what does not fit is cropped away around the middle. `inside` keeps the shape and never grows. */
type ImageSize =
  | number
  | (Encoding & { readonly width: number; readonly height: number })
  | (Encoding & { readonly inside: { readonly width: number; readonly height?: number } });

type ImageArea = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type ImageLimits = {
  readonly maxBytes: number;
  readonly maxPixels: number;
  readonly sizes: readonly ImageSize[];
  /** Crops to this area, in pixels of the upright picture. */
  readonly area?: ImageArea | undefined;
};

type ImageRefusal = 'too_large' | 'not_an_image' | 'too_many_pixels';

/** Made by us from the pixels alone: nothing of the uploaded file is in it. */
type Reencoded = {
  readonly bytes: Uint8Array;
  readonly type: ImageKind;
  readonly width: number;
  readonly height: number;
};

export type ReencodeOutcome =
  | { readonly images: readonly Reencoded[]; readonly refusal?: undefined }
  | { readonly refusal: ImageRefusal; readonly images?: undefined };

/** Pictures that are worked on at once. Others wait, so that an upload takes at most this many threads from everybody else. */
const MOST_AT_ONCE = 2;
const LONGEST_SECONDS = 10;
const QUALITY_PERCENT = 82;
/** Looks as good as the others at 82. */
const AVIF_QUALITY_PERCENT = 58;
/** Half a second for a large picture instead of many, for the same bytes. */
const AVIF_EFFORT = 1;

/** Re-encodes an uploaded picture, once per size; drops metadata, further frames and everything else in the file. */
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
      for (const size of limits.sizes) images.push(await drawn(open(), size, limits.area));
      return { images };
    } catch {
      // Decoding decides: what the library cannot decode is not a picture, and its error is of no use to people.
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

async function drawn(image: Sharp, size: ImageSize, area?: ImageArea): Promise<Reencoded> {
  const { type = 'image/webp', qualityPercent }: Encoding = typeof size === 'number' ? {} : size;
  const upright = image.autoOrient();
  const shaped = resized(area ? upright.extract(area) : upright, size);
  const { data, info } = await ENCODERS[type](shaped, qualityPercent).toBuffer({ resolveWithObject: true });
  return { type, bytes: data, width: info.width, height: info.height };
}

function resized(image: Sharp, size: ImageSize): Sharp {
  if (typeof size === 'number') return image.resize(size, size, { fit: 'cover' });
  if ('inside' in size) return image.resize({ ...size.inside, fit: 'inside', withoutEnlargement: true });
  return image.resize(size.width, size.height, { fit: 'cover' });
}

const ENCODERS: Readonly<Record<ImageKind, (image: Sharp, qualityPercent?: number) => Sharp>> = {
  'image/webp': (image, quality = QUALITY_PERCENT) => image.webp({ quality }),
  'image/avif': (image, quality = AVIF_QUALITY_PERCENT) => image.avif({ quality, effort: AVIF_EFFORT }),
  'image/png': (image) => image.png({ compressionLevel: 9 }),
  // JPEG knows nothing of what shines through.
  'image/jpeg': (image, quality = QUALITY_PERCENT) => image.flatten({ background: '#ffffff' }).jpeg({ quality }),
};

let running = 0;
const waiting: (() => void)[] = [];

/** Waits until there is a place for another picture. */
export async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    // The slot is handed over directly, so that no newcomer takes it in between.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
