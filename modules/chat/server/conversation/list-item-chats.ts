import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { listHeadsOfItem } from './head-store.ts';

const MOST = 100;

export const listItemChats: UseCase<typeof chatApi.ofItem> = async (ctx, { itemId }) => ({
  chats: await listHeadsOfItem(ctx, itemId, MOST),
});
