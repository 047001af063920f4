import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { findMail, type Mail } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import { type mailboxApi, mailboxProblems } from '../contract.ts';

const problem = problemsOf(mailboxProblems);

export const readMail: UseCase<typeof mailboxApi.find> = async (ctx, { id }) => {
  const mail = await openMail(ctx, id);
  return { ...mail, attachments: mail.attachments.map(({ fileName }) => fileName) };
};

/**
 * Without a mail server this is how people get their links. With one, a link to choose a password is for its recipient alone,
 * also while it still waits to be sent.
 */
export async function openMail(ctx: Ctx, id: string): Promise<Mail> {
  const mail = await findMail(ctx, id);
  if (!mail) throw problem('mail.unknown');
  // A guest would take an account with it that outlasts the visit.
  const isWithheld = mail.confidential && (Boolean(ctx.app.mail) || ctx.caller.guest !== undefined);
  return isWithheld ? { ...mail, bodyText: '', bodyHtml: '', attachments: [] } : mail;
}
