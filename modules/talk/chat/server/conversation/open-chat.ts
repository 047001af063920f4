import { hashToken } from '@fachwerk/server/crypto';
import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { isIntern } from '../../rules/address.ts';
import { findByKey } from './conversation-store.ts';
import { findAddress } from './find-address.ts';
import { chatOf } from './read-chat.ts';

/** A pin's address has no conversation until the first message. */
export const openChat: UseCase<typeof chatApi.open> = async (ctx, address) => {
  const conversation = isIntern(address)
    ? await findByKey(ctx, hashToken(address.orderHash))
    : (await findAddress(ctx, address)).conversation;
  return { chat: conversation ? await chatOf(ctx, conversation) : null };
};
