import { hashToken, keyedHash } from '@fachwerk/server/crypto';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { sql } from '@fachwerk/server/sql';
import { type RowOf, table } from '@fachwerk/server/table';
import { withinWindow } from '@fachwerk/server/within-window';

const signUp = table('customers.sign_up', {
  id: 'uuid',
  email: 'text',
  firstName: 'text',
  language: 'text',
  consent: 'text',
  place: 'text',
  askedAt: 'timestamptz',
  confirmedAt: 'timestamptz?',
  customerId: 'uuid?',
});
export type SignUp = RowOf<typeof signUp>;

/** `ctx.companyId` is the network in every function here. Known to nobody without the house's secret. */
export const signUpToken = (ctx: CompanyCtx, id: string): string =>
  keyedHash(ctx.app, 'customers.sign_up', `${ctx.companyId}\n${id}`);

type NewSignUp = Omit<SignUp, 'askedAt' | 'confirmedAt' | 'customerId'> & { readonly sentKey: string };

/** False: the very same form has come before. */
export async function addSignUp(ctx: CompanyCtx, given: NewSignUp): Promise<boolean> {
  const added = await ctx.db.first(sql`
    insert into customers.sign_up (company_id, id, email, first_name, language, consent, place, token_hash, sent_key, asked_at)
    values (${ctx.companyId}, ${given.id}, ${given.email}, ${given.firstName}, ${given.language}, ${given.consent}, ${given.place},
      ${hashToken(signUpToken(ctx, given.id))}, ${given.sentKey}, ${ctx.now})
    on conflict on constraint sign_up_once do nothing
    returning id`);
  return added !== undefined;
}

/** How many signed up since, and how many of them with this address. */
export async function countSignUps(
  ctx: CompanyCtx,
  email: string,
  since: Date,
): Promise<{ readonly all: number; readonly ofAddress: number }> {
  const row = await ctx.db.first<{ all: number; ofAddress: number }>(sql`
    select count(*)::int as "all", (count(*) filter (where email = ${email}))::int as of_address
    from customers.sign_up where company_id = ${ctx.companyId} and ${withinWindow(sql`asked_at`, since, ctx.now)}`);
  return row!;
}

/** Only while nobody is known by it: afterwards its link leads to the customer. */
export function findOpenSignUp(ctx: CompanyCtx, token: string): Promise<SignUp | undefined> {
  return ctx.db.first<SignUp>(openOf(ctx, token));
}

/** Keeps the row until the transaction ends: two clicks on the link make one customer. */
export function lockOpenSignUp(ctx: CompanyCtx, token: string): Promise<SignUp | undefined> {
  return ctx.db.first<SignUp>(sql`${openOf(ctx, token)} for update`);
}

const openOf = (ctx: CompanyCtx, token: string) => sql`
  select ${signUp.columns()} from customers.sign_up
  where company_id = ${ctx.companyId} and token_hash = ${hashToken(token)} and customer_id is null`;

export async function closeSignUp(ctx: CompanyCtx, id: string, customerId: string): Promise<void> {
  await ctx.db.rows(sql`
    update customers.sign_up set customer_id = ${customerId}, confirmed_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** The proof of each consent that was confirmed on a page. */
export function listSignUps(ctx: CompanyCtx, customerId: string): Promise<SignUp[]> {
  return ctx.db.rows<SignUp>(sql`
    select ${signUp.columns()} from customers.sign_up
    where company_id = ${ctx.companyId} and customer_id = ${customerId} order by asked_at`);
}

export async function removeSignUps(
  ctx: CompanyCtx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await ctx.db.rows(sql`
    delete from customers.sign_up where company_id = ${ctx.companyId}
      and (customer_id = ${id} or (customer_id is null and email = ${email} and email <> ''))`);
}

export async function removeUnconfirmed({ db }: WorkCtx, before: Date): Promise<void> {
  await deleteInBatches(db, {
    table: 'customers.sign_up',
    which: sql`old.customer_id is null and old.asked_at < ${before}`,
    why: 'housekeeping over all companies',
  });
}
