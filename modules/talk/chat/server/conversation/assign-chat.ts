import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { giveTo, nextInTurn } from './give-to.ts';
import { readChat } from './read-chat.ts';

export const assignChat: UseCase<typeof chatApi.assign> = async (ctx, { id, to }) => {
  await giveTo(ctx, id, to === 'turn' ? await nextInTurn(ctx) : to);
  return readChat(ctx, id);
};
