import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type chatApi, chatProblems } from '../../contract.ts';
import { addEvent } from '../message/add-event.ts';
import { lockConversation, notifyChat, saveState } from './conversation-store.ts';
import { readChat } from './read-chat.ts';

const problem = problemsOf(chatProblems);

export const setState: UseCase<typeof chatApi.setState> = async (ctx, { id, state, until }) => {
  if (state === 'snoozed' && (!until || until <= ctx.now)) throw problem('chat.snooze_past');
  const chat = await lockConversation(ctx, id);
  await saveState(ctx, id, state, state === 'snoozed' ? until : null);
  if (state !== chat.state) await addEvent(ctx, chat, state);
  await notifyChat(ctx, chat);
  return readChat(ctx, id);
};
