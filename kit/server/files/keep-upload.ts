import type { Upload } from '@fachwerk/base/schema';
import type { CompanyCtx } from '../app/ctx.ts';
import { reencodeImage } from './images.ts';

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 2000;
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

export type KeptUpload = { readonly kind: 'picture' | 'document'; readonly fileKey: string; readonly bytes: number };

/** A picture is re-encoded, a PDF is stored as it is and only offered as download; other types are refused. */
export async function keepUpload(
  ctx: CompanyCtx,
  upload: Upload | Blob,
  mostBytes: number,
): Promise<KeptUpload | { readonly refusal: 'too_large' | 'not_taken' }> {
  const bytes = upload instanceof Blob ? await upload.bytes() : upload.bytes;
  if (bytes.length > mostBytes) return { refusal: 'too_large' };
  const key = `${ctx.companyId}/${ctx.newSecret(16)}`;
  if (PDF.every((byte, at) => bytes[at] === byte)) {
    const fileKey = `${key}.pdf`;
    await ctx.app.files.save(fileKey, { bytes, type: 'application/pdf' });
    return { kind: 'document', fileKey, bytes: bytes.length };
  }
  const sizes = [{ inside: { width: LONGEST_SIDE, height: LONGEST_SIDE } }];
  const { images, refusal } = await reencodeImage(bytes, { maxBytes: mostBytes, maxPixels: MOST_PIXELS, sizes });
  if (refusal) return { refusal: refusal === 'not_an_image' ? 'not_taken' : 'too_large' };
  const fileKey = `${key}.webp`;
  await ctx.app.files.save(fileKey, images[0]!);
  return { kind: 'picture', fileKey, bytes: images[0]!.bytes.length };
}
