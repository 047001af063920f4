import { alertRaised } from '@fachwerk/alerts/contract';
import { isAlarm } from '@fachwerk/alerts/rules/raise';
import { colleagueMentioned as mentionedOnCard } from '@fachwerk/boards/contract';
import { customerWrote, colleagueMentioned as mentionedInChat } from '@fachwerk/chat/contract';
import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import { fulfilmentMoved } from '@fachwerk/fulfilment/contract';
import { reviewWritten } from '@fachwerk/item-reviews/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import type { Subject } from '../../contract.ts';
import { listDevicesFor } from '../device/device-store.ts';
import type { Notice } from './delivery-store.ts';
import { sendNotice } from './send-notice.ts';

const name = 'staff-push';

type Told = Omit<Notice, 'subject'>;

async function notifyStaff(ctx: CompanyCtx, subject: Subject, notice: Told, userId: string | null = null) {
  await sendNotice(ctx, await listDevicesFor(ctx, subject, userId), { subject, ...notice });
}

/** Of the company that has the boxes, and of its franchisor. Several at once are one message. */
const alarms = when(alertRaised, {
  name,
  run: async (work, { companyId, at, alerts }) => {
    const ringing = alerts.filter(({ kind }) => isAlarm(kind));
    const [first, ...others] = ringing;
    if (!first) return;
    const locationIds = ringing.flatMap(({ locationId }) => locationId ?? []);
    const ctx = { ...work, companyId };
    const notice: Told = {
      source: `alert ${first.id} ${at.toISOString()}`,
      title: others.length > 0 ? 'staff-push.title.alarms' : `alert.${first.kind}`,
      path: others.length > 0 ? '/admin/alerts' : `/admin/alerts/${first.id}`,
      at: { companyId, locationIds: [...new Set(locationIds)] },
    };
    for (const watching of await companiesWatching(ctx)) await notifyStaff(inCompany(ctx, watching), 'alarm', notice);
  },
});

const orders = when(fulfilmentMoved, {
  name,
  run: async (work, { companyId, orderId, from, to }) => {
    if (to !== 'new' || !(from === null || from === 'waiting')) return;
    const notice: Told = {
      source: `order ${orderId}`,
      title: 'staff-push.title.order',
      path: `/admin/orders/${orderId}`,
    };
    await notifyStaff({ ...work, companyId }, 'order', notice);
  },
});

/** To whoever has the conversation, or to everybody while nobody does. */
const messages = when(customerWrote, {
  name,
  run: async (work, { companyId, chatId, messageId, assigneeId }) => {
    const notice: Told = {
      source: `message ${messageId}`,
      title: 'staff-push.title.message',
      path: `/admin/chat/${chatId}`,
    };
    await notifyStaff({ ...work, companyId }, 'message', notice, assigneeId);
  },
});

const chatMentions = when(mentionedInChat, {
  name: 'staff-push-mention',
  run: async (work, { companyId, chatId, userId, mentionId }) => {
    const notice: Told = {
      source: `mention ${mentionId}`,
      title: 'staff-push.title.mention',
      path: `/admin/chat/${chatId}`,
    };
    await notifyStaff({ ...work, companyId }, 'message', notice, userId);
  },
});

const cardMentions = when(mentionedOnCard, {
  name,
  run: async (work, { companyId, path, userId, mentionId }) => {
    const notice: Told = { source: `mention ${mentionId}`, title: 'staff-push.title.mention', path };
    await notifyStaff({ ...work, companyId }, 'task', notice, userId);
  },
});

/** One message for a review, however often its writer changes it. */
const reviews = when(reviewWritten, {
  name,
  run: async (work, { companyId, reviewId }) => {
    const notice: Told = {
      source: `review ${reviewId}`,
      title: 'staff-push.title.review',
      path: `/admin/item-reviews/${reviewId}`,
    };
    await notifyStaff({ ...work, companyId }, 'review', notice);
  },
});

export const listeners = [alarms, orders, messages, chatMentions, cardMentions, reviews];
