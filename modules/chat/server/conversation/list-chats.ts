import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { listHeads } from './head-store.ts';

const PAGE = 50;

export const listChats: UseCase<typeof chatApi.list> = async (ctx, { filter }) => {
  const chats = await listHeads(ctx, filter, PAGE + 1);
  const shown = chats.slice(0, PAGE);
  return { chats: shown, next: chats.length > PAGE ? shown.at(-1)!.id : null };
};
