import { companyByCode } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { rollUpCompanyJob } from '../rollup/roll-up-figures.job.ts';

const CODES = ['zeitlagercity', 'zeitlager-hamburg', 'trattoria-bella', 'kontor-nord', 'salon-linde'];

/** The year of the demo companies is added up from their own rows by the usual job, at once: nobody waits for it at the first start. */
export async function createDemoStatistics(ctx: WorkCtx): Promise<void> {
  for (const code of CODES) {
    const company = await companyByCode(ctx, code);
    if (company?.isDemo) {
      const companyId = company.id;
      await addJob(ctx, rollUpCompanyJob, { companyId }, { key: `statistics.roll_up:${companyId}` });
    }
  }
}
