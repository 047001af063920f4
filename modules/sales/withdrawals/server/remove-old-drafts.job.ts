import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeOldDrafts } from './draft-store.ts';

/** Once an hour: pages that were never confirmed, and receipts that have long been mailed. */
export const cleanUpDrafts = job({
  name: 'withdrawals.clean-up',
  payload: z.object({}),
  cron: '41 * * * *',
  transaction: 'own',
  run: removeOldDrafts,
});
