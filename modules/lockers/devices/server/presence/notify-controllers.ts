import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { deviceStream } from '../../contract.ts';

/** Makes screens refetch, once per watching company. Call it last in a transaction. */
export async function notifyControllers(ctx: CompanyCtx, controllerIds: string[]): Promise<void> {
  for (const companyId of await companiesWatching(ctx)) {
    await publish(inCompany(ctx, companyId), deviceStream, { type: 'controllers', controllerIds });
  }
}
