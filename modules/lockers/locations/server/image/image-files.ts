import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { reencodeImage } from '@fachwerk/server/images';
import { IMAGE_MOST_BYTES, locationProblems, type StorageLocation } from '../../contract.ts';

const problem = problemsOf(locationProblems);

const MOST_PIXELS = 40_000_000;
/** For lists and cards, and for the head of a page; both 16:9. */
const SMALL = { width: 320, height: 180 };
const LARGE = { width: 1280, height: 720 };

const fileKey = (imageKey: string, { width }: { width: number }) => `${imageKey}-${width}.webp`;

/** Where the browser finds the two sizes. */
export function previewImageOf(imageKey: string | null): StorageLocation['previewImage'] {
  if (!imageKey) return null;
  return { small: fileAddress(fileKey(imageKey, SMALL)), large: fileAddress(fileKey(imageKey, LARGE)) };
}

/** Draws the picture anew in both sizes and stores them; answers their key. A new picture always has a new key, so browsers may keep the old. */
export async function storeImage(ctx: CompanyCtx, upload: Upload | Blob): Promise<string> {
  const bytes = upload instanceof Blob ? await upload.bytes() : upload.bytes;
  const outcome = await reencodeImage(bytes, {
    maxBytes: IMAGE_MOST_BYTES,
    maxPixels: MOST_PIXELS,
    sizes: [SMALL, LARGE],
  });
  if (outcome.refusal) throw problem(`location_image.${outcome.refusal}`);
  const key = `${ctx.companyId}/${ctx.newSecret(16)}`;
  const [small, large] = outcome.images;
  await ctx.app.files.save(fileKey(key, SMALL), small!);
  await ctx.app.files.save(fileKey(key, LARGE), large!);
  return key;
}

export async function removeImageFiles(ctx: WorkCtx, imageKey: string): Promise<void> {
  await ctx.app.files.remove(fileKey(imageKey, SMALL));
  await ctx.app.files.remove(fileKey(imageKey, LARGE));
}
