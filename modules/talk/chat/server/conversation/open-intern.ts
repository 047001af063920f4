import { problemsOf } from '@fachwerk/base/problem';
import { hashToken } from '@fachwerk/server/crypto';
import type { Ctx } from '@fachwerk/server/ctx';
import { type ChatAddress, chatProblems } from '../../contract.ts';
import { isIntern } from '../../rules/address.ts';
import { type Conversation, findByKey } from './conversation-store.ts';
import { beginChat } from './find-address.ts';

const problem = problemsOf(chatProblems);

/** The internal conversation at a pin's address; undefined until the first message. */
export async function findIntern(ctx: Ctx, address: ChatAddress): Promise<Conversation | undefined> {
  if (!isIntern(address)) throw problem('chat.unknown');
  return findByKey(ctx, hashToken(address.orderHash));
}

/** The same; creates it in the caller's name if missing. */
export async function openIntern(ctx: Ctx, address: ChatAddress): Promise<Pick<Conversation, 'id' | 'name'>> {
  const known = await findIntern(ctx, address);
  if (known) return known;
  const { name, language } = ctx.caller;
  const begins = { kind: 'intern', email: '', name, language, itemId: address.itemId ?? '', order: null } as const;
  return { id: await beginChat(ctx, address, begins), name };
}
