import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { chatProblems, type Message } from '../../contract.ts';
import { whyNotDelete } from '../../rules/limits.ts';
import { lockConversation, notifyChat } from '../conversation/conversation-store.ts';
import { takeFilesOf } from './attachment-store.ts';
import { deleteMessage, findMessage, liftMessage, shownMessage } from './message-store.ts';
import { removeFile } from './remove-file.job.ts';

const problem = problemsOf(chatProblems);

type By = { readonly side: 'customer' | 'staff'; readonly userId: string | null };

/** Idempotent; of two contradicting marks the later one wins. */
export async function markIn(
  ctx: CompanyCtx,
  chatId: string,
  messageId: string,
  mark: 'delete' | 'up' | 'down',
  by: By,
): Promise<Message> {
  const chat = await lockConversation(ctx, chatId);
  const message = await findMessage(ctx, chatId, messageId);
  const isHidden = by.side === 'customer' && (message?.side === 'note' || message?.side === 'event');
  if (!message || isHidden) throw problem('chat.message_unknown');
  if (mark === 'delete') {
    const refusal = whyNotDelete(message, by);
    if (refusal) throw problem(refusal);
    if (!message.isDeleted) {
      await deleteMessage(ctx, messageId, chat.revision);
      for (const file of await takeFilesOf(ctx, messageId)) await addJob(ctx, removeFile, file);
    }
  } else if (!message.isDeleted && message.isUp !== (mark === 'up')) {
    await liftMessage(ctx, messageId, mark === 'up', chat.revision);
  }
  await notifyChat(ctx, chat);
  return shownMessage((await findMessage(ctx, chatId, messageId))!);
}
