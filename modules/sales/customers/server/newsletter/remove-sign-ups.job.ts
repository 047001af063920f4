import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeUnconfirmed } from './sign-up-store.ts';

/** A link in a mail that nobody has clicked for so long is not clicked any more. */
const KEPT_DAYS = 14;

/** Once a night: addresses nobody has confirmed. */
export const removeSignUpsJob = job({
  name: 'customers.remove-sign-ups',
  payload: z.object({}),
  cron: '41 2 * * *',
  transaction: 'own',
  run: (ctx) => removeUnconfirmed(ctx, addDays(ctx.now, -KEPT_DAYS)),
});
