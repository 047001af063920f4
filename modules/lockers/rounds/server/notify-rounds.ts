import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { roundStream } from '../contract.ts';

/** Of the round's company and its franchisor. */
export async function notifyRounds(ctx: CompanyCtx, roundId: string): Promise<void> {
  for (const companyId of await companiesWatching(ctx))
    await publish(inCompany(ctx, companyId), roundStream, { roundId });
}
