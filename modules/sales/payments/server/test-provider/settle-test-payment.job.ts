import { inCompany } from '@fachwerk/companies/facade';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { isOffered } from '../providers/provider-links.ts';
import { sendTestEvent } from './send-test-event.ts';
import { turnBook } from './test-books.ts';

/** The test provider has checked for long enough: it says yes. */
export const settleTestPaymentJob = job({
  name: 'payments.settle_test',
  transaction: 'own',
  payload: z.object({ companyId: z.uuid(), paymentId: z.uuid() }),
  run: async (work, { companyId, paymentId }) => {
    const ctx = inCompany({ ...work, companyId }, companyId);
    // Who has meanwhile opened a real account is paid with real money alone.
    const state = (await isOffered(ctx, 'test')) ? 'paid' : 'declined';
    await turnBook(ctx, paymentId, ['pending'], { state, settlesAt: null });
    await sendTestEvent(ctx, paymentId);
  },
});
