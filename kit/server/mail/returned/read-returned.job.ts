import * as z from 'zod/mini';
import type { WorkCtx } from '../../app/ctx.ts';
import { type Job, job } from '../../jobs/jobs.ts';
import { audit } from '../../observe/audit.ts';
import { addDelay, findReturned, markReturned } from '../store.ts';
import { openMaildrop } from './maildrop.ts';
import { returnedMailId } from './return-address.ts';
import { reportIn } from './return-report.ts';

/** What is left over comes the next time. */
const MOST_AT_ONCE = 200;
/** Reports are short, unless they bring the whole mail along: its beginning will do. */
const LARGEST = 200_000;
const FIRST_LINES = 400;

const Payload = z.object({});

/** Empties the mailbox that mails come back to which could not be delivered after all. */
export const readReturnedJob: Job<typeof Payload> = job({
  name: 'read-returned-mails',
  payload: Payload,
  cron: '*/5 * * * *',
  transaction: 'own',
  tries: 1,
  run: async (work) => {
    const { mailReturns } = work.app;
    if (!mailReturns) return;
    const drop = await openMaildrop(mailReturns.pop3Url);
    try {
      const waiting = await drop.list();
      for (const { number, bytes } of waiting.slice(0, MOST_AT_ONCE)) {
        await takeIn(work, await drop.read(number, bytes > LARGEST ? FIRST_LINES : undefined));
        await drop.remove(number);
      }
      await drop.leave();
    } finally {
      drop.close();
    }
  },
});

/** Whoever knows the address of a mail was sent it, or has it from the servers on its way: a stranger marks nothing. */
async function takeIn(work: WorkCtx, source: string): Promise<void> {
  const report = await reportIn(source);
  const mailId = report && returnedMailId(work.app, report.addresses);
  const found = mailId ? await findReturned(work, mailId) : undefined;
  if (!report || !found) return;
  const ctx = { ...work, companyId: found.companyId };
  const { id, recipient } = found;
  if (!report.isForGood) return addDelay(ctx, id);
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    if (!(await markReturned(inside, id, ctx.now, report.words))) return;
    const after = { recipient, refusal: report.words };
    await audit(inside, { subjectKind: 'mail', subjectId: id, action: 'mail.refused', after });
  });
}
