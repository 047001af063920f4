import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { readChat } from './read-chat.ts';

export const showSupervised: UseCase<typeof chatApi.supervisor> = async (ctx, { id }) => readChat(ctx, id);
