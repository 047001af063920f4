import { createHash } from 'node:crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { reencodeImage } from '@fachwerk/server/images';
import { addJobs } from '@fachwerk/server/jobs';
import type { MediaPicture } from '../../contract.ts';
import { copyOwnPictureJob } from './copy-own-picture.job.ts';
import { OWN_PICTURES, ownPictureFile, ownPictureId } from './own-pictures.ts';

/** Brings pictures of the house into the company's library, each once; unknown names bring nothing. Until they are there, pages show a drawing. */
export async function copyOwnPictures(ctx: CompanyCtx, names: readonly string[]): Promise<void> {
  const known = [...new Set(names)].filter((name) => ownPictureId(name));
  await addJobs(
    ctx,
    copyOwnPictureJob,
    known.map((picture) => ({ companyId: ctx.companyId, picture })),
  );
}

/** Files of the house belong to no company. */
const HOUSE = '00000000-0000-0000-0000-000000000000';
const SHOWN_WIDTHS = [640, 1280];
const LIMITS = { maxBytes: 20 * 1024 * 1024, maxPixels: 20_000_000 };

type Shown = Omit<MediaPicture, 'alt' | 'id' | 'name' | 'focus'>;

/** By file store and picture, the sizes that were drawn: each is drawn once. */
const drawn = new WeakMap<object, Map<string, Promise<Shown | undefined>>>();

/** A picture of the house as pages draw it, without any company having it; undefined while there is none of this name. */
export async function showOwnPicture(ctx: CompanyCtx, name: string): Promise<MediaPicture | undefined> {
  const listed = OWN_PICTURES.find((each) => each.name === name);
  const id = ownPictureId(name);
  if (!listed || !id) return undefined;
  const known = drawn.get(ctx.app.files) ?? new Map<string, Promise<Shown | undefined>>();
  drawn.set(ctx.app.files, known);
  const drawing = known.get(name) ?? drawSizes(ctx, name);
  known.set(name, drawing);
  const shown = await drawing.catch((error: unknown) => {
    known.delete(name);
    throw error;
  });
  const { alt, focus } = listed;
  const place = { x: Math.round(focus[0] * 1000), y: Math.round(focus[1] * 1000) };
  return shown && { id, name, alt, focus: place, ...shown };
}

async function drawSizes({ app: { files } }: CompanyCtx, name: string): Promise<Shown | undefined> {
  const bytes = await ownPictureFile(name);
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const sizes = SHOWN_WIDTHS.map((width) => ({ inside: { width } }));
  const { images } = await reencodeImage(bytes, { ...LIMITS, sizes });
  if (!images) return undefined;
  const sources = await Promise.all(
    images.map(async (image) => {
      const key = `${HOUSE}/own-${name}-${mark}-${image.width}.webp`;
      await files.save(key, image);
      return { width: image.width, webp: fileAddress(key), avif: fileAddress(key) };
    }),
  );
  const { width, height } = images.at(-1)!;
  return { width, height, sources, jpeg: sources.at(-1)!.webp, credit: { author: '', licence: '', source: '' } };
}
