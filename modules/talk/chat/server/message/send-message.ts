import { mentionedIn } from '@fachwerk/boards/rules/mentions';
import { findCompany } from '@fachwerk/companies/facade';
import { findUser, listColleagues } from '@fachwerk/people/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { sendMail } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import { type Chat, type ChatAddress, type chatApi, colleagueMentioned } from '../../contract.ts';
import { isIntern } from '../../rules/address.ts';
import { findConversation } from '../conversation/conversation-store.ts';
import { beginChat, findAddress } from '../conversation/find-address.ts';
import { giveTo } from '../conversation/give-to.ts';
import { openIntern } from '../conversation/open-intern.ts';
import { notePresence } from '../conversation/presence-store.ts';
import { readChat } from '../conversation/read-chat.ts';
import { shownMessage } from './message-store.ts';
import { writeMessage } from './write-message.ts';

/** A message with a staff session is marked as staff, whatever address it uses. Only pins ask colleagues, also under the caller's own name. */
export const sendMessage: UseCase<typeof chatApi.send> = async (ctx, { chat, message, getResponse, user }) => {
  const { chatId, isAsking } = 'id' in chat ? { chatId: chat.id, isAsking: false } : await chatAt(ctx, chat);
  const author = { id: ctx.caller.userId, name: ctx.caller.name };
  const side = message.isNote ? 'note' : isAsking ? 'customer' : 'staff';
  const written = await writeMessage(ctx, chatId, message, { side, author });
  // Sending ends the typing state.
  if (side === 'staff') await notePresence(ctx, chatId, 'staff', false);
  if (side === 'note') await notifyMentioned(ctx, chatId, message.text);
  if (user) await giveTo(ctx, chatId, user);
  else if (side === 'staff') await takeIfFree(ctx, chatId);
  const response: Chat | null = getResponse ? await readChat(ctx, chatId) : null;
  return { chatId, message: shownMessage(written), chat: response };
};

/** The first person to answer becomes the assignee. */
async function takeIfFree(ctx: Ctx, chatId: string): Promise<void> {
  const chat = await findConversation(ctx, chatId);
  if (chat && !chat.assigneeId && chat.kind === 'customer') await giveTo(ctx, chatId, ctx.caller.userId, true);
}

async function chatAt(ctx: Ctx, address: ChatAddress): Promise<{ chatId: string; isAsking: boolean }> {
  if (isIntern(address)) return { chatId: (await openIntern(ctx, address)).id, isAsking: true };
  const { conversation, begins } = await findAddress(ctx, address);
  return { chatId: conversation?.id ?? (await beginChat(ctx, address, begins!)), isAsking: false };
}

/** Mails and notifies every colleague mentioned in a note in their language, except the author. */
async function notifyMentioned(ctx: Ctx, chatId: string, note: string): Promise<void> {
  const company = note.includes('@') ? await findCompany(ctx) : null;
  if (!company) return;
  const people = await listColleagues(ctx, 'chat.read');
  for (const id of mentionedIn(note, people)) {
    const user = id === ctx.caller.userId ? undefined : await findUser(ctx, id);
    if (!user) continue;
    const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(user.language);
    await sendMail(ctx, {
      to: user.email,
      language: user.language,
      subject: t('chat.mention.subject', { name: ctx.caller.name }),
      text: t('chat.mention.text', { name: ctx.caller.name, note }),
      button: { label: t('chat.mention.button'), url: `${ctx.app.publicUrl}/admin/chat/${chatId}` },
      companyName: company.name,
    });
    await emit(ctx, colleagueMentioned, { companyId: ctx.companyId, chatId, userId: id, mentionId: ctx.newId() });
  }
}
