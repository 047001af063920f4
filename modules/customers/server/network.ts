import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/module';

/** Customers belong to the network: the same work, inside the franchisor, or the company itself. */
export async function inNetwork<Given extends CompanyCtx>(ctx: Given): Promise<Given> {
  const watching = await companiesWatching(ctx);
  return inCompany(ctx, watching.at(-1)!);
}
