import { type Module, on } from '@fachwerk/server/module';
import { mailboxApi, mailboxCapabilities, mailboxProblems } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { listMailbox } from './list-mailbox.ts';
import { readMail } from './read-mail.ts';

export const mailbox: Module = {
  name: 'mailbox',
  texts: { de, deDu, en },
  capabilities: mailboxCapabilities,
  problems: mailboxProblems,
  routes: [on(mailboxApi.list, listMailbox), on(mailboxApi.find, readMail)],
};
