import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { Payment, PaymentAlarm, PaymentState } from '../../contract.ts';

/** A payment with what only this module needs to know. */
export type PaymentRecord = Payment & {
  readonly payerEmail: string;
  readonly payerName: string;
  readonly payerLanguage: Language;
  readonly siteAddress: string;
  readonly returnPath: string;
  readonly checkoutReference: string | null;
  readonly chargeReference: string | null;
  readonly redirectTo: string | null;
  readonly closedAt: Date | null;
  readonly nextLookAt: Date | null;
  readonly looks: number;
  /** The party's own account it began with; null for the installation's, and for the test provider. */
  readonly accountId: string | null;
};

const columns = sql`id, company_id, reference, state, amount_cents, currency, option, provider, description, payer_email, payer_name,
  payer_language, site_address, return_path, checkout_reference, charge_reference, redirect_to, failure_code, alarm, is_surplus,
  closed_at, created_at, started_at, settled_at, next_look_at, looks, account_id`;

export type NewPayment = Pick<
  PaymentRecord,
  | 'id'
  | 'reference'
  | 'amountCents'
  | 'option'
  | 'provider'
  | 'accountId'
  | 'description'
  | 'payerEmail'
  | 'payerName'
  | 'payerLanguage'
  | 'siteAddress'
  | 'returnPath'
> & { readonly nextLookAt: Date | null };

const FRESH = {
  state: 'created',
  currency: 'EUR',
  checkoutReference: null,
  chargeReference: null,
  redirectTo: null,
  failureCode: '',
  alarm: null,
  isSurplus: false,
  closedAt: null,
  startedAt: null,
  settledAt: null,
  looks: 0,
} as const;

export async function insertPayment(ctx: CompanyCtx, given: NewPayment): Promise<PaymentRecord> {
  await ctx.db.write(sql`
    insert into payments.payment (company_id, id, reference, state, amount_cents, currency, option, provider, description, payer_email,
      payer_name, payer_language, site_address, return_path, created_at, next_look_at, account_id)
    values (${ctx.companyId}, ${given.id}, ${given.reference}, ${FRESH.state}, ${given.amountCents}, ${FRESH.currency}, ${given.option},
      ${given.provider}, ${given.description}, ${given.payerEmail}, ${given.payerName}, ${given.payerLanguage}, ${given.siteAddress},
      ${given.returnPath}, ${ctx.now}, ${given.nextLookAt}, ${given.accountId})`);
  return { ...FRESH, ...given, companyId: ctx.companyId, createdAt: ctx.now };
}

