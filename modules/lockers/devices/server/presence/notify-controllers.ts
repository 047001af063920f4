import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { deviceStream } from '../../contract.ts';

/** Tells screens to look again, once per company that watches. As the last act of a transaction. */
export async function notifyControllers(ctx: CompanyCtx, controllerIds: string[]): Promise<void> {
  for (const companyId of await companiesWatching(ctx)) {
    await publish(inCompany(ctx, companyId), deviceStream, { type: 'controllers', controllerIds });
  }
}
