import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { PaymentUpdate } from '../providers/provider-link.ts';

export const TestState = z.enum(['open', 'pending', 'paid', 'declined', 'cancelled']);
export type TestState = z.infer<typeof TestState>;

export type TestBook = { readonly state: TestState; readonly settlesAt: Date | null };

export async function openBook(ctx: CompanyCtx, paymentId: string): Promise<void> {
  await ctx.db.count(sql`
    insert into payments.test_checkout (company_id, payment_id, state) values (${ctx.companyId}, ${paymentId}, 'open')
    on conflict (company_id, payment_id) do nothing`);
}

export function findBook(ctx: CompanyCtx, paymentId: string): Promise<TestBook | undefined> {
  return ctx.db.first<TestBook>(sql`
    select state, settles_at from payments.test_checkout where company_id = ${ctx.companyId} and payment_id = ${paymentId}`);
}

/** Only from these states; says whether it was so. */
export async function turnBook(
  ctx: CompanyCtx,
  paymentId: string,
  from: readonly TestState[],
  { state, settlesAt }: TestBook,
): Promise<boolean> {
  const turned = await ctx.db.count(sql`
    update payments.test_checkout set state = ${state}, settles_at = ${settlesAt}
    where company_id = ${ctx.companyId} and payment_id = ${paymentId} and state = any(${from})`);
  return turned > 0;
}

const STATES = {
  open: 'started',
  pending: 'pending',
  paid: 'succeeded',
  declined: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<TestState, PaymentUpdate['state']>;

type Said = { readonly state: TestState; readonly amountCents: number; readonly currency: string };

export function updateOf({ state, amountCents, currency }: Said): PaymentUpdate {
  return { state: STATES[state], amountCents, currency, isOver: state !== 'open' && state !== 'pending' };
}
