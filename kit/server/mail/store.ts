import { addDays } from '@fachwerk/base/time';
import type { CompanyCtx, WorkCtx } from '../app/ctx.ts';
import { patternOf } from '../db/search.ts';
import { acrossCompanies, allOf, jsonOf, sql } from '../db/sql.ts';
import type { AttachedFile } from './attachment-types.ts';

export type MailHead = {
  readonly id: string;
  readonly at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly sentAt: Date | null;
  /** The mail server said no for good, at once or after it had taken the mail, in these words. */
  readonly refusedAt: Date | null;
  readonly refusal: string;
};

export type Mail = MailHead & {
  /** Empty: to the company. */
  readonly replyTo: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  readonly confidential: boolean;
  readonly attachments: readonly AttachedFile[];
  /** Which sending to many it belongs to. */
  readonly mailingId: string | null;
  /** Where its recipient ends such mails; empty once it has left, and where there is nothing to end. */
  readonly unsubscribe: string;
  /** How often a server on its way said that it is still trying. */
  readonly delays: number;
};

export type NewMail = Omit<Mail, 'id' | 'at' | 'sentAt' | 'refusedAt' | 'refusal' | 'delays'>;

const head = sql`id, at, recipient, subject, sent_at, refused_at, refusal`;

const LONGEST_TRIED_DAYS = 4;

type InCompany = Pick<CompanyCtx, 'db' | 'companyId'>;

/** All in one statement, each under an id of its own. */
export async function addMails(ctx: CompanyCtx, mails: readonly (NewMail & { readonly id: string })[]): Promise<void> {
  const each = <Name extends keyof (typeof mails)[number]>(name: Name) => mails.map((mail) => mail[name]);
  const attachments = mails.map((mail) => jsonOf(mail.attachments));
  await ctx.db.rows(sql`
    insert into kit.mail (company_id, id, at, recipient, reply_to, subject, body_text, body_html, confidential, attachments,
      mailing_id, unsubscribe)
    select ${ctx.companyId}, m.id, ${ctx.now}, m.recipient, m.reply_to, m.subject, m.body_text, m.body_html, m.confidential,
      m.attachments::jsonb, m.mailing_id, m.unsubscribe
    from unnest(${each('id')}::uuid[], ${each('recipient')}::text[], ${each('replyTo')}::text[], ${each('subject')}::text[],
      ${each('bodyText')}::text[], ${each('bodyHtml')}::text[], ${each('confidential')}::boolean[], ${attachments}::text[],
      ${each('mailingId')}::uuid[], ${each('unsubscribe')}::text[])
      as m (id, recipient, reply_to, subject, body_text, body_html, confidential, attachments, mailing_id, unsubscribe)`);
}

export function findMail(ctx: InCompany, id: string): Promise<Mail | undefined> {
  return ctx.db.first<Mail>(sql`
    select ${head}, reply_to, body_text, body_html, confidential, attachments, mailing_id, unsubscribe, delays from kit.mail
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** What stays of a text that has done its work: nothing of a confidential one, and no address that ends something for its recipient. */
const spent = sql`unsubscribe = '',
      body_text = case when confidential then '' when unsubscribe <> '' then replace(body_text, unsubscribe, '') else body_text end,
      body_html = case when confidential then '' when unsubscribe <> '' then replace(body_html, unsubscribe, '') else body_html end`;

/** A confidential text has done its work once it is delivered. */
export async function markSent(ctx: InCompany, id: string, now: Date): Promise<void> {
  await ctx.db.rows(sql`
    update kit.mail set sent_at = ${now}, ${spent}
    where company_id = ${ctx.companyId} and id = ${id} and sent_at is null`);
}

/** What it carried is of no use any more, and is blanked like one that was delivered. */
export async function markRefused(ctx: InCompany, id: string, now: Date, refusal: string): Promise<void> {
  await ctx.db.rows(sql`
    update kit.mail set refused_at = ${now}, refusal = ${refusal}, ${spent}
    where company_id = ${ctx.companyId} and id = ${id} and sent_at is null and refused_at is null`);
}

/** The mail with this id, of any company: the id is a secret. */
export function findReturned(
  { db }: Pick<WorkCtx, 'db'>,
  id: string,
): Promise<{ readonly companyId: string; readonly id: string; readonly recipient: string } | undefined> {
  return db.first(
    acrossCompanies(
      'a mail that comes back names itself alone',
      sql`select company_id, id, recipient from kit.mail where id = ${id}`,
    ),
  );
}

/** It had left, and came back. False where that is known. */
export async function markReturned(ctx: InCompany, id: string, now: Date, refusal: string): Promise<boolean> {
  const marked = await ctx.db.count(sql`
    update kit.mail set refused_at = ${now}, refusal = ${refusal}
    where company_id = ${ctx.companyId} and id = ${id} and sent_at is not null and refused_at is null`);
  return marked > 0;
}

export async function addDelay(ctx: InCompany, id: string): Promise<void> {
  await ctx.db.write(sql`
    update kit.mail set delays = delays + 1 where company_id = ${ctx.companyId} and id = ${id} and refused_at is null`);
}

/** What was refused to these addresses since then, in the words of the mail servers. */
export function listRefusals(
  ctx: InCompany,
  recipients: readonly string[],
  since: Date,
): Promise<{ readonly recipient: string; readonly refusal: string }[]> {
  return ctx.db.rows(sql`
    select recipient, refusal from kit.mail
    where company_id = ${ctx.companyId} and recipient = any(${recipients}::text[]) and refused_at >= ${since}`);
}

/** How many were refused for good since then. */
export async function countRefusedMails(ctx: InCompany, since: Date): Promise<number> {
  const found = await ctx.db.first<{ count: number }>(sql`
    select count(*) from kit.mail where company_id = ${ctx.companyId} and refused_at >= ${since}`);
  return found!.count;
}

/** How many left since then. A mail is tried for three days: what is older cannot be among them. */
export async function countSentMails(ctx: InCompany, since: Date): Promise<number> {
  const found = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from kit.mail
    where company_id = ${ctx.companyId} and at >= ${addDays(since, -LONGEST_TRIED_DAYS)} and sent_at >= ${since}`);
  return found!.count;
}

