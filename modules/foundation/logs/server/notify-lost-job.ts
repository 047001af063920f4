import { operatorCompany } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { GivenUpJob } from '@fachwerk/server/given-up';
import { record } from './record.ts';

/** In the log of the company whose job it was; what belongs to none, as a backup, in that of whoever runs the installation. */
export async function notifyLostJob(ctx: WorkCtx, { job, tries, companyId }: GivenUpJob): Promise<void> {
  const whose = companyId ?? (await operatorCompany(ctx));
  if (!whose) return;
  await record({ ...ctx, companyId: whose }, { type: 'job.given_up', data: { job, tries } });
}
