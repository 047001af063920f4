import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { KeptUpload } from '@fachwerk/server/keep-upload';
import { sql } from '@fachwerk/server/sql';
import { lockConversation, notifyChat, saveContact, saveRead } from '../conversation/conversation-store.ts';
import { waitingBegan } from '../facade-hooks.ts';
import { addAttachment, hangOn } from './attachment-store.ts';
import { addMessage, findSent } from './message-store.ts';

type Aside = {
  readonly side: 'customer' | 'staff';
  /** Idempotency key. */
  readonly clientId: string;
  readonly name: string;
  readonly text: string;
  readonly picture?: (KeptUpload & { readonly name: string }) | undefined;
};

/** Messages of a dialogue and the answers to them: they start no waiting time and send no mail. False if the message exists already. */
export async function writeAside(ctx: CompanyCtx, chatId: string, aside: Aside): Promise<boolean> {
  const { side, clientId, name, text, picture } = aside;
  const chat = await lockConversation(ctx, chatId);
  if (await findSent(ctx, chatId, side, clientId)) return false;
  const author = { id: null, name };
  const id = await addMessage(ctx, chat, { side, clientId, text, author, waitedSeconds: null });
  if (picture) {
    const file = await addAttachment(ctx, chatId, side, picture.name, picture);
    await hangOn(ctx, chatId, id, side, [file.id]);
  }
  await saveRead(ctx, chat, 'staff', chat.lastSeq + 1);
  await saveRead(ctx, chat, 'customer', chat.lastSeq + 1);
  await notifyChat(ctx, chat);
  return true;
}

/** From now on the customer waits for a person. */
export async function handOver(ctx: CompanyCtx, chatId: string): Promise<void> {
  const chat = await lockConversation(ctx, chatId);
  await ctx.db.write(sql`
    update chat.conversation set state = 'open', snoozed_until = null, waiting_since = coalesce(waiting_since, ${ctx.now})
    where company_id = ${ctx.companyId} and id = ${chatId}`);
  await notifyChat(ctx, chat, 'asked');
  if (chat.kind === 'customer' && chat.waitingSince === null) await ctx.app.hooks.find(waitingBegan)?.(ctx, chatId);
}

/**
 * An automatic answer: the customer keeps waiting for a person, and the conversation stays unread. No mail is sent, because the e-mail address is
 * unverified.
 */
export async function answerByItself(ctx: CompanyCtx, chatId: string, { name, text }: Pick<Aside, 'name' | 'text'>) {
  const chat = await lockConversation(ctx, chatId);
  const said = { side: 'staff', clientId: ctx.newId(), text, author: { id: null, name }, waitedSeconds: null } as const;
  await addMessage(ctx, chat, said);
  await notifyChat(ctx, chat);
}

/** Stores contact details given by a guest; those of an order are known and do not change. */
export async function keepContact(
  ctx: CompanyCtx,
  chatId: string,
  given: { name?: string; email?: string },
): Promise<void> {
  const chat = await lockConversation(ctx, chatId);
  if (chat.orderId) return;
  await saveContact(ctx, chatId, { name: given.name ?? chat.name, email: given.email ?? chat.email });
  await notifyChat(ctx, chat);
}
