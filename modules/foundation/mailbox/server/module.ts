import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { mailboxApi, mailboxCapabilities, mailboxProblems } from '../contract.ts';
import { downloadAttachment } from './download-attachment.ts';
import { listMailbox } from './list-mailbox.ts';
import { readMail } from './read-mail.ts';

export const mailbox: Module = {
  name: 'mailbox',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: mailboxCapabilities,
  problems: mailboxProblems,
  routes: [
    on(mailboxApi.list, listMailbox),
    on(mailboxApi.find, readMail),
    on(mailboxApi.attachment, downloadAttachment),
  ],
};
