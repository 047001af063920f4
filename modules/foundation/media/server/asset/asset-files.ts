import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { type ImageLimits, type ReencodeOutcome, reencodeImage } from '@fachwerk/server/images';
import { type Crop, MEDIA_MOST_BYTES, type MediaKind, mediaProblems } from '../../contract.ts';
import { isPdf } from '../../rules/file.ts';
import { croppedArea, drawnWidths } from '../../rules/picture.ts';
import { documentKey, jpegKey, masterKeyOf, sizeKey } from './asset-keys.ts';

const problem = problemsOf(mediaProblems);

const MOST_PIXELS = 60_000_000;
/** The side of the largest picture that is kept: a screen of 2560 px filled once, and room for a crop. */
const MASTER_SIDE = 2560;
const MASTER_QUALITY_PERCENT = 92;
const MOST_JPEG_WIDTH = 1280;

type Written = { readonly key: string; readonly bytes: Uint8Array; readonly type: string };

/** What was written for an asset; `keys` are all of its files. */
export type StoredFiles = {
  readonly kind: MediaKind;
  readonly masterKey: string;
  readonly keys: readonly string[];
  readonly bytes: number;
} & Drawn;

type Drawn = {
  readonly fileKey: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly masterWidth: number | null;
  readonly masterHeight: number | null;
};

/** Draws a picture anew and stores its sizes, or stores a PDF as it is: it is only ever handed out as a download. */
export async function storeFile(ctx: CompanyCtx, upload: Upload | Blob): Promise<StoredFiles> {
  const bytes = upload instanceof Blob ? await upload.bytes() : upload.bytes;
  if (bytes.length > MEDIA_MOST_BYTES) throw problem('media.too_large');
  if (isPdf(bytes)) return storeDocument(ctx, bytes);
  const [master] = imagesOf(
    await reencodeImage(bytes, {
      maxBytes: MEDIA_MOST_BYTES,
      maxPixels: MOST_PIXELS,
      sizes: [{ inside: { width: MASTER_SIDE, height: MASTER_SIDE }, qualityPercent: MASTER_QUALITY_PERCENT }],
    }),
  );
  const masterKey = masterKeyOf(newKey(ctx));
  const sizes = await drawSizes(ctx, master!, null);
  const written: Written[] = [{ key: masterKey, ...master! }, ...sizes.files];
  await writeAll(ctx, written);
  return { kind: 'picture', masterKey, ...sizes.drawn, ...sumOf(written) };
}

type KeptPicture = Pick<StoredFiles, 'masterKey' | 'masterWidth' | 'masterHeight'>;

/** Draws the sizes once more from the picture that is kept; that one stays as it is. */
export async function storeCrop(ctx: CompanyCtx, of: KeptPicture, crop: Crop | null) {
  const master = await ctx.app.files.find(of.masterKey);
  if (!master || !of.masterWidth || !of.masterHeight) throw problem('media.not_a_picture');
  const sizes = await drawSizes(ctx, { bytes: master.bytes, width: of.masterWidth, height: of.masterHeight }, crop);
  await writeAll(ctx, sizes.files);
  const { keys, bytes } = sumOf(sizes.files);
  return { ...sizes.drawn, keys, bytes: bytes + master.bytes.length };
}

export async function removeFiles({ app: { files } }: WorkCtx, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => files.remove(key)));
}

async function storeDocument(ctx: CompanyCtx, bytes: Uint8Array): Promise<StoredFiles> {
  const masterKey = documentKey(newKey(ctx));
  const written = [{ key: masterKey, bytes, type: 'application/pdf' }];
  await writeAll(ctx, written);
  const drawn = { fileKey: null, width: null, height: null, masterWidth: null, masterHeight: null };
  return { kind: 'document', masterKey, ...drawn, ...sumOf(written) };
}

type Master = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

async function drawSizes(ctx: CompanyCtx, master: Master, crop: Crop | null) {
  const area = crop ? croppedArea(crop, master) : undefined;
  const { width, height } = area ?? master;
  const fileKey = newKey(ctx);
  const wanted = [
    ...drawnWidths(width).flatMap((each) => [
      { key: sizeKey(fileKey, each, 'avif'), inside: { width: each }, type: 'image/avif' as const },
      { key: sizeKey(fileKey, each, 'webp'), inside: { width: each }, type: 'image/webp' as const },
    ]),
    { key: jpegKey(fileKey), inside: { width: MOST_JPEG_WIDTH }, type: 'image/jpeg' as const },
  ];
  const images = imagesOf(await reencodeImage(master.bytes, { ...sizesOf(wanted), area }));
  const files = wanted.map(({ key }, at) => ({ ...images[at]!, key }));
  return { files, drawn: { fileKey, width, height, masterWidth: master.width, masterHeight: master.height } };
}

/** Of what is our own, nothing is too large. */
function sizesOf(sizes: ImageLimits['sizes']): ImageLimits {
  return { maxBytes: Number.POSITIVE_INFINITY, maxPixels: MASTER_SIDE * MASTER_SIDE, sizes };
}

function imagesOf({ images, refusal }: ReencodeOutcome) {
  if (refusal) throw problem(refusal === 'not_an_image' ? 'media.not_taken' : `media.${refusal}`);
  return images;
}

const newKey = (ctx: CompanyCtx) => `${ctx.companyId}/${ctx.newSecret(16)}`;

async function writeAll(ctx: CompanyCtx, files: readonly Written[]): Promise<void> {
  try {
    await Promise.all(files.map(({ key, bytes, type }) => ctx.app.files.save(key, { bytes, type })));
  } catch (error) {
    await removeFiles(
      ctx,
      files.map(({ key }) => key),
    );
    throw error;
  }
}

function sumOf(files: readonly Written[]) {
  return { keys: files.map(({ key }) => key), bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) };
}
