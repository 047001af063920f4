import { problemsOf } from '@fachwerk/base/problem';
import { hashToken } from '@fachwerk/server/crypto';
import type { Ctx } from '@fachwerk/server/ctx';
import { type ChatAddress, chatProblems } from '../../contract.ts';
import { isIntern } from '../../rules/address.ts';
import { type Conversation, findByKey } from './conversation-store.ts';
import { beginChat } from './find-address.ts';

const problem = problemsOf(chatProblems);

/** What colleagues ask each other behind the address of a pin; undefined until somebody writes there. */
export async function findIntern(ctx: Ctx, address: ChatAddress): Promise<Conversation | undefined> {
  if (!isIntern(address)) throw problem('chat.unknown');
  return findByKey(ctx, hashToken(address.orderHash));
}

/** The same, begun in the name of the caller where nobody has written. */
export async function openIntern(ctx: Ctx, address: ChatAddress): Promise<Pick<Conversation, 'id' | 'name'>> {
  const known = await findIntern(ctx, address);
  if (known) return known;
  const { name, language } = ctx.caller;
  const begins = { kind: 'intern', email: '', name, language, itemId: address.itemId ?? '', order: null } as const;
  return { id: await beginChat(ctx, address, begins), name };
}
