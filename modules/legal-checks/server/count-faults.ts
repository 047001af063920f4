import type { CompanyCtx } from '@fachwerk/server/ctx';
import { judgeSite } from '../rules/laws.ts';
import { factsOfSite } from './facts-of-site.ts';

/** What stands against publishing. */
export async function countFaults(ctx: CompanyCtx): Promise<number> {
  return judgeSite(await factsOfSite(ctx)).filter(({ verdict }) => verdict === 'red').length;
}
