import { accountSlot } from '@fachwerk/customer-accounts/site-slots';
import { fillSlot } from '@fachwerk/site/slot';
import { bookingApi } from '../../contract.ts';

/** In the account: what somebody has booked and can still move or cancel. */
export const accountFill = fillSlot(accountSlot, {
  load: async (ctx) => {
    const { appointments } = await ctx.ask(bookingApi.mine, {});
    return appointments.length > 0 ? { appointments } : null;
  },
  part: () => import('./account-slot.tsx'),
});
