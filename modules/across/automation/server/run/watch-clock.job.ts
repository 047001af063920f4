import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { TriggerKind } from '../../contract.ts';
import { listActive } from '../rule/rule-store.ts';
import { queueFor } from './queue-runs.ts';

/** What no change brings on, only the clock. */
const OF_THE_CLOCK: readonly TriggerKind[] = ['due_soon', 'rental_overrun', 'weekly'];

/** A house that stood still for so long catches up; what is older has had its time. */
const CATCH_UP_DAYS = 1;

/** What it finds twice is done once: an occurrence has a key. In a suspended company nobody works, and no rule. */
export const watchClockJob = job({
  name: 'automation.clock',
  payload: z.object({}),
  cron: '*/5 * * * *',
  transaction: 'own',
  run: async (work) => {
    const companies = await work.db.rows<{ companyId: string }>(
      acrossCompanies(
        'the clock strikes for every company',
        sql`select distinct r.company_id from automation.rule r
          join companies.company_view c on c.company_id = r.company_id and not c.is_suspended
          where r.active_since is not null and r.trigger_kind = any(${OF_THE_CLOCK}::text[])`,
      ),
    );
    for (const { companyId } of companies) {
      const ctx = { ...work, companyId };
      const begin = addDays(ctx.now, -CATCH_UP_DAYS);
      for (const rule of await listActive(ctx, OF_THE_CLOCK)) {
        const from = rule.activeSince && rule.activeSince > begin ? rule.activeSince : begin;
        await ctx.db.transaction((db) => queueFor({ ...ctx, db }, rule, { from, to: ctx.now }));
      }
    }
  },
});
