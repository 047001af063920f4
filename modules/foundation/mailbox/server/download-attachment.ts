import { problemsOf } from '@fachwerk/base/problem';
import { madeFile } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import { type mailboxApi, mailboxProblems } from '../contract.ts';
import { openMail } from './read-mail.ts';

const problem = problemsOf(mailboxProblems);

/** Made anew, as it goes with the mail. */
export const downloadAttachment: UseCase<typeof mailboxApi.attachment> = async (ctx, { id, at }) => {
  const file = (await openMail(ctx, id)).attachments[at];
  const made = file && (await madeFile(ctx, file));
  if (!made) throw problem('mail.unknown');
  return { fileName: file.fileName, contentType: made.contentType, base64: made.content.toString('base64') };
};
