import type { StaffLanguage } from '@fachwerk/base/language';
import { addDays, addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import { CONFIRM_MINUTES, PASS_MINUTES, type Sent, WINDOW_MINUTES } from '../rules/sign-up.ts';

export type Request = {
  readonly id: string;
  readonly email: string;
  readonly language: StaffLanguage;
  readonly codeHash: string | null;
  readonly tries: number;
};

const columns = sql`id, email, language, code_hash, tries`;

export type NewRequest = Pick<Request, 'id' | 'email' | 'language'> & {
  readonly ticketHash: string;
  readonly address: string;
};

export async function addRequest(ctx: CompanyCtx, request: NewRequest): Promise<void> {
  await ctx.db.rows(sql`
    insert into sign_up.request (company_id, id, email, language, ticket_hash, address, created_at, expires_at)
    values (${ctx.companyId}, ${request.id}, ${request.email}, ${request.language}, ${request.ticketHash}, ${request.address}, ${ctx.now},
      ${addMinutes(ctx.now, CONFIRM_MINUTES)})`);
}

export async function countRequestsFrom(ctx: CompanyCtx, address: string): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from sign_up.request
    where company_id = ${ctx.companyId} and address = ${address}
      and ${withinWindow(sql`created_at`, addMinutes(ctx.now, -WINDOW_MINUTES), ctx.now)}`);
  return row!.count;
}

/** Mails that left for this address while a link of theirs may still work. */
export async function countMailsTo(ctx: CompanyCtx, { id, email }: Request): Promise<Sent> {
  const row = await ctx.db.first<Sent>(sql`
    select count(*)::int as in_all, (count(*) filter (where r.address = (
      select a.address from sign_up.request a where a.company_id = ${ctx.companyId} and a.id = ${id})))::int as to_this_asker
    from sign_up.request r
    where r.company_id = ${ctx.companyId} and r.email = ${email}
      and ${withinWindow(sql`r.mailed_at`, addMinutes(ctx.now, -CONFIRM_MINUTES), ctx.now)}`);
  return row!;
}

/** Waits for its mail; kept until the transaction ends. */
export function lockWaiting(ctx: CompanyCtx, id: string): Promise<Request | undefined> {
  return ctx.db.first<Request>(sql`
    select ${columns} from sign_up.request
    where company_id = ${ctx.companyId} and id = ${id} and mailed_at is null and expires_at > ${ctx.now}
    for update`);
}

export async function noteMailed(
  ctx: CompanyCtx,
  id: string,
  secrets: { readonly tokenHash: string; readonly codeHash: string } | null,
): Promise<void> {
  await ctx.db.rows(sql`
    update sign_up.request set mailed_at = ${ctx.now}, token_hash = ${secrets?.tokenHash ?? null}, code_hash = ${secrets?.codeHash ?? null}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

const open = (ctx: CompanyCtx) =>
  sql`company_id = ${ctx.companyId} and confirmed_at is null and expires_at > ${ctx.now}`;

export function lockByToken(ctx: CompanyCtx, tokenHash: string): Promise<Request | undefined> {
  return ctx.db.first<Request>(
    sql`select ${columns} from sign_up.request where ${open(ctx)} and token_hash = ${tokenHash} for update`,
  );
}

export function lockByTicket(ctx: CompanyCtx, ticketHash: string): Promise<Request | undefined> {
  return ctx.db.first<Request>(
    sql`select ${columns} from sign_up.request where ${open(ctx)} and ticket_hash = ${ticketHash} for update`,
  );
}

export async function countWrongCode(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(
    sql`update sign_up.request set tries = tries + 1 where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

export async function saveConfirmed(ctx: CompanyCtx, id: string, passHash: string): Promise<void> {
  await ctx.db.rows(sql`
    update sign_up.request set confirmed_at = ${ctx.now}, pass_hash = ${passHash}, pass_expires_at = ${addMinutes(ctx.now, PASS_MINUTES)}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Whose form this is. Everything else that was asked for this address is kept with it: of several at once one becomes a company. */
export async function lockByPass(ctx: CompanyCtx, passHash: string): Promise<Request | undefined> {
  const rows = await ctx.db.rows<Request & { isThis: boolean; isMade: boolean; isValid: boolean }>(sql`
    select ${columns}, pass_hash = ${passHash} as is_this, made_company_id is not null as is_made, pass_expires_at > ${ctx.now} as is_valid
    from sign_up.request
    where company_id = ${ctx.companyId}
      and email = (select r.email from sign_up.request r where r.company_id = ${ctx.companyId} and r.pass_hash = ${passHash})
    order by id
    for update`);
  return rows.find(({ isThis, isMade, isValid }) => isThis && !isMade && isValid);
}

/** Before the password is hashed: whether it is worth it. */
export async function findByPass(ctx: CompanyCtx, passHash: string): Promise<Request | undefined> {
  return ctx.db.first<Request>(sql`
    select ${columns} from sign_up.request
    where company_id = ${ctx.companyId} and pass_hash = ${passHash} and made_company_id is null and pass_expires_at > ${ctx.now}`);
}

export async function saveMade(ctx: CompanyCtx, id: string, madeCompanyId: string, accepted: object): Promise<void> {
  await ctx.db.rows(sql`
    update sign_up.request set made_company_id = ${madeCompanyId}, accepted = ${jsonOf(accepted)}::jsonb, pass_hash = null
    where company_id = ${ctx.companyId} and id = ${id}`);
}

const KEPT_DAYS = 7;

/** What became a company stays: it says to what somebody agreed. */
export async function removeOldRequests(ctx: WorkCtx): Promise<void> {
  await deleteInBatches(ctx.db, {
    table: 'sign_up.request',
    which: sql`old.created_at < ${addDays(ctx.now, -KEPT_DAYS)} and old.made_company_id is null`,
    why: 'housekeeping for every company',
  });
}