export type MailingCounts = { readonly sent: number; readonly refused: number };

/** How far a sending to many has come. */
export async function countMailing(ctx: InCompany, mailingId: string): Promise<MailingCounts> {
  const found = await ctx.db.first<MailingCounts>(sql`
    select count(*) filter (where sent_at is not null and refused_at is null)::int as sent, count(refused_at)::int as refused from kit.mail
    where company_id = ${ctx.companyId} and mailing_id = ${mailingId}`);
  return found!;
}

/** More than these are many. */
const MOST_COUNTED = 1000;

/** How many of it were written since then and have not left. What was tried for longer waits for its recipient, not for its turn. */
export async function countWaitingOf(ctx: InCompany, mailingId: string, since: Date): Promise<number> {
  const found = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from (
      select from kit.mail
      where company_id = ${ctx.companyId} and mailing_id = ${mailingId} and at >= ${since} and sent_at is null and refused_at is null
      limit ${MOST_COUNTED}) as waiting`);
  return found!.count;
}

/** Unsubscribing also removes mailings that still wait to be sent. */
export async function removeWaitingMailings(ctx: InCompany, recipient: string): Promise<void> {
  await ctx.db.rows(sql`
    delete from kit.mail
    where company_id = ${ctx.companyId} and recipient = ${recipient} and mailing_id is not null and sent_at is null and refused_at is null`);
}

export type MailPage = {
  /** Looked for in recipient and subject, whatever its case. */
  readonly search?: string | undefined;
  /** Id of the last mail already shown. */
  readonly before?: string | undefined;
  /** Those alone that the mail server refused for good. */
  readonly isRefused?: boolean | undefined;
  readonly limit: number;
};

/** Newest first. */
export function listMails(ctx: InCompany, { search, before, isRefused, limit }: MailPage): Promise<MailHead[]> {
  const pattern = search ? patternOf(search) : null;
  const conditions = allOf([
    sql`company_id = ${ctx.companyId}`,
    before
      ? sql`(at, id) < (select at, id from kit.mail where company_id = ${ctx.companyId} and id = ${before})`
      : null,
    isRefused ? sql`refused_at is not null` : null,
    pattern ? sql`(recipient ilike ${pattern} or subject ilike ${pattern})` : null,
  ]);
  return ctx.db.rows<MailHead>(sql`
    select ${head} from kit.mail where ${conditions}
    order by at desc, id desc
    limit ${limit}`);
}

export type MailTo = MailHead & { readonly companyId: string };

/** What these companies have written to one address, newest first. */
export function listMailsTo(
  { db }: InCompany,
  companies: readonly string[],
  recipient: string,
  limit: number,
): Promise<MailTo[]> {
  return db.rows<MailTo>(sql`
    select company_id, ${head} from kit.mail where company_id = any(${companies}::uuid[]) and recipient = ${recipient}
    order by at desc, id desc
    limit ${limit}`);
}

/** Also removes mails that still wait to be sent, and those the person wrote by a form: an erased person gets no more mail. */
export async function removeMailsTo({ db }: InCompany, companies: readonly string[], recipient: string): Promise<void> {
  const mail = sql`delete from kit.mail where company_id = any(${companies}::uuid[])`;
  await db.rows(sql`${mail} and recipient = ${recipient}`);
  await db.rows(sql`${mail} and reply_to = ${recipient} and reply_to <> ''`);
}
