import { Problem } from '@fachwerk/base/problem';
import { addSeconds } from '@fachwerk/base/time';
import { addJob, job } from '@fachwerk/server/jobs';
import type { WorkCtx } from '@fachwerk/server/module';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { requestOpening } from './open-request.ts';

const VISITS_PER_MINUTE = 4;

type Visit = {
  readonly companyId: string;
  readonly lockId: string;
  readonly customerName: string;
  readonly afterSeconds: number;
};

/** In the demo companies renters come to their boxes all day long: the walls live when somebody looks at them. */
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

export const openForRenter = job({
  name: 'demo.renter_opens',
  payload: z.object({
    companyId: z.uuid(),
    lockId: z.uuid(),
    customerName: z.string(),
    transactionId: z.uuid(),
  }),
  tries: 1,
  run: async (ctx, { companyId, lockId, customerName, transactionId }) => {
    const person = { id: null, name: customerName };
    const how = { type: 'customer', sendAltSignal: false, reason: '', mayOmitReason: true, person } as const;
    await requestOpening({ ...ctx, companyId }, { lockId, transactionId, ...how }).catch((error) => {
      // Somebody else is at this box, or its controller is away: the renter comes another time.
      if (!(error instanceof Problem)) throw error;
    });
  },
});

function pickVisits({ db }: WorkCtx): Promise<Visit[]> {
  const query = sql`
    select o.company_id, o.lock_id, o.customer_name, (random() * 55)::int as after_seconds
    from lockers.occupancy o
    join companies.company_view c on c.company_id = o.company_id and c.is_demo
    join lockers.lock l on l.company_id = o.company_id and l.id = o.lock_id and l.archived_at is null
    join lockers.controller k on k.company_id = l.company_id and k.id = l.controller_id and k.is_online
    where o.released_at is null and o.kind = 'rented'
    order by random() limit ${VISITS_PER_MINUTE}`;
  return db.rows<Visit>(acrossCompanies('renters of all demo companies', query));
}
