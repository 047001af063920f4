import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeOldInquiries } from './keeping-store.ts';

/** Once a night: what nobody needs any more. */
export const cleanUpInquiries = job({
  name: 'inquiries.clean-up',
  payload: z.object({}),
  cron: '23 2 * * *',
  transaction: 'own',
  run: removeOldInquiries,
});
