import * as z from 'zod/mini';
import type { App, CompanyCtx, WorkCtx } from '../app/ctx.ts';
import type { Module } from '../app/module.ts';
import { addJob, type Job, job } from '../jobs/jobs.ts';
import { audit } from '../observe/audit.ts';
import { madeFile } from './attachment.ts';
import { isRefusedForGood, type OutgoingFile, refusalOf } from './link.ts';
import type { MailWay } from './mail-way.ts';
import { readReturnedJob } from './returned/read-returned.job.ts';
import { returnAddress } from './returned/return-address.ts';
import { findMail, type Mail, markRefused, markSent } from './store.ts';

/** About three days, with growing pauses. */
const TRIES = 20;

const Payload = z.object({ companyId: z.uuid(), mailId: z.uuid() });

export const sendMailJob: Job<typeof Payload> = job({
  name: 'send-mail',
  payload: Payload,
  transaction: 'own',
  tries: TRIES,
  run: (ctx, payload) => deliver(ctx, payload, sendMailJob),
});

/** One mail of many of the same: what a customer waits for does not stand behind a newsletter. */
export const sendMailingJob: Job<typeof Payload> = job({
  name: 'send-mailing',
  isBatch: true,
  payload: Payload,
  transaction: 'own',
  tries: TRIES,
  run: (ctx, payload) => deliver(ctx, payload, sendMailingJob),
});

async function deliver(
  work: WorkCtx,
  { companyId, mailId }: z.infer<typeof Payload>,
  again: Job<typeof Payload>,
): Promise<void> {
  const { app, now } = work;
  const ctx = { ...work, companyId };
  const way = await wayOf(ctx);
  // Without a mail server the mail rests where staff can read it.
  if (way === null) return;
  const mail = await findMail(ctx, mailId);
  if (!mail || mail.sentAt || mail.refusedAt) return;
  const later = mail.confidential ? null : await way.later?.();
  if (later) return addJob(work, again, { companyId, mailId }, { runAt: later });
  try {
    await way.send({
      messageId: `<${mailId}@${new URL(app.publicUrl).hostname}>`,
      to: mail.recipient,
      ...(app.mailReturns && { returnPath: returnAddress(app, app.mailReturns.address, mailId) }),
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      ...(mail.unsubscribe && { unsubscribe: mail.unsubscribe }),
      subject: mail.subject,
      text: mail.bodyText,
      html: mail.bodyHtml,
      attachments: await filesOf(ctx, mail),
    });
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    app.log.warn({ mailId, companyId, err: error }, 'the mail server refused a mail for good');
    await noteRefusal(ctx, mail, refusalOf(error));
    return;
  }
  await markSent(ctx, mailId, now);
}

const wayOf = async (ctx: CompanyCtx): Promise<MailWay | null> =>
  ctx.app.mailWay ? ctx.app.mailWay(ctx) : usualWay(ctx.app);

/** Whether the mails of this company go anywhere; otherwise they rest where staff can read them. */
export const mailsLeave = async (ctx: CompanyCtx): Promise<boolean> => (await wayOf(ctx)) !== null;

/** By the mail server of the installation, under its own name. */
const usualWay = ({ mail }: App): MailWay | null => (mail ? { send: (outgoing) => mail.send(outgoing) } : null);

/** One that cannot be made any more keeps nobody from getting the mail. */
async function filesOf(ctx: CompanyCtx, { id, attachments }: Mail): Promise<OutgoingFile[]> {
  const files: OutgoingFile[] = [];
  for (const each of attachments) {
    const made = await madeFile(ctx, each);
    if (made) files.push({ fileName: each.fileName, ...made });
    else ctx.app.log.warn({ mailId: id, maker: each.maker }, 'a mail leaves without an attachment');
  }
  return files;
}

/** The recipient cannot be notified: staff see the refusal in the mailbox and in the log. */
function noteRefusal(ctx: CompanyCtx, { id, recipient }: Mail, refusal: string): Promise<void> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    await markRefused(inside, id, ctx.now, refusal);
    await audit(inside, { subjectKind: 'mail', subjectId: id, action: 'mail.refused', after: { recipient, refusal } });
  });
}

/** Registers the jobs of mails with the job runner. */
export const mailModule: Module = { name: 'mail', jobs: [sendMailJob, sendMailingJob, readReturnedJob] };