export function findPayment(ctx: CompanyCtx, id: string): Promise<PaymentRecord | undefined> {
  return ctx.db.first<PaymentRecord>(
    sql`select ${columns} from payments.payment where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

/** Oldest first. */
export function listPayments(ctx: CompanyCtx, companyIds: readonly string[], reference: string) {
  return ctx.db.rows<PaymentRecord>(sql`
    select ${columns} from payments.payment where company_id = any(${companyIds}) and reference = ${reference} order by id`);
}

/**
 * All payments for the same thing, until the transaction ends: whether one is the first to succeed, and how much may go back, is
 * decided by one at a time. Oldest first.
 */
export function lockPayments(ctx: CompanyCtx, reference: string): Promise<PaymentRecord[]> {
  return ctx.db.rows<PaymentRecord>(sql`
    select ${columns} from payments.payment where company_id = ${ctx.companyId} and reference = ${reference}
    order by id for update`);
}

export type PaymentChange = {
  readonly state: PaymentState;
  readonly alarm: PaymentAlarm | null;
  readonly isSurplus: boolean;
  readonly settledAt: Date | null;
  readonly checkoutReference: string | null;
  readonly chargeReference: string | null;
  readonly failureCode: string;
  readonly nextLookAt: Date | null;
};

export async function savePayment(ctx: CompanyCtx, id: string, change: PaymentChange): Promise<void> {
  await ctx.db.count(sql`
    update payments.payment set state = ${change.state}, alarm = ${change.alarm}, is_surplus = ${change.isSurplus},
      settled_at = ${change.settledAt}, checkout_reference = ${change.checkoutReference},
      charge_reference = ${change.chargeReference}, failure_code = ${change.failureCode}, next_look_at = ${change.nextLookAt}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Keeps where the customer is sent. Update may have come first: what they said stays. */
export async function saveStart(
  ctx: CompanyCtx,
  id: string,
  opened: { readonly checkoutReference: string; readonly redirectTo: string; readonly nextLookAt: Date | null },
): Promise<PaymentRecord> {
  const row = await ctx.db.first<PaymentRecord>(sql`
    update payments.payment set checkout_reference = ${opened.checkoutReference}, redirect_to = ${opened.redirectTo},
      state = case state when 'created' then 'started' else state end,
      started_at = coalesce(started_at, ${ctx.now}),
      next_look_at = case when state = 'created' then ${opened.nextLookAt} else next_look_at end
    where company_id = ${ctx.companyId} and id = ${id}
    returning ${columns}`);
  return row!;
}

/** Older payments for the same thing are closed; says which may still be open at their provider, also from an attempt that was cut off. */
export function closeOlder(ctx: CompanyCtx, { reference, id }: PaymentRecord): Promise<PaymentRecord[]> {
  return ctx.db.rows<PaymentRecord>(sql`
    update payments.payment set closed_at = coalesce(closed_at, ${ctx.now})
    where company_id = ${ctx.companyId} and reference = ${reference} and id < ${id} and next_look_at is not null
      and state not in ('succeeded', 'pending')
    returning ${columns}`);
}

/** Says whether it was still due: one that was settled meanwhile is not asked after again. */
export async function saveNextCheck(ctx: CompanyCtx, id: string, nextLookAt: Date | null): Promise<boolean> {
  const saved = await ctx.db.count(sql`
    update payments.payment set looks = looks + 1, next_look_at = ${nextLookAt}
    where company_id = ${ctx.companyId} and id = ${id} and next_look_at <= ${ctx.now}`);
  return saved > 0;
}

/** One of those who ask at the same time looks; says whether it is this one. */
export async function mayAsk(ctx: CompanyCtx, id: string, sinceBefore: Date): Promise<boolean> {
  const won = await ctx.db.count(sql`
    update payments.payment set asked_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}
      and (asked_at is null or not ${withinWindow(sql`asked_at`, sinceBefore, ctx.now)})`);
  return won > 0;
}

export type Due = { readonly companyId: string; readonly id: string; readonly beganAt: Date; readonly looks: number };

export function listDuePayments({ db, now }: WorkCtx, limit: number): Promise<Due[]> {
  return db.rows<Due>(
    acrossCompanies(
      'one sweep asks after the open payments of all companies',
      sql`select company_id, id, coalesce(started_at, created_at) as began_at, looks from payments.payment
        where next_look_at <= ${now} order by next_look_at limit ${limit}`,
    ),
  );
}

type SeenEvent = { readonly provider: string; readonly eventId: string; readonly paymentId: string };

/** False when it was seen before, also by somebody who has not committed yet: then this waits for them. */
export async function addEvent(ctx: CompanyCtx, { provider, eventId, paymentId }: SeenEvent): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into payments.provider_event (company_id, provider, event_id, payment_id, at)
    values (${ctx.companyId}, ${provider}, ${eventId}, ${paymentId}, ${ctx.now})
    on conflict (company_id, provider, event_id) do nothing`);
  return added > 0;
}

export async function removeEventsBefore({ db }: WorkCtx, before: Date): Promise<void> {
  await deleteInBatches(db, {
    table: 'payments.provider_event',
    which: sql`old.at < ${before}`,
    why: 'old events of all companies are forgotten together',
  });
}
