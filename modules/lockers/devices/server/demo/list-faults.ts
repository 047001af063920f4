import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { SimulatedFault, simulationApi } from '../../contract-simulation.ts';
import { WHOLE_CONTROLLER } from './fault-store.ts';

export const listFaults: UseCase<typeof simulationApi.faults> = async (ctx) => {
  const companyIds = await visibleCompanies(ctx);
  const virtual = ctx.db.rows<{ id: string }>(sql`
    select k.id from devices.controller k join companies.company_view c on c.company_id = k.company_id
    where k.company_id = any(${companyIds}) and c.is_demo and k.is_virtual and k.archived_at is null`);
  const faults = await ctx.db.rows<SimulatedFault>(sql`
    select controller_id, nullif(channel, ${WHOLE_CONTROLLER}) as lock, fault, since, person_name
    from devices.simulated_fault where company_id = any(${companyIds})
    order by since desc limit 500`);
  return { controllerIds: (await virtual).map(({ id }) => id), faults };
};
