import { accountSlot } from '@fachwerk/customer-accounts/site-slots';
import { fillSlot } from '@fachwerk/site/slot';
import { bookingApi } from '../../contract.ts';

/** In the account: what somebody has booked and can still move or cancel. */
export const accountFill = fillSlot(accountSlot, {
  load: async (ctx) => {
    const mine = await ctx.ask(bookingApi.mine, {});
    return mine.appointments.length + mine.before.length > 0 ? mine : null;
  },
  part: () => import('./account-slot.tsx'),
});
