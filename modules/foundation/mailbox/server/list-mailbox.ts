import { addDays } from '@fachwerk/base/time';
import { countRefusedMails, listMails } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import type { mailboxApi } from '../contract.ts';

export const PAGE_SIZE = 50;
const LATELY_DAYS = 30;

/** Reads one mail more than it shows: that one tells whether there is a next page. */
export const listMailbox: UseCase<typeof mailboxApi.list> = async (ctx, { search, before, state }) => {
  const [found, refusedLately] = await Promise.all([
    listMails(ctx, { search, before, isRefused: state === 'refused', limit: PAGE_SIZE + 1 }),
    countRefusedMails(ctx, addDays(ctx.now, -LATELY_DAYS)),
  ]);
  const mails = found.slice(0, PAGE_SIZE);
  return { mails, next: found.length > PAGE_SIZE ? mails.at(-1)!.id : null, refusedLately };
};
