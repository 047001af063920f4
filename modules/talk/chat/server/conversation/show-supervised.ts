import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { readChat } from './read-chat.ts';

/** Writes neither a read mark nor presence. */
export const showSupervised: UseCase<typeof chatApi.supervisor> = async (ctx, { id, ...which }) =>
  readChat(ctx, id, which);
