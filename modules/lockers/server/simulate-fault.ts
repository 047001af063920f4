import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import { addJob } from '@fachwerk/server/jobs';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../contract.ts';
import type { simulationApi } from '../contract-simulation.ts';
import { whyNotSimulate } from '../rules/simulation.ts';
import { tellSimulator } from './tell-simulator.job.ts';

const problem = problemsOf(lockerProblems);
/** Stands for the controller itself where a lock has its channel. */
const WHOLE_CONTROLLER = 0;

/** Kept, so that the screen shows it and a simulator that starts anew is told again. */
export const simulateFault: UseCase<typeof simulationApi.simulate> = async (ctx, { controllerId, ...simulate }) => {
  const found = await findOwner(ctx, controllerId);
  if (!found) throw problem('controller.unknown');
  const refusal = whyNotSimulate({ ...simulate, isDemo: found.isDemo });
  if (refusal) throw problem(refusal);

  const { lock, fault, isOn } = simulate;
  const { companyId } = inCompany(ctx, found.companyId);
  const channel = lock ?? WHOLE_CONTROLLER;
  await ctx.db.rows(
    isOn
      ? sql`
        insert into lockers.simulated_fault (company_id, controller_id, channel, fault, since, person_name)
        values (${companyId}, ${controllerId}, ${channel}, ${fault}, ${ctx.now}, ${ctx.caller.name})
        on conflict (company_id, controller_id, channel, fault) do nothing`
      : sql`
        delete from lockers.simulated_fault
        where company_id = ${companyId} and controller_id = ${controllerId} and channel = ${channel} and fault = ${fault}`,
  );
  await addJob(ctx, tellSimulator, { companyCode: found.companyCode, controllerId, simulate });
  return {};
};

export const listFaults: UseCase<typeof simulationApi.faults> = async (ctx) => ({
  faults: await ctx.db.rows(sql`
    select controller_id, nullif(channel, ${WHOLE_CONTROLLER}) as lock, fault, since, person_name
    from lockers.simulated_fault where company_id = any(${await companiesInSight(ctx)})
    order by since desc limit 500`),
});

type Owner = { readonly companyId: string; readonly companyCode: string; readonly isDemo: boolean };

async function findOwner(ctx: CompanyCtx, controllerId: string): Promise<Owner | undefined> {
  return ctx.db.first<Owner>(sql`
    select k.company_id, c.code as company_code, c.is_demo
    from lockers.controller k join companies.company_view c on c.company_id = k.company_id
    where k.company_id = any(${await companiesInSight(ctx)}) and k.id = ${controllerId} and k.archived_at is null`);
}
