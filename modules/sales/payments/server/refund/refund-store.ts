import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import type { Refund } from '../../contract.ts';
import type { Due } from '../payment/payment-store.ts';

export type RefundRecord = Refund & {
  readonly paymentId: string;
  readonly providerReference: string | null;
  readonly failureCode: string;
  readonly nextLookAt: Date | null;
  readonly looks: number;
};

const columns = sql`id, payment_id, amount_cents, state, reason, person_name, provider_reference, failure_code, requested_at,
  settled_at, next_look_at, looks, way`;

export type NewRefund = Pick<
  RefundRecord,
  'paymentId' | 'amountCents' | 'state' | 'reason' | 'personName' | 'providerReference' | 'nextLookAt'
>;

export async function insertRefund(ctx: CompanyCtx, given: NewRefund): Promise<RefundRecord> {
  const isSettled = given.state === 'succeeded' || given.state === 'failed';
  const row = await ctx.db.first<RefundRecord>(sql`
    insert into payments.refund (company_id, id, payment_id, amount_cents, state, reason, person_name, provider_reference,
      requested_at, settled_at, next_look_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${given.paymentId}, ${given.amountCents}, ${given.state}, ${given.reason},
      ${given.personName}, ${given.providerReference}, ${ctx.now}, ${isSettled ? ctx.now : null}, ${given.nextLookAt})
    returning ${columns}`);
  return row!;
}

export function findRefund(ctx: CompanyCtx, id: string): Promise<RefundRecord | undefined> {
  return ctx.db.first<RefundRecord>(
    sql`select ${columns} from payments.refund where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

/** Oldest first. Whoever decides by them has locked the payment. */
export function listRefunds(ctx: CompanyCtx, companyIds: readonly string[], paymentIds: readonly string[]) {
  return ctx.db.rows<RefundRecord>(sql`
    select ${columns} from payments.refund where company_id = any(${companyIds}) and payment_id = any(${paymentIds}) order by id`);
}

export type RefundChange = Pick<
  RefundRecord,
  'state' | 'providerReference' | 'failureCode' | 'settledAt' | 'nextLookAt' | 'way'
>;

export async function saveRefund(ctx: CompanyCtx, id: string, change: RefundChange): Promise<void> {
  await ctx.db.count(sql`
    update payments.refund set state = ${change.state}, provider_reference = ${change.providerReference},
      failure_code = ${change.failureCode}, settled_at = ${change.settledAt}, next_look_at = ${change.nextLookAt},
      way = ${change.way}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Says whether it was still due: one that was settled meanwhile is not asked after again. */
export async function saveNextRefundCheck(ctx: CompanyCtx, id: string, nextLookAt: Date | null): Promise<boolean> {
  const saved = await ctx.db.count(sql`
    update payments.refund set looks = looks + 1, next_look_at = ${nextLookAt}
    where company_id = ${ctx.companyId} and id = ${id} and next_look_at <= ${ctx.now}`);
  return saved > 0;
}

export function listDueRefunds({ db, now }: WorkCtx, limit: number): Promise<Due[]> {
  return db.rows<Due>(
    acrossCompanies(
      'one sweep asks after the open refunds of all companies',
      sql`select company_id, id, requested_at as began_at, looks from payments.refund
        where next_look_at <= ${now} order by next_look_at limit ${limit}`,
    ),
  );
}
