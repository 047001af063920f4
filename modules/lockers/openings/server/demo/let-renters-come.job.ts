import { addSeconds } from '@fachwerk/base/time';
import { DEMO_CODES, DEMO_RENTERS } from '@fachwerk/lockers/facade-demo';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { openForRenter } from './open-for-renter.job.ts';

const VISITS_PER_MINUTE = 4;

type Visit = {
  readonly companyId: string;
  readonly lockId: string;
  readonly customerName: string;
  readonly afterSeconds: number;
};

/** Demo renters open their boxes all day, so that the walls are live. Boxes of people who try the product are left alone. */
export const letRentersCome = job({
  name: 'demo.renters_come',
  payload: z.object({}),
  cron: '* * * * *',
  run: async (ctx) => {
    for (const { afterSeconds, ...visit } of await pickVisits(ctx)) {
      const runAt = addSeconds(ctx.now, afterSeconds);
      await addJob(ctx, openForRenter, { ...visit, transactionId: ctx.newId() }, { runAt });
    }
  },
});

function pickVisits({ db }: WorkCtx): Promise<Visit[]> {
  const query = sql`
    select o.company_id, o.lock_id, o.customer_name, (random() * 55)::int as after_seconds
    from lockers.occupancy_view o
    join companies.company_view c on c.company_id = o.company_id and c.is_demo and c.code = any(${DEMO_CODES})
    join lockers.lock_view l on l.company_id = o.company_id and l.id = o.lock_id and l.archived_at is null
    join devices.controller_view k on k.company_id = l.company_id and k.id = l.controller_id and k.is_online and k.is_virtual
    where o.released_at is null and o.kind = 'rented' and o.customer_name = any(${DEMO_RENTERS}::text[])
    order by random() limit ${VISITS_PER_MINUTE}`;
  return db.rows<Visit>(acrossCompanies('renters of all demo companies', query));
}
