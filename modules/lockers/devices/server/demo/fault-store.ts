import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Fault } from '../../wire.ts';

/** Channel value for the controller itself. */
export const WHOLE_CONTROLLER = 0;

type NewFault = {
  readonly controllerId: string;
  readonly channel: number;
  readonly fault: Fault;
  readonly personName: string;
};

export async function addFault(ctx: CompanyCtx, { controllerId, channel, fault, personName }: NewFault): Promise<void> {
  await ctx.db.rows(sql`
    insert into devices.simulated_fault (company_id, controller_id, channel, fault, since, person_name)
    values (${ctx.companyId}, ${controllerId}, ${channel}, ${fault}, ${ctx.now}, ${personName})
    on conflict (company_id, controller_id, channel, fault) do nothing`);
}
