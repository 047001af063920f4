import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { findOwnOrder } from '@fachwerk/orders/facade';
import { callerHash } from '@fachwerk/server/caller-turn';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx, PublicCtx, SpokenCtx } from '@fachwerk/server/ctx';
import { type ChatAddress, chatProblems } from '../../contract.ts';
import { GUEST, isGuestSecret, isIntern } from '../../rules/address.ts';
import { whyNotBegin } from '../../rules/limits.ts';
import {
  addConversation,
  addKey,
  type Conversation,
  countBegunLately,
  findByKey,
  findByOrder,
  type NewConversation,
} from './conversation-store.ts';

const problem = problemsOf(chatProblems);

/** What an address leads to: a conversation that is there, or one that begins with its first message. */
export type Addressed =
  | { readonly conversation: Conversation; readonly begins: null }
  | { readonly conversation: null; readonly begins: NewConversation };

/** A secret of its own, the hash of an order with the address it was placed with, or what a guest's browser has made up. Anything else is unknown. */
export async function findAddress(ctx: SpokenCtx, address: ChatAddress): Promise<Addressed> {
  const email = address.email.toLowerCase();
  const known = await findByKey(ctx, hashToken(address.orderHash));
  // What colleagues ask each other is no address of a customer.
  if (known?.kind === 'customer' && (email === GUEST || email === known.email))
    return { conversation: known, begins: null };
  const order = known ? undefined : await findOwnOrder(ctx, address.orderHash);
  if (order && email === order.contact.email.toLowerCase()) {
    const conversation = await findByOrder(ctx, order.id);
    if (conversation) return { conversation, begins: null };
    const name = `${order.contact.firstName} ${order.contact.lastName}`.trim();
    const { companyId, id, language } = order;
    return {
      conversation: null,
      begins: { kind: 'customer', email, name, language, itemId: address.itemId ?? '', order: { companyId, id } },
    };
  }
  if (known || order || email !== GUEST || !isGuestSecret(address.orderHash) || isIntern({ ...address, email }))
    throw problem('chat.unknown');
  return { conversation: null, begins: guestChat(ctx, address) };
}

function guestChat(ctx: SpokenCtx, { itemId = '' }: ChatAddress): NewConversation {
  return { kind: 'customer', email: '', name: '', language: ctx.language, itemId, order: null };
}

/** The conversation that somebody writes into; a guest's first word begins it, as long as not too many do. */
export async function openOrBegin(
  ctx: SpokenCtx & Pick<PublicCtx, 'request'>,
  address: ChatAddress,
): Promise<Pick<Conversation, 'id' | 'name'>> {
  const { conversation, begins } = await findAddress(ctx, address);
  if (conversation) return conversation;
  if (begins.order) return { id: await beginChat(ctx, address, begins), name: begins.name };
  const addressHash = callerHash(ctx, 'chat.address');
  const refusal = whyNotBegin(await countBegunLately(ctx, addressHash, addMinutes(ctx.now, -60)));
  if (refusal) throw problem(refusal);
  return { id: await beginChat(ctx, address, { ...begins, addressHash }), name: begins.name };
}

/** Begins it; whoever begins at the same moment with the same secret is in the same. */
export async function beginChat(ctx: CompanyCtx, address: ChatAddress, given: NewConversation): Promise<string> {
  const id = await addConversation(ctx, given);
  if (given.order) return id;
  const hash = hashToken(address.orderHash);
  if (await addKey(ctx, id, hash)) return id;
  throw problem('chat.unknown');
}
