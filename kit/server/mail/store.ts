import { patternOf } from '../db/search.ts';
import { allOf, jsonOf, sql } from '../db/sql.ts';
import type { CompanyCtx } from '../house/ctx.ts';
import type { AttachedFile } from './attachment-types.ts';

export type MailHead = {
  readonly id: string;
  readonly at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly sentAt: Date | null;
  /** The mail server said no for good, in these words. */
  readonly refusedAt: Date | null;
  readonly refusal: string;
};

export type Mail = MailHead & {
  readonly bodyText: string;
  readonly bodyHtml: string;
  readonly confidential: boolean;
  readonly attachments: readonly AttachedFile[];
};

export type NewMail = Omit<Mail, 'id' | 'at' | 'sentAt' | 'refusedAt' | 'refusal'>;

const head = sql`id, at, recipient, subject, sent_at, refused_at, refusal`;

type InCompany = Pick<CompanyCtx, 'db' | 'companyId'>;

export async function addMail(ctx: CompanyCtx, id: string, mail: NewMail): Promise<void> {
  await ctx.db.rows(sql`
    insert into kit.mail (company_id, id, at, recipient, subject, body_text, body_html, confidential, attachments)
    values (${ctx.companyId}, ${id}, ${ctx.now}, ${mail.recipient}, ${mail.subject}, ${mail.bodyText}, ${mail.bodyHtml},
      ${mail.confidential}, ${jsonOf(mail.attachments)}::jsonb)`);
}

export function findMail(ctx: InCompany, id: string): Promise<Mail | undefined> {
  return ctx.db.first<Mail>(sql`
    select ${head}, body_text, body_html, confidential, attachments from kit.mail
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** A confidential text has done its work once it is delivered. */
export async function markSent(ctx: InCompany, id: string, now: Date): Promise<void> {
  await ctx.db.rows(sql`
    update kit.mail set sent_at = ${now},
      body_text = case when confidential then '' else body_text end,
      body_html = case when confidential then '' else body_html end
    where company_id = ${ctx.companyId} and id = ${id} and sent_at is null`);
}

/** What it carried is of no use any more, and is blanked like one that was delivered. */
export async function markRefused(ctx: InCompany, id: string, now: Date, refusal: string): Promise<void> {
  await ctx.db.rows(sql`
    update kit.mail set refused_at = ${now}, refusal = ${refusal},
      body_text = case when confidential then '' else body_text end,
      body_html = case when confidential then '' else body_html end
    where company_id = ${ctx.companyId} and id = ${id} and sent_at is null and refused_at is null`);
}

/** How many were refused for good since then. */
export async function countRefusedMails(ctx: InCompany, since: Date): Promise<number> {
  const found = await ctx.db.first<{ count: number }>(sql`
    select count(*) from kit.mail where company_id = ${ctx.companyId} and refused_at >= ${since}`);
  return found!.count;
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

/** Also those that still wait to be sent: whoever was erased gets no more mail. */
export async function removeMailsTo({ db }: InCompany, companies: readonly string[], recipient: string): Promise<void> {
  await db.rows(sql`delete from kit.mail where company_id = any(${companies}::uuid[]) and recipient = ${recipient}`);
}
