import type { UseCase } from '@fachwerk/server/module';
import { patternsOf } from '@fachwerk/server/search';
import type { chatApi } from '../../contract.ts';
import { listHeads } from './head-store.ts';
import { searchHeads } from './search-heads.ts';

export const PAGE = 50;

export const listChats: UseCase<typeof chatApi.list> = async (ctx, { filter }) => {
  const isSearch = patternsOf(filter.search?.toLowerCase()).length > 0;
  const chats = await (isSearch ? searchHeads : listHeads)(ctx, filter, PAGE + 1);
  const shown = chats.slice(0, PAGE);
  return { chats: shown, next: chats.length > PAGE ? shown.at(-1)!.id : null };
};
