import { type Module, on } from '@fachwerk/server/module';
import { mailboxApi, mailboxCapabilities, mailboxProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { downloadAttachment } from './download-attachment.ts';
import { listMailbox } from './list-mailbox.ts';
import { readMail } from './read-mail.ts';

export const mailbox: Module = {
  name: 'mailbox',
  texts,
  capabilities: mailboxCapabilities,
  problems: mailboxProblems,
  routes: [
    on(mailboxApi.list, listMailbox),
    on(mailboxApi.find, readMail),
    on(mailboxApi.attachment, downloadAttachment),
  ],
};
