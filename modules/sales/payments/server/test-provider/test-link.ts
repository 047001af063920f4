import { EventRefused, type ProviderLink } from '../providers/provider-link.ts';
import { findBook, openBook, turnBook, updateOf } from './test-books.ts';
import { readTestEvent } from './test-event.ts';
import { testToken } from './test-token.ts';

/** Moves no money. It keeps books of its own and sends signed events, so that everything else works as with a real provider. */
export const testLink: ProviderLink = {
  name: 'test',
  options: ['test'],
  start: async (ctx, { id: paymentId, companyId, siteAddress }) => {
    await openBook(ctx, paymentId);
    const redirectTo = `${siteAddress}/zahlung/test/${testToken(ctx.app, { companyId, paymentId })}`;
    return { checkoutReference: `test-${paymentId}`, redirectTo };
  },
  look: async (ctx, payment) => {
    const book = await findBook(ctx, payment.id);
    return { payment: book ? updateOf({ ...payment, ...book }) : null };
  },
  close: async (ctx, { id }) => {
    await turnBook(ctx, id, ['open'], { state: 'cancelled', settlesAt: null });
  },
  refund: async (_ctx, { id, amountCents }) => ({
    refundId: id,
    providerReference: `test-${id}`,
    state: 'succeeded',
    amountCents,
  }),
  read: async (ctx, raw) => {
    try {
      return readTestEvent(ctx, raw);
    } catch (error) {
      throw error instanceof EventRefused ? error : new EventRefused((error as Error).message);
    }
  },
};
