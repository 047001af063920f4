import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { Withdrawal, WithdrawalAnswer } from '../contract.ts';

export const withdrawalColumns = sql`w.id, w.company_id, c.name as company_name, w.received_at, w.name, w.email, w.order_number, w.subject,
  w.language, w.order_id, w.is_same_email, w.state, w.answered_at, w.version`;
export const withNames = sql`join companies.company_view c on c.company_id = w.company_id`;

export type NewWithdrawal = Pick<
  Withdrawal,
  'id' | 'name' | 'email' | 'orderNumber' | 'subject' | 'language' | 'orderId' | 'isSameEmail'
>;

export async function addWithdrawal(ctx: CompanyCtx, given: NewWithdrawal): Promise<void> {
  await ctx.db.rows(sql`
    insert into withdrawals.withdrawal (company_id, id, received_at, name, email, order_number, subject, language, order_id, is_same_email)
    values (${ctx.companyId}, ${given.id}, ${ctx.now}, ${given.name}, ${given.email}, ${given.orderNumber}, ${given.subject},
      ${given.language}, ${given.orderId}, ${given.isSameEmail})`);
}

export function findWithdrawal(
  ctx: CompanyCtx,
  visible: readonly string[],
  id: string,
): Promise<Withdrawal | undefined> {
  return ctx.db.first<Withdrawal>(sql`
    select ${withdrawalColumns} from withdrawals.withdrawal w ${withNames} where w.company_id = any(${visible}) and w.id = ${id}`);
}

/** Keeps it until the transaction ends: two people must not both answer without knowing of each other. */
export function lockWithdrawal(
  ctx: CompanyCtx,
  visible: readonly string[],
  id: string,
): Promise<Withdrawal | undefined> {
  return ctx.db.first<Withdrawal>(sql`
    select ${withdrawalColumns} from withdrawals.withdrawal w ${withNames} where w.company_id = any(${visible}) and w.id = ${id}
    for update of w`);
}

export async function saveAnswered(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`
    update withdrawals.withdrawal set state = 'answered', answered_at = ${ctx.now}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export function listAnswers(ctx: CompanyCtx, withdrawalId: string): Promise<WithdrawalAnswer[]> {
  return ctx.db.rows<WithdrawalAnswer>(sql`
    select id, at, person_name, text from withdrawals.answer
    where company_id = ${ctx.companyId} and withdrawal_id = ${withdrawalId} order by at, id`);
}

export async function addAnswer(ctx: CompanyCtx, withdrawalId: string, text: string): Promise<void> {
  await ctx.db.rows(sql`
    insert into withdrawals.answer (company_id, id, withdrawal_id, at, person_id, person_name, text)
    values (${ctx.companyId}, ${ctx.newId()}, ${withdrawalId}, ${ctx.now}, ${ctx.caller?.userId ?? null}, ${ctx.caller?.name ?? ''}, ${text})`);
}

/** How many withdrawals this address was named in lately. */
export async function countLately(
  ctx: CompanyCtx,
  visible: readonly string[],
  email: string,
  since: Date,
): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*) from withdrawals.withdrawal
    where company_id = any(${visible}) and email = ${email} and ${withinWindow(sql`received_at`, since, ctx.now)}`);
  return row!.count;
}

export type MeantOrder = { readonly companyId: string; readonly id: string; readonly email: string };

/** Orders are numbered by each company: of two with the same number the one placed with this address is meant, else none. */
export async function findMeantOrder(
  ctx: CompanyCtx,
  visible: readonly string[],
  number: string,
  email: string,
): Promise<MeantOrder | undefined> {
  const orders = await ctx.db.rows<MeantOrder>(sql`
    select company_id, id, lower(email) as email from orders.order_view where company_id = any(${visible}) and number = ${number} limit 10`);
  return orders.find((order) => order.email === email) ?? (orders.length === 1 ? orders[0] : undefined);
}
