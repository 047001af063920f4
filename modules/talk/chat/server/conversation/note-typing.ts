import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type chatApi, chatProblems } from '../../contract.ts';
import { findConversation } from './conversation-store.ts';
import { notePresence } from './presence-store.ts';

const problem = problemsOf(chatProblems);

export const noteTyping: UseCase<typeof chatApi.typing> = async (ctx, { id }) => {
  if (!(await findConversation(ctx, id))) throw problem('chat.unknown');
  await notePresence(ctx, id, 'staff', true);
  return {};
};
