import { addDays, HOUSE_ZONE } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import { isOpenAt, nextChange } from '@fachwerk/opening-hours/rules/opening-hours';
import { findOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx, SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { shopOf } from '@fachwerk/shop/facade';
import type { chatSiteApi, SiteChat } from '../../contract-site.ts';
import { isWithin, promisedMinutes, TYPING_SECONDS } from '../../rules/answering.ts';
import type { Conversation } from '../conversation/conversation-store.ts';
import { findAddress } from '../conversation/find-address.ts';
import { findPresence } from '../conversation/presence-store.ts';
import { listMessages, PAGE, shownMessage, usualWaitSeconds, type Which } from '../message/message-store.ts';

export const showSiteChat: UseCase<typeof chatSiteApi.customer> = async (ctx, { after, before, ...address }) => {
  const { conversation, begins } = await findAddress(ctx, address);
  const answering = await whenAnswered(ctx);
  if (conversation) return { ...(await siteChat(ctx, conversation, { after, before })), ...answering };
  const orderNumber = begins.order ? await numberOf(ctx, begins.order.id) : '';
  return {
    isBegun: false,
    email: begins.email,
    name: begins.name,
    orderNumber,
    revision: 0,
    lastSeq: 0,
    customerReadSeq: 0,
    staffReadSeq: 0,
    messages: [],
    hasOlder: false,
    isStaffTyping: false,
    ...answering,
  };
};

type Answering = Pick<SiteChat, 'usualMinutes' | 'opensAt'>;

async function siteChat(ctx: SiteCtx, chat: Conversation, which: Which): Promise<Omit<SiteChat, keyof Answering>> {
  const [messages, presence, orderNumber] = await Promise.all([
    listMessages(ctx, chat.id, which, true),
    findPresence(ctx, chat.id, 'staff'),
    chat.orderId ? numberOf(ctx, chat.orderId) : '',
  ]);
  const { email, name, revision, lastSeq, customerReadSeq, staffReadSeq } = chat;
  const hasOlder = which.after === undefined && messages.length > PAGE;
  return {
    isBegun: true,
    email,
    name,
    orderNumber,
    revision,
    lastSeq,
    customerReadSeq,
    staffReadSeq,
    messages: messages.slice(hasOlder ? -PAGE : 0).map(shownMessage),
    hasOlder,
    isStaffTyping: isWithin(presence.typingAt, ctx.now, TYPING_SECONDS),
  };
}

const numberOf = async (ctx: CompanyCtx, orderId: string) => (await findOrder(ctx, orderId))?.number ?? '';

const LOOKED_BACK_DAYS = 30;

/** Estimated from recent waiting times and the shop's opening hours. */
async function whenAnswered(ctx: CompanyCtx): Promise<Answering> {
  const [seconds, company] = await Promise.all([
    usualWaitSeconds(ctx, addDays(ctx.now, -LOOKED_BACK_DAYS)),
    findCompany(ctx),
  ]);
  const usualMinutes = seconds === null ? null : promisedMinutes(seconds / 60);
  if (company?.kind !== 'merchant') return { usualMinutes, opensAt: null };
  const { hours } = await shopOf(ctx);
  const opensAt = isOpenAt(hours, HOUSE_ZONE, ctx.now) ? null : (nextChange(hours, HOUSE_ZONE, ctx.now)?.at ?? null);
  return { usualMinutes, opensAt };
}
