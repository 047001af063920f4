import type { CompanyCtx } from '../house/ctx.ts';
import { addJob } from '../jobs/jobs.ts';
import type { AttachedFile } from './attachment-types.ts';
import { type MailButton, type MailContent, type MailHighlight, type MailLook, mailHtml, mailText } from './body.ts';
import { sendMailJob } from './send-mail.job.ts';
import { addMail } from './store.ts';

export { attached, attachment, madeFile } from './attachment.ts';
export type { AttachedFile } from './attachment-types.ts';
export type { MailLook } from './body.ts';
export { countRefusedMails, findMail, listMails, listMailsTo, type Mail, removeMailsTo } from './store.ts';

export type MailDraft = {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs, divided by empty lines. */
  readonly text: string;
  /** Only where paragraphs and a button are not enough. Whoever gives it has escaped it. */
  readonly html?: string;
  /** The one thing to do; its address also stands in the text. */
  readonly button?: MailButton;
  /** What else one may want to see, as words. */
  readonly links?: readonly MailButton[];
  /** Made when it leaves. */
  readonly attachments?: readonly AttachedFile[];
  /** Whose mail this is. */
  readonly companyName?: string;
  /** As the site of that company looks; without it, as the house does. */
  readonly look?: MailLook;
  readonly highlight?: MailHighlight;
  /** Carries a secret: the text is blanked once it is delivered. */
  readonly confidential?: boolean;
};

const LONGEST_SUBJECT = 200;

/** Leaves after the commit, by a job that knows only ids: no address and no link lies in the queue. */
export async function sendMail(ctx: CompanyCtx, draft: MailDraft): Promise<void> {
  const { text, button, links, look, highlight, companyName = 'Fachwerk' } = draft;
  const content: MailContent = { text, button, links, look, highlight, companyName };
  const mailId = ctx.newId();
  await addMail(ctx, mailId, {
    recipient: oneAddress(draft.to),
    subject: oneLine(draft.subject).slice(0, LONGEST_SUBJECT),
    bodyText: mailText(content),
    bodyHtml: draft.html ?? mailHtml(content),
    confidential: draft.confidential ?? false,
    attachments: draft.attachments ?? [],
  });
  await addJob(ctx, sendMailJob, { companyId: ctx.companyId, mailId });
}

/** Exactly one address without anything that could start another header or name a second recipient. */
function oneAddress(to: string): string {
  if (to.length > 254 || !/^[^\s<>()[\]\\,;:"\p{C}]+@[^\s<>()\\,;:"@\p{C}]+$/u.test(to)) {
    throw new RangeError('not one mail address');
  }
  return to;
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
