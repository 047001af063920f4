import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { withdrawalStream } from '../contract.ts';

/** As the last act of a transaction: whoever else tells of withdrawals waits for the commit. */
export async function notifyWatchers(ctx: CompanyCtx): Promise<void> {
  for (const companyId of await companiesWatching(ctx)) {
    await publish(inCompany(ctx, companyId), withdrawalStream, { type: 'withdrawals' });
  }
}
