import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { keepUpload } from '@fachwerk/server/keep-upload';
import { type ChatFile, chatProblems, FILE_MOST_BYTES } from '../../contract.ts';
import { GUEST_FILES_PER_HOUR } from '../../rules/limits.ts';
import { lockConversation } from '../conversation/conversation-store.ts';
import { addAttachment, countAttached } from './attachment-store.ts';

const problem = problemsOf(chatProblems);

/** Image processing is slow and runs before the transaction. The file is removed if the change fails. */
export async function keepFor(
  ctx: CompanyCtx,
  chatId: string,
  side: 'customer' | 'staff',
  name: string,
  file: Upload | Blob,
): Promise<ChatFile> {
  await refuseTooMany(ctx, chatId, side);
  const kept = await keepUpload(ctx, file, FILE_MOST_BYTES);
  if ('refusal' in kept) throw problem(kept.refusal === 'too_large' ? 'chat.file_too_large' : 'chat.file_not_taken');
  try {
    return await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      await lockConversation(inside, chatId);
      await refuseTooMany(inside, chatId, side);
      return addAttachment(inside, chatId, side, name || '–', kept);
    });
  } catch (error) {
    await ctx.app.files.remove(kept.fileKey);
    throw error;
  }
}

async function refuseTooMany(ctx: CompanyCtx, chatId: string, side: 'customer' | 'staff'): Promise<void> {
  if (side === 'customer' && (await countAttached(ctx, chatId, side, addMinutes(ctx.now, -60))) >= GUEST_FILES_PER_HOUR)
    throw problem('chat.too_many_files');
}
