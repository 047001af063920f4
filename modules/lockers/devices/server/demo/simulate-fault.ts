import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { deviceProblems } from '../../contract.ts';
import type { simulationApi } from '../../contract-simulation.ts';
import { whyNotSimulate } from '../../rules/simulation.ts';
import { addFault, WHOLE_CONTROLLER } from './fault-store.ts';
import { sendFault } from './send-fault.job.ts';

const problem = problemsOf(deviceProblems);

/** Stored, so that the screen shows it and a restarted simulator gets it again. */
export const simulateFault: UseCase<typeof simulationApi.simulate> = async (ctx, { controllerId, ...simulate }) => {
  const found = await findOwner(ctx, controllerId);
  if (!found) throw problem('controller.unknown');
  const refusal = whyNotSimulate({ ...simulate, isVirtual: found.isVirtual });
  if (refusal) throw problem(refusal);

  const { lock, fault, isOn } = simulate;
  const scoped = inCompany(ctx, found.companyId);
  const channel = lock ?? WHOLE_CONTROLLER;
  if (isOn) await addFault(scoped, { controllerId, channel, fault, personName: ctx.caller.name });
  else {
    await ctx.db.rows(sql`
      delete from devices.simulated_fault
      where company_id = ${scoped.companyId} and controller_id = ${controllerId} and channel = ${channel} and fault = ${fault}`);
  }
  await addJob(ctx, sendFault, { companyCode: found.companyCode, controllerId, simulate });
  return {};
};

type Owner = { readonly companyId: string; readonly companyCode: string; readonly isVirtual: boolean };

async function findOwner(ctx: CompanyCtx, controllerId: string): Promise<Owner | undefined> {
  return ctx.db.first<Owner>(sql`
    select k.company_id, c.code as company_code, c.is_demo and k.is_virtual as is_virtual
    from devices.controller k join companies.company_view c on c.company_id = k.company_id
    where k.company_id = any(${await visibleCompanies(ctx)}) and k.id = ${controllerId} and k.archived_at is null`);
}
