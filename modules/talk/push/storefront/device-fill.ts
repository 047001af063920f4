import { accountSlot } from '@fachwerk/customer-accounts/site-slots';
import { fillSlot } from '@fachwerk/site/slot';
import { pushApi } from '../contract.ts';

/** In the account. Without JavaScript it can only be switched off: a device is asked by its own browser. */
export const deviceFill = fillSlot(accountSlot, {
  load: (ctx) => ctx.ask(pushApi.mine, {}),
  acts: {
    push_end_all: async (ctx) => {
      await ctx.change(pushApi.end, {});
      return undefined;
    },
  },
  part: () => import('./device-slot.tsx'),
});
