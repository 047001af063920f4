import { AVATAR_PX, avatarFile } from '@fachwerk/auth/rules/user-record';
import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { reencodeImage } from '@fachwerk/server/images';
import { AVATAR_MOST_BYTES, peopleProblems } from '../../contract.ts';

const problem = problemsOf(peopleProblems);

/** What a camera makes still fits; more would cost memory for a picture of 256 pixels. */
const MOST_PIXELS = 40_000_000;

/** Draws the picture anew in both sizes and stores them; answers their key. A new picture always has a new key, so browsers may keep the old. */
export async function storeAvatar(ctx: CompanyCtx, upload: Upload | Blob): Promise<string> {
  const bytes = upload instanceof Blob ? await upload.bytes() : upload.bytes;
  const outcome = await reencodeImage(bytes, {
    maxBytes: AVATAR_MOST_BYTES,
    maxPixels: MOST_PIXELS,
    sizes: [AVATAR_PX.small, AVATAR_PX.large],
  });
  if (outcome.refusal) throw problem(`avatar.${outcome.refusal}`);
  const key = `${ctx.companyId}/${ctx.newSecret(16)}`;
  const [small, large] = outcome.images;
  await ctx.app.files.save(avatarFile(key, AVATAR_PX.small), small!);
  await ctx.app.files.save(avatarFile(key, AVATAR_PX.large), large!);
  return key;
}

/** Runs the change with the new picture's key, if there is one; a change that fails leaves no files behind. */
export async function withNewAvatar<T>(
  ctx: CompanyCtx,
  upload: Upload | Blob | undefined,
  change: (avatarKey?: string) => Promise<T>,
): Promise<T> {
  if (!upload) return change();
  const avatarKey = await storeAvatar(ctx, upload);
  try {
    return await change(avatarKey);
  } catch (error) {
    await removeAvatarFiles(ctx, avatarKey);
    throw error;
  }
}

export async function removeAvatarFiles(ctx: WorkCtx, avatarKey: string): Promise<void> {
  await ctx.app.files.remove(avatarFile(avatarKey, AVATAR_PX.small));
  await ctx.app.files.remove(avatarFile(avatarKey, AVATAR_PX.large));
}
