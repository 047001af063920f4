import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '../app/ctx.ts';
import { addJobs } from '../jobs/jobs.ts';
import type { AttachedFile } from './attachment-types.ts';
import {
  type MailButton,
  type MailContent,
  type MailHighlight,
  type MailPicture,
  type MailStyle,
  mailHtml,
  mailText,
} from './body.ts';
import { sendMailingJob, sendMailJob } from './send-mail.job.ts';
import { addMails, type NewMail } from './store.ts';

export { attached, attachment, madeFile } from './attachment.ts';
export type { AttachedFile } from './attachment-types.ts';
export type { MailPicture, MailStyle } from './body.ts';
export { mailsLeave } from './send-mail.job.ts';
export {
  countMailing,
  countRefusedMails,
  countSentMails,
  countWaitingOf,
  findMail,
  listMails,
  listMailsTo,
  listRefusals,
  type Mail,
  removeMailsTo,
  removeWaitingMailings,
} from './store.ts';

export type MailDraft = {
  readonly to: string;
  /** Where answers go, when that is somebody else than the company. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  /** What it is written in: whoever has it read aloud hears it in that voice. */
  readonly language?: Language | undefined;
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
  readonly look?: MailStyle;
  readonly highlight?: MailHighlight;
  readonly picture?: MailPicture | undefined;
  /** Carries a secret: the text is blanked once it is delivered. */
  readonly confidential?: boolean;
  /** One of many of the same. `unsubscribe` is the page, also in its text, where its recipient ends them; mail programs offer it by themselves. */
  readonly mailing?: { readonly id: string; readonly unsubscribe: string };
};

const LONGEST_SUBJECT = 200;

/** Leaves after the commit, by a job that knows only ids: no address and no link lies in the queue. */
export function sendMail(ctx: CompanyCtx, draft: MailDraft): Promise<void> {
  return sendMails(ctx, [draft]);
}

/** As many as there are, in two statements; in three when newsletters are among others. */
export async function sendMails(ctx: CompanyCtx, drafts: readonly MailDraft[]): Promise<void> {
  const mails = drafts.map((draft) => ({ id: ctx.newId(), ...written(draft) }));
  await addMails(ctx, mails);
  const jobsOf = (isMailing: boolean) =>
    mails
      .filter(({ mailingId }) => (mailingId !== null) === isMailing)
      .map(({ id }) => ({ companyId: ctx.companyId, mailId: id }));
  await addJobs(ctx, sendMailJob, jobsOf(false));
  await addJobs(ctx, sendMailingJob, jobsOf(true));
}

function written(draft: MailDraft): NewMail {
  const { subject, language, text, button, links, look, highlight, picture, companyName = 'Fachwerk' } = draft;
  const content: MailContent = { subject, language, text, button, links, look, highlight, picture, companyName };
  return {
    recipient: oneAddress(draft.to),
    replyTo: draft.replyTo ? oneAddress(draft.replyTo) : '',
    subject: oneLine(draft.subject).slice(0, LONGEST_SUBJECT),
    bodyText: mailText(content),
    bodyHtml: draft.html ?? mailHtml(content),
    confidential: draft.confidential ?? false,
    attachments: draft.attachments ?? [],
    mailingId: draft.mailing?.id ?? null,
    unsubscribe: draft.mailing?.unsubscribe ?? '',
  };
}

/** Exactly one address without anything that could start another header or name a second recipient. */
function oneAddress(to: string): string {
  if (to.length > 254 || !/^[^\s<>()[\]\\,;:"\p{C}]+@[^\s<>()\\,;:"@\p{C}]+$/u.test(to)) {
    throw new RangeError('not one mail address');
  }
  return to;
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
