import type { UseCase } from '@fachwerk/server/module';
import type { messageApi } from '../../contract.ts';
import { listMessages } from './message-store.ts';

const PAGE_SIZE = 50;

/** One row more tells whether it goes on. */
export const showMessages: UseCase<typeof messageApi.list> = async (ctx, filter) => {
  const rows = await listMessages(ctx, filter, PAGE_SIZE + 1);
  const messages = rows.slice(0, PAGE_SIZE);
  return { messages, next: rows.length > PAGE_SIZE ? messages.at(-1)!.id : null };
};
