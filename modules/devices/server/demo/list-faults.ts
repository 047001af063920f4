import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { simulationApi } from '../../contract-simulation.ts';
import { WHOLE_CONTROLLER } from './fault-store.ts';

export const listFaults: UseCase<typeof simulationApi.faults> = async (ctx) => ({
  faults: await ctx.db.rows(sql`
    select controller_id, nullif(channel, ${WHOLE_CONTROLLER}) as lock, fault, since, person_name
    from devices.simulated_fault where company_id = any(${await visibleCompanies(ctx)})
    order by since desc limit 500`),
});
