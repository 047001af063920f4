import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import { LOGIN_MINUTES, WINDOW_MINUTES } from '../../rules/login.ts';

export type Login = {
  readonly id: string;
  readonly email: string;
  readonly returnTo: string;
  readonly customerId: string | null;
  readonly codeHash: string | null;
  readonly tries: number;
};

const columns = sql`id, email, return_to, customer_id, code_hash, tries`;

export type NewLogin = {
  readonly id: string;
  readonly email: string;
  readonly returnTo: string;
  readonly ticketHash: string;
  /** Keyed: the table names nobody's address. */
  readonly address: string;
};

export async function addLogin(ctx: CompanyCtx, login: NewLogin): Promise<void> {
  await ctx.db.rows(sql`
    insert into customer_accounts.login (company_id, id, email, return_to, ticket_hash, address, created_at, expires_at)
    values (${ctx.companyId}, ${login.id}, ${login.email}, ${login.returnTo}, ${login.ticketHash}, ${login.address}, ${ctx.now},
      ${addMinutes(ctx.now, LOGIN_MINUTES)})`);
}

export async function countRequestsFrom(ctx: CompanyCtx, address: string): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from customer_accounts.login
    where company_id = ${ctx.companyId} and address = ${address}
      and ${withinWindow(sql`created_at`, addMinutes(ctx.now, -WINDOW_MINUTES), ctx.now)}`);
  return row!.count;
}

export type SentMails = { readonly inAll: number; readonly toThisAsker: number };

/** Mails with a link of this person that still works, and how many of them were asked for from where this one was. */
export async function countMailsTo(ctx: CompanyCtx, customerId: string, loginId: string): Promise<SentMails> {
  const row = await ctx.db.first<SentMails>(sql`
    select count(*)::int as in_all,
      (count(*) filter (where l.address = (
        select a.address from customer_accounts.login a where a.company_id = ${ctx.companyId} and a.id = ${loginId})))::int as to_this_asker
    from customer_accounts.login l
    where l.company_id = ${ctx.companyId} and l.customer_id = ${customerId}
      and ${withinWindow(sql`l.created_at`, addMinutes(ctx.now, -LOGIN_MINUTES), ctx.now)}`);
  return row!;
}

/** Waits for its mail; kept until the transaction ends. */
export function lockWaiting(ctx: CompanyCtx, id: string): Promise<Login | undefined> {
  return ctx.db.first<Login>(sql`
    select ${columns} from customer_accounts.login
    where company_id = ${ctx.companyId} and id = ${id} and customer_id is null and used_at is null and expires_at > ${ctx.now}
    for update`);
}

export async function saveSecrets(
  ctx: CompanyCtx,
  id: string,
  secrets: { readonly customerId: string; readonly tokenHash: string; readonly codeHash: string },
): Promise<void> {
  await ctx.db.rows(sql`
    update customer_accounts.login set customer_id = ${secrets.customerId}, token_hash = ${secrets.tokenHash}, code_hash = ${secrets.codeHash}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export function lockByToken(ctx: CompanyCtx, tokenHash: string): Promise<Login | undefined> {
  return ctx.db.first<Login>(sql`
    select ${columns} from customer_accounts.login
    where company_id = ${ctx.companyId} and token_hash = ${tokenHash} and used_at is null and expires_at > ${ctx.now}
    for update`);
}

export function lockByTicket(ctx: CompanyCtx, ticketHash: string): Promise<Login | undefined> {
  return ctx.db.first<Login>(sql`
    select ${columns} from customer_accounts.login
    where company_id = ${ctx.companyId} and ticket_hash = ${ticketHash} and used_at is null and expires_at > ${ctx.now}
    for update`);
}

export async function countWrongCode(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(
    sql`update customer_accounts.login set tries = tries + 1 where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

/** Whoever is in needs no other link. */
export async function useUpLogins(ctx: CompanyCtx, customerId: string): Promise<void> {
  await ctx.db.rows(sql`
    update customer_accounts.login set used_at = ${ctx.now}
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and used_at is null`);
}

export async function removeOldLogins(ctx: WorkCtx): Promise<void> {
  await deleteInBatches(ctx.db, {
    table: 'customer_accounts.login',
    // An hour is what the count of mails looks back.
    which: sql`old.created_at < ${addMinutes(ctx.now, -60)}`,
    why: 'housekeeping for every company',
  });
}
