import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeAvatarFiles } from './avatar-files.ts';

/** Files go after the commit: a change that is undone must not have lost its picture. */
export const removeAvatar = job({
  name: 'people.remove-avatar',
  transaction: 'own',
  payload: z.object({ avatarKey: z.string() }),
  run: (ctx, { avatarKey }) => removeAvatarFiles(ctx, avatarKey),
});
