import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { figuresChangedOf } from '@fachwerk/customers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { addJob } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import { chatProblems, customerWrote, type NewMessage } from '../../contract.ts';
import { MAIL_AFTER_MINUTES } from '../../rules/answering.ts';
import { whyNotSend } from '../../rules/limits.ts';
import { type Conversation, lockConversation, notifyChat, saveRead } from '../conversation/conversation-store.ts';
import { waitingBegan } from '../facade-hooks.ts';
import { hangOn } from './attachment-store.ts';
import { mailAnswer } from './mail-answer.job.ts';
import { addMessage, findMessage, findSent, type StoredMessage } from './message-store.ts';

const problem = problemsOf(chatProblems);

export type Writer = {
  readonly side: 'customer' | 'staff' | 'note';
  readonly author: { readonly id: string | null; readonly name: string };
};

/** Idempotent by the sender's id. `mayWrite` runs under the conversation's lock. */
export async function writeMessage(
  ctx: CompanyCtx,
  chatId: string,
  { id: clientId, text, fileIds }: NewMessage,
  { side, author }: Writer,
  mayWrite?: (chat: Conversation) => Promise<void>,
): Promise<StoredMessage> {
  const refusal = whyNotSend({ text, fileIds });
  if (refusal) throw problem(refusal);
  const chat = await lockConversation(ctx, chatId);
  const sent = await findSent(ctx, chat.id, side, clientId);
  if (sent) return sent;
  await mayWrite?.(chat);
  const waited = side === 'staff' && chat.waitingSince ? ctx.now.getTime() - chat.waitingSince.getTime() : null;
  const waitedSeconds = waited === null ? null : Math.max(0, Math.round(waited / 1000));
  const id = await addMessage(ctx, chat, { side, clientId, text, author, waitedSeconds });
  if (fileIds.length > 0 && (await hangOn(ctx, chat.id, id, side, fileIds)) < fileIds.length)
    throw problem('chat.file_unknown');
  if (side !== 'note') await follow(ctx, chat, side);
  if (side === 'customer') await figuresChangedOf(ctx, chat.email);
  await saveRead(ctx, chat, side === 'customer' ? 'customer' : 'staff', chat.lastSeq + 1);
  if (side === 'staff' && chat.kind === 'customer') {
    const runAt = addMinutes(ctx.now, MAIL_AFTER_MINUTES);
    const payload = { companyId: ctx.companyId, chatId: chat.id };
    await addJob(ctx, mailAnswer, payload, { key: `chat-mail ${ctx.companyId} ${chat.id}`, runAt });
  }
  await notifyChat(ctx, chat, side === 'customer' ? 'asked' : 'changed');
  if (side === 'customer' && chat.kind === 'customer') {
    const { id: chatId, assigneeId } = chat;
    await emit(ctx, customerWrote, { companyId: ctx.companyId, chatId, messageId: id, assigneeId });
  }
  if (side === 'customer' && chat.kind === 'customer' && chat.waitingSince === null)
    await ctx.app.hooks.find(waitingBegan)?.(ctx, chat.id);
  return (await findMessage(ctx, chat.id, id))!;
}

/** A customer message reopens the conversation and starts the waiting time if none runs; an answer ends it. */
async function follow(ctx: CompanyCtx, chat: Conversation, side: 'customer' | 'staff'): Promise<void> {
  await ctx.db.write(
    side === 'customer'
      ? sql`update chat.conversation set state = 'open', snoozed_until = null, waiting_since = coalesce(waiting_since, ${ctx.now})
          where company_id = ${ctx.companyId} and id = ${chat.id}`
      : sql`update chat.conversation set waiting_since = null where company_id = ${ctx.companyId} and id = ${chat.id}`,
  );
}
