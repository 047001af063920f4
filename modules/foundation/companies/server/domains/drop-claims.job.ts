import { addDays } from '@fachwerk/base/time';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { CLAIM_DAYS } from '../../rules/domain-states.ts';

/** Deletes claims that were never proven; a manual check keeps a claim alive. */
export const dropClaims = job({
  name: 'companies.drop-claims',
  payload: z.object({}),
  cron: '35 3 * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    await deleteInBatches(db, {
      table: 'companies.domain',
      which: sql`old.verified_at is null and not old.is_demo and old.looking_since < ${addDays(now, -CLAIM_DAYS)}`,
      why: 'claims of all companies lapse when nobody proves them',
    });
  },
});
