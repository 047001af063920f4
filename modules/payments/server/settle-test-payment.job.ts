import { inCompany } from '@fachwerk/companies/facade';
import { job } from '@fachwerk/server/jobs';
import type { CompanyCtx } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import { findPayment } from './payment-store.ts';
import { takeEvent } from './take-events.ts';
import { findBook, turnBook } from './test-books.ts';
import { signedTestEvent } from './test-event.ts';
import { testLink } from './test-link.ts';

/** The test provider has checked for long enough: it says yes. */
export const settleTestPaymentJob = job({
  name: 'payments.settle_test',
  transaction: 'own',
  payload: z.object({ companyId: z.uuid(), paymentId: z.uuid() }),
  run: async (work, { companyId, paymentId }) => {
    const ctx = inCompany({ ...work, companyId }, companyId);
    await turnBook(ctx, paymentId, ['pending'], { state: 'paid', settlesAt: null });
    await sendTestEvent(ctx, paymentId);
  },
});

/** Says what stands in the books of the test provider, the way a real one would: as a signed event. */
export async function sendTestEvent(ctx: CompanyCtx, paymentId: string): Promise<void> {
  const book = await findBook(ctx, paymentId);
  const payment = await findPayment(ctx, paymentId);
  if (!book || !payment) return;
  const { companyId, amountCents, currency } = payment;
  const event = { id: `${paymentId}-${book.state}`, companyId, paymentId, state: book.state, amountCents, currency };
  await takeEvent(ctx, testLink, signedTestEvent(ctx, event));
}
