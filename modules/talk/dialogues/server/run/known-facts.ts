import { findConversation } from '@fachwerk/chat/facade';
import { inCompany } from '@fachwerk/companies/facade';
import { findOrder } from '@fachwerk/orders/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { Translate } from '@fachwerk/server/translator';
import type { Facts } from '../../rules/engine.ts';
import { rentalStatus } from '../facade-hooks.ts';

/** What is known of whoever asks: rentals whose key this browser holds or whose renter is signed in, and the order the conversation is about. Nothing is found by an address that somebody typed. */
export type Known = Facts & { readonly sentence: string };

export async function knownFacts(ctx: SiteCtx, chatId: string, t: Translate): Promise<Known> {
  const rentals = await ctx.app.hooks.find(rentalStatus)?.(ctx, t);
  if (rentals) return { status: 'rental', sentence: rentals };
  const chat = await findConversation(ctx, chatId);
  const order =
    chat?.orderId && chat.orderCompanyId
      ? await findOrder(inCompany(ctx, chat.orderCompanyId), chat.orderId)
      : undefined;
  if (!order) return { status: 'none', sentence: t('dialogue.status.none') };
  const status = t(`dialogue.order.${order.status}`);
  return { status: 'order', sentence: t('dialogue.status.order', { number: order.number, status }) };
}
