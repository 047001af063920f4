import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { foundItemStream } from '../contract.ts';

/** Of the item's company and its franchisor. */
export async function notifyWatchers(ctx: CompanyCtx, itemId: string): Promise<void> {
  for (const companyId of await companiesWatching(ctx))
    await publish(inCompany(ctx, companyId), foundItemStream, { itemId });
}
