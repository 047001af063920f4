import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { readChat } from './read-chat.ts';

export const showChat: UseCase<typeof chatApi.find> = async (ctx, { id, ...which }) => readChat(ctx, id, which);
