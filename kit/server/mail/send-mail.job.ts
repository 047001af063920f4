import * as z from 'zod/mini';
import type { Module } from '../house/module.ts';
import { job } from '../jobs/jobs.ts';
import { isRefusedForGood } from './link.ts';
import { findMail, markSent } from './store.ts';

/** About three days, with growing pauses. */
const TRIES = 20;

export const sendMailJob = job({
  name: 'send-mail',
  payload: z.object({ companyId: z.uuid(), mailId: z.uuid() }),
  transaction: 'own',
  tries: TRIES,
  run: async ({ db, house, now }, { companyId, mailId }) => {
    // Without a mail server the mail rests where staff can read it.
    if (!house.mail) return;
    const ctx = { db, companyId };
    const mail = await findMail(ctx, mailId);
    if (!mail || mail.sentAt) return;
    try {
      await house.mail.send({
        messageId: `<${mailId}@${new URL(house.publicUrl).hostname}>`,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.bodyText,
        html: mail.bodyHtml,
      });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      house.log.warn({ mailId, companyId, err: error }, 'the mail server refused a mail for good');
      return;
    }
    await markSent(ctx, mailId, now);
  },
});

/** Brings the mail job to whoever runs jobs. */
export const mailModule: Module = { name: 'mail', jobs: [sendMailJob] };
