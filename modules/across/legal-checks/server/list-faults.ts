import type { PageHurdles } from '@fachwerk/pages/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { judgeSite } from '../rules/laws.ts';
import { factsOfSite } from './facts-of-site.ts';

/** What stands against publishing. */
export async function listFaults(ctx: CompanyCtx): Promise<PageHurdles['faults']> {
  const red = judgeSite(await factsOfSite(ctx)).filter(({ verdict }) => verdict === 'red');
  return red.map(({ law, found, path }) => ({ law, found, path }));
}
