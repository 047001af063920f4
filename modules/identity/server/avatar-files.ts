import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import { reencodeImage } from '@fachwerk/server/images';
import { addJob, job } from '@fachwerk/server/jobs';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import { AVATAR_MOST_BYTES, identityProblems, type User } from '../contract.ts';

const problem = problemsOf(identityProblems);

/** What a camera makes still fits; more would cost memory for a picture of 256 pixels. */
const MOST_PIXELS = 40_000_000;
const SMALL_PX = 64;
const LARGE_PX = 256;

const fileKey = (avatarKey: string, size: number) => `${avatarKey}-${size}.webp`;

/** Where the browser finds the two sizes. */
export function avatarOf(avatarKey: string | null): User['avatar'] {
  if (!avatarKey) return null;
  return { small: `/api/files/${fileKey(avatarKey, SMALL_PX)}`, large: `/api/files/${fileKey(avatarKey, LARGE_PX)}` };
}

/** Draws the picture anew in both sizes and stores them; answers their key. A new picture always has a new key, so browsers may keep the old. */
export async function storeAvatar(ctx: CompanyCtx, upload: Upload | Blob): Promise<string> {
  const bytes = upload instanceof Blob ? await upload.bytes() : upload.bytes;
  const outcome = await reencodeImage(bytes, {
    maxBytes: AVATAR_MOST_BYTES,
    maxPixels: MOST_PIXELS,
    sizes: [SMALL_PX, LARGE_PX],
  });
  if (outcome.refusal) throw problem(`avatar.${outcome.refusal}`);
  const key = `${ctx.companyId}/${ctx.newSecret(16)}`;
  const [small, large] = outcome.images;
  await ctx.house.files.save(fileKey(key, SMALL_PX), small!);
  await ctx.house.files.save(fileKey(key, LARGE_PX), large!);
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

async function removeAvatarFiles(ctx: WorkCtx, avatarKey: string): Promise<void> {
  await ctx.house.files.remove(fileKey(avatarKey, SMALL_PX));
  await ctx.house.files.remove(fileKey(avatarKey, LARGE_PX));
}

/** Files go after the commit: a change that is undone must not have lost its picture. */
export const removeAvatarJob = job({
  name: 'identity.remove-avatar',
  transaction: 'own',
  payload: z.object({ avatarKey: z.string() }),
  run: (ctx, { avatarKey }) => removeAvatarFiles(ctx, avatarKey),
});

export async function dropAvatar(ctx: CompanyCtx, avatarKey: string | null): Promise<void> {
  if (avatarKey) await addJob(ctx, removeAvatarJob, { avatarKey });
}
