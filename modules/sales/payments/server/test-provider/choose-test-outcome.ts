import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { type paymentApi, paymentProblems, type TestChoice } from '../../contract.ts';
import { sendTestEvent } from './send-test-event.ts';
import { settleTestPaymentJob } from './settle-test-payment.job.ts';
import { type TestState, turnBook } from './test-books.ts';
import { checkoutOf, paymentOf } from './test-checkout.ts';

const problem = problemsOf(paymentProblems);

/** How long the test provider checks. */
const CHECKING_MINUTES = 2;

const STATES: Readonly<Record<TestChoice, TestState>> = {
  succeed: 'paid',
  decline: 'declined',
  pend: 'pending',
  cancel: 'cancelled',
};

/** The books are turned first, the event follows: if it never came, asking would tell. */
export const chooseTestOutcome: UseCase<typeof paymentApi.chooseTest> = async (ctx, { token, choice }) => {
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
