import { listMails } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import type { mailboxApi } from '../contract.ts';

export const PAGE_SIZE = 50;

/** Reads one mail more than it shows: that one tells whether there is a next page. */
export const listMailbox: UseCase<typeof mailboxApi.list> = async (ctx, { search, before }) => {
  const found = await listMails(ctx, { search, before, limit: PAGE_SIZE + 1 });
  const mails = found.slice(0, PAGE_SIZE);
  return { mails, next: found.length > PAGE_SIZE ? mails.at(-1)!.id : null };
};
