import type { UseCase } from '@fachwerk/server/module';
import type { chatSiteApi } from '../../contract-site.ts';
import { isWithin, THERE_SECONDS } from '../../rules/answering.ts';
import { notifyChat } from '../conversation/conversation-store.ts';
import { findAddress } from '../conversation/find-address.ts';
import { findPresence, notePresence } from '../conversation/presence-store.ts';

/** Notifies staff when a customer arrives or starts or stops typing, not on every heartbeat. */
export const noteHere: UseCase<typeof chatSiteApi.here> = async (ctx, { isTyping, ...address }) => {
  const { conversation } = await findAddress(ctx, address);
  if (!conversation) return {};
  const before = await findPresence(ctx, conversation.id, 'customer');
  await notePresence(ctx, conversation.id, 'customer', isTyping);
  const isNews = !isWithin(before.seenAt, ctx.now, THERE_SECONDS) || isTyping !== (before.typingAt !== null);
  if (isNews) await notifyChat(ctx, conversation, 'presence');
  return {};
};
