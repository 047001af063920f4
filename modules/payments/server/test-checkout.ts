import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import { addJob } from '@fachwerk/server/jobs';
import type { CompanyCtx, SiteCtx, UseCase } from '@fachwerk/server/module';
import { type paymentApi, paymentProblems, type TestCheckout, type TestChoice } from '../contract.ts';
import { findPayment, type PaymentRecord } from './payment-store.ts';
import { offeredLink } from './provider-links.ts';
import { sendTestEvent, settleTestPaymentJob } from './settle-test-payment.job.ts';
import { type TestState, turnBook } from './test-books.ts';
import { nameInToken } from './test-token.ts';

const problem = problemsOf(paymentProblems);

/** How long the test provider checks. */
const CHECKING_MINUTES = 2;

const STATES: Readonly<Record<TestChoice, TestState>> = {
  succeed: 'paid',
  decline: 'declined',
  pend: 'pending',
  cancel: 'cancelled',
};

export const readTestCheckout: UseCase<typeof paymentApi.testCheckout> = async (ctx, { token }) =>
  checkoutOf((await paymentOf(ctx, token)).payment);

/** The books are turned first, the event follows: if it never came, asking would tell. */
export const chooseTest: UseCase<typeof paymentApi.chooseTest> = async (ctx, { token, choice }) => {
  const found = await paymentOf(ctx, token);
  await ctx.db.transaction((db) => turn({ ...found.ctx, db }, found.payment.id, STATES[choice]));
  await sendTestEvent(found.ctx, found.payment.id);
  return checkoutOf((await paymentOf(ctx, token)).payment);
};

/** What is being checked can be decided before the time. */
const FROM: Readonly<Record<TestState, readonly TestState[]>> = {
  open: [],
  paid: ['open', 'pending'],
  declined: ['open', 'pending'],
  pending: ['open'],
  cancelled: ['open'],
};

async function turn(ctx: CompanyCtx, paymentId: string, state: TestState): Promise<void> {
  const settlesAt = state === 'pending' ? addMinutes(ctx.now, CHECKING_MINUTES) : null;
  const isTurned = await turnBook(ctx, paymentId, FROM[state], { state, settlesAt });
  if (!isTurned) throw problem('payment.already_settled');
  if (!settlesAt) return;
  await addJob(ctx, settleTestPaymentJob, { companyId: ctx.companyId, paymentId }, { runAt: settlesAt });
}

/** Only while this house takes test payments, and only on a site that sells for that company. */
async function paymentOf(ctx: SiteCtx, token: string): Promise<{ ctx: CompanyCtx; payment: PaymentRecord }> {
  const name = offeredLink(ctx.house, 'test') ? nameInToken(ctx.house, token) : null;
  if (!name || !(await companiesInSight(ctx)).includes(name.companyId)) throw problem('payment.unknown');
  const inside: CompanyCtx = inCompany(ctx, name.companyId);
  const payment = await findPayment(inside, name.paymentId);
  if (!payment) throw problem('payment.unknown');
  return { ctx: inside, payment };
}

function checkoutOf({ amountCents, currency, description, state, returnPath }: PaymentRecord): TestCheckout {
  return { amountCents, currency, description, state, returnPath };
}
