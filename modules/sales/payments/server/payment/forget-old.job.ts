import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { forgetSecretsBefore } from '../account/account-store.ts';
import { blankPayersBefore } from '../personal-data.ts';
import { removeEventsBefore } from './payment-store.ts';

/** Providers come again for days, not for months; and what came twice would change nothing anyway. */
const KEPT_DAYS = 90;

/** Who paid is known to the order; here it was needed to send somebody to the provider. */
export const forgetOldJob = job({
  name: 'payments.forget_old',
  payload: z.object({}),
  cron: '20 2 * * *',
  transaction: 'own',
  run: async (ctx) => {
    const before = addDays(ctx.now, -KEPT_DAYS);
    await removeEventsBefore(ctx, before);
    await blankPayersBefore(ctx, before);
    await forgetSecretsBefore(ctx, before);
  },
});
