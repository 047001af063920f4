import { inCompany } from '@fachwerk/companies/facade';
import { findCustomer } from '@fachwerk/customers/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';

/** Whoever is signed in has shown that the address is theirs. Null for everybody else. */
export async function provenEmail(ctx: SiteCtx): Promise<string | null> {
  if (ctx.caller?.kind !== 'customer') return null;
  const customer = await findCustomer(inCompany(ctx, ctx.caller.companyId), ctx.caller.userId);
  return customer?.email ?? null;
}
