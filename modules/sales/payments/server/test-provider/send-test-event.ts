import type { CompanyCtx } from '@fachwerk/server/ctx';
import { findPayment } from '../payment/payment-store.ts';
import { takeEvent } from '../payment/take-event.ts';
import { findBook } from './test-books.ts';
import { signedTestEvent } from './test-event.ts';
import { testLink } from './test-link.ts';

/** Says what stands in the books of the test provider, the way a real one would: as a signed event. */
export async function sendTestEvent(ctx: CompanyCtx, paymentId: string): Promise<void> {
  const book = await findBook(ctx, paymentId);
  const payment = await findPayment(ctx, paymentId);
  if (!book || !payment) return;
  const { companyId, amountCents, currency } = payment;
  const event = { id: `${paymentId}-${book.state}`, companyId, paymentId, state: book.state, amountCents, currency };
  await takeEvent(ctx, [{ link: testLink, accountId: null }], signedTestEvent(ctx, event));
}
