import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { reencodeImage } from '@fachwerk/server/images';
import { PICTURE_MOST_BYTES, PICTURE_WIDTHS, type Picture, pictureProblems } from '../../contract-picture.ts';

const problem = problemsOf(pictureProblems);

const MOST_PIXELS = 60_000_000;
const LARGEST = PICTURE_WIDTHS.at(-1)!;
/** 4:3, as a plate on a table is photographed. */
const heightOf = (width: number) => (width * 3) / 4;

const webpKey = (fileKey: string, width: number) => `${fileKey}-${width}.webp`;
const jpegKey = (fileKey: string) => `${fileKey}-${LARGEST}.jpg`;

/** Every file of a picture. */
export function pictureSizes(fileKey: string) {
  return [
    ...PICTURE_WIDTHS.map((width) => ({ key: webpKey(fileKey, width), width, type: 'image/webp' as const })),
    { key: jpegKey(fileKey), width: LARGEST, type: 'image/jpeg' as const },
  ];
}

export type PictureRow = { readonly id: string; readonly alt: Picture['alt']; readonly fileKey: string };

export function pictureFrom({ id, alt, fileKey }: PictureRow): Picture {
  const sources = PICTURE_WIDTHS.map((width) => ({ width, url: fileAddress(webpKey(fileKey, width)) }));
  return { id, alt, sources, jpeg: fileAddress(jpegKey(fileKey)) };
}

/** Draws a picture anew in every width and stores the files; answers their key. A new picture always has a new key, so browsers may keep the old. */
export async function storePicture(ctx: CompanyCtx, upload: Upload | Blob): Promise<string> {
  const bytes = upload instanceof Blob ? await upload.bytes() : upload.bytes;
  const outcome = await reencodeImage(bytes, {
    maxBytes: PICTURE_MOST_BYTES,
    maxPixels: MOST_PIXELS,
    sizes: pictureSizes('').map(({ width, type }) => ({ width, height: heightOf(width), type })),
  });
  if (outcome.refusal) throw problem(`picture.${outcome.refusal}`);
  const key = `${ctx.companyId}/${ctx.newSecret(16)}`;
  for (const [at, { key: name }] of pictureSizes(key).entries()) await ctx.app.files.save(name, outcome.images[at]!);
  return key;
}

export async function removePictureFiles(ctx: WorkCtx, fileKey: string): Promise<void> {
  for (const { key } of pictureSizes(fileKey)) await ctx.app.files.remove(key);
}
