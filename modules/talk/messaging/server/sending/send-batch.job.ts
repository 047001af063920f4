import { addDays, addMinutes, addSeconds } from '@fachwerk/base/time';
import { isSuspended } from '@fachwerk/companies/facade-tenancy';
import { countWaitingPushes, type PushContent, sendPushes } from '@fachwerk/push/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import { countWaitingOf, listRefusals, type MailDraft, mailsLeave, sendMails } from '@fachwerk/server/mail';
import * as z from 'zod/mini';
import type { Message } from '../../contract.ts';
import { whyLeftOut } from '../../rules/consent.ts';
import { startableAt } from '../../rules/quiet-hours.ts';
import { isAboutAddress, RETURNED_DAYS } from '../../rules/returned.ts';
import { type CopyPaths, composeMail, composePush, senderOf } from '../message/compose-mail.ts';
import { lockMessage, saveBegun, saveDone, saveNext, saveProgress } from '../message/message-store.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import {
  addRecipients,
  hasWaiting,
  type LeftOut,
  lockNext,
  saveLeftOut,
  saveSent,
  type Written,
} from '../recipient/recipient-store.ts';
import { findQuietHours } from './quiet-hours-store.ts';

/** Small enough that a mail with a PIN does not stand behind thousands; with the pause some 60,000 an hour. */
export const BATCH = 50;
const PAUSE_SECONDS = 3;
/** So many that were written and have not left: the mail server is slower than we are, and is waited for. */
const MOST_WAITING = 100;
const WAITED_FOR_MINUTES = 10;
const WAIT_SECONDS = 30;
const SUSPENDED_MINUTES = 60;

/** Also while a company's own clock is elsewhere: one job per message, and always the next moment. */
export async function planSending(ctx: CompanyCtx, messageId: string, runAt: Date): Promise<void> {
  await saveNext(ctx, messageId, runAt);
  const payload = { companyId: ctx.companyId, messageId };
  await addJob(ctx, sendBatch, payload, { key: `messaging.send:${messageId}`, runAt });
}

/**
 * One batch is one transaction: who gets a mail, the mail itself, and that there is a next batch are there together or not at all. A
 * worker that dies in the middle has written to nobody, and two at once go one after the other, at the row of the message.
 */
export const sendBatch = job({
  name: 'messaging.send',
  isBatch: true,
  payload: z.object({ companyId: z.uuid(), messageId: z.uuid() }),
  run: async (work, { companyId, messageId }) => {
    const ctx = { ...work, companyId };
    const message = await lockMessage(ctx, messageId);
    if (message?.state !== 'scheduled' && message?.state !== 'sending') return;
    const from = await workableFrom(ctx, message);
    if (from > ctx.now) return planSending(ctx, messageId, from);

    if (message.state === 'scheduled') {
      await saveBegun(ctx, messageId, await addRecipients(ctx, message));
    }
    await saveProgress(ctx, messageId, await writeBatch(ctx, message));
    if (await hasWaiting(ctx, messageId)) await planSending(ctx, messageId, addSeconds(ctx.now, PAUSE_SECONDS));
    else await saveDone(ctx, messageId);
    await notifyWatchers(ctx);
  },
});

async function workableFrom(ctx: CompanyCtx, { id, channel, state, sendAt }: Message): Promise<Date> {
  if (sendAt > ctx.now) return sendAt;
  // Its staff could not take it back now.
  if (await isSuspended(ctx)) return addMinutes(ctx.now, SUSPENDED_MINUTES);
  const from = startableAt(ctx.now, await findQuietHours(ctx));
  if (from > ctx.now || state === 'scheduled') return from;
  const since = addMinutes(ctx.now, -WAITED_FOR_MINUTES);
  const waiting = await (channel === 'push' ? countWaitingPushes : countWaitingOf)(ctx, id, since);
  if (waiting < MOST_WAITING || (channel === 'email' && !(await mailsLeave(ctx)))) return ctx.now;
  return addSeconds(ctx.now, WAIT_SECONDS);
}

async function writeBatch(ctx: CompanyCtx, message: Message): Promise<{ sent: number; leftOut: number }> {
  const sender = await senderOf(ctx, message);
  const pushed: { customerId: string; content: PushContent }[] = [];
  const mails: MailDraft[] = [];
  const written: Written[] = [];
  const leftOut: LeftOut[] = [];
  const next = await lockNext(ctx, message.id, BATCH);
  const returning = message.channel === 'email' ? await returningOf(ctx, next) : new Set<string>();
  for (const { customerId, isBlocked, newsletter, hasDevice, ...reader } of next) {
    const isReturning = returning.has(reader.email);
    const facts = { hasAddress: reader.email !== '', isBlocked, newsletter, hasDevice, isReturning };
    const reason = whyLeftOut(message.channel, facts);
    if (reason) {
      leftOut.push({ customerId, reason });
      continue;
    }
    const { token, paths } = newCopy(ctx, message.id);
    if (message.channel === 'push') {
      pushed.push({ customerId, content: await composePush(ctx, sender, message, { reader, paths }) });
    } else {
      const mail = await composeMail(ctx, sender, message, { reader, paths });
      mails.push({ ...mail, mailing: { id: message.id, unsubscribe: `${sender.address}${paths.end}` } });
    }
    written.push({ customerId, token });
  }
  if (mails.length > 0) await sendMails(ctx, mails);
  if (pushed.length > 0) await sendPushes(ctx, message.id, pushed);
  if (written.length > 0) await saveSent(ctx, message.id, written);
  if (leftOut.length > 0) await saveLeftOut(ctx, message.id, leftOut);
  return { sent: written.length, leftOut: leftOut.length };
}

/** Addresses that mails come back from. */
async function returningOf(ctx: CompanyCtx, people: readonly { readonly email: string }[]): Promise<Set<string>> {
  const emails = people.map(({ email }) => email);
  const refused = await listRefusals(ctx, emails, addDays(ctx.now, -RETURNED_DAYS));
  return new Set(refused.filter(({ refusal }) => isAboutAddress(refusal)).map(({ recipient }) => recipient));
}

/** 128 bits: whoever has it can end it. */
const TOKEN_BYTES = 16;
/** Tells copies apart, and opens nothing. */
const MARK_BYTES = 8;

/** Of one copy of a message: its own way out, and its own way to where the button leads. */
function newCopy(ctx: Pick<WorkCtx, 'newSecret'>, messageId: string): { token: string; paths: CopyPaths } {
  const token = ctx.newSecret(TOKEN_BYTES);
  const follow = `/newsletter/weiter/${messageId}/${ctx.newSecret(MARK_BYTES)}`;
  return { token, paths: { end: `/newsletter/abmelden/${token}`, follow } };
}
