import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { readChat } from './read-chat.ts';

/** Nothing is written: neither what was read, nor that somebody looks. */
export const showSupervised: UseCase<typeof chatApi.supervisor> = async (ctx, { id, ...which }) =>
  readChat(ctx, id, which);
