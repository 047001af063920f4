import * as z from 'zod/mini';
import type { CompanyCtx } from '../house/ctx.ts';
import type { Module } from '../house/module.ts';
import { job } from '../jobs/jobs.ts';
import { audit } from '../observe/audit.ts';
import { isRefusedForGood, refusalOf } from './link.ts';
import { findMail, type Mail, markRefused, markSent } from './store.ts';

/** About three days, with growing pauses. */
const TRIES = 20;

export const sendMailJob = job({
  name: 'send-mail',
  payload: z.object({ companyId: z.uuid(), mailId: z.uuid() }),
  transaction: 'own',
  tries: TRIES,
  run: async (work, { companyId, mailId }) => {
    const { db, house, now } = work;
    // Without a mail server the mail rests where staff can read it.
    if (!house.mail) return;
    const ctx = { db, companyId };
    const mail = await findMail(ctx, mailId);
    if (!mail || mail.sentAt || mail.refusedAt) return;
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
      await noteRefusal({ ...work, companyId }, mail, refusalOf(error));
      return;
    }
    await markSent(ctx, mailId, now);
  },
});

/** Whoever waits for it cannot know: staff see it in the mailbox and in the log. */
function noteRefusal(ctx: CompanyCtx, { id, recipient }: Mail, refusal: string): Promise<void> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    await markRefused(inside, id, ctx.now, refusal);
    await audit(inside, { subjectKind: 'mail', subjectId: id, action: 'mail.refused', after: { recipient, refusal } });
  });
}

/** Brings the mail job to whoever runs jobs. */
export const mailModule: Module = { name: 'mail', jobs: [sendMailJob] };
