import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type chatApi, chatProblems } from '../../contract.ts';
import { findConversation } from '../conversation/conversation-store.ts';
import { keepFor } from './keep-for.ts';

const problem = problemsOf(chatProblems);

export const addFile: UseCase<typeof chatApi.attach> = async (ctx, { id, name, file }) => {
  if (!(await findConversation(ctx, id))) throw problem('chat.unknown');
  return keepFor(ctx, id, 'staff', name, file);
};
