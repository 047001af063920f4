import { problemsOf } from '@fachwerk/base/problem';
import { findMail } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import { type mailboxApi, mailboxProblems } from '../contract.ts';

const problem = problemsOf(mailboxProblems);

/**
 * Without a mail server this is how people get their links. With one, a link to choose a password is for its recipient alone,
 * also while it still waits to be sent.
 */
export const readMail: UseCase<typeof mailboxApi.find> = async (ctx, { id }) => {
  const mail = await findMail(ctx, id);
  if (!mail) throw problem('mail.unknown');
  const isWithheld = mail.confidential && Boolean(ctx.house.mail);
  return { ...mail, bodyText: isWithheld ? '' : mail.bodyText };
};
