import type { Ctx } from '@fachwerk/server/ctx';
import { addMessage } from './message-store.ts';

/** Records a change of the conversation as a message for staff: a code and the person concerned. */
export async function addEvent(
  ctx: Ctx,
  chat: { readonly id: string; readonly revision: number },
  code: 'assigned' | 'unassigned' | 'done' | 'open' | 'snoozed',
  about = '',
): Promise<void> {
  const author = { id: ctx.caller.userId, name: ctx.caller.name };
  const text = about ? `${code} ${about}` : code;
  await addMessage(ctx, chat, { side: 'event', clientId: ctx.newId(), text, author, waitedSeconds: null });
}
