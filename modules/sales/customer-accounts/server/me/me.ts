import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { customerProblems } from '@fachwerk/customers/contract';
import { findStored, lockStored, type StoredCustomer } from '@fachwerk/customers/facade-account';
import type { CustomerCtx } from '@fachwerk/server/ctx';
import type { Me } from '../../contract.ts';

const problem = problemsOf(customerProblems);

export function meOf(stored: StoredCustomer): Me {
  const { id, companyId, email, firstName, lastName, phone, language, blockedAt } = stored;
  const { newsletter, createdAt, version } = stored;
  return { id, companyId, email, firstName, lastName, phone, language, blockedAt, newsletter, createdAt, version };
}

/** Where whoever is signed in belongs. */
export const ownNetwork = (ctx: CustomerCtx): CustomerCtx => inCompany(ctx, ctx.caller.companyId);

export async function findMyself(ctx: CustomerCtx): Promise<StoredCustomer> {
  const customer = await findStored(ownNetwork(ctx), ctx.caller.userId);
  if (!customer || customer.erasedAt) throw problem('customer.unknown');
  return customer;
}

/** Keeps the row until the transaction ends. */
export async function lockMyself(ctx: CustomerCtx): Promise<StoredCustomer> {
  const customer = await lockStored(ownNetwork(ctx), ctx.caller.userId);
  if (!customer) throw problem('customer.unknown');
  return customer;
}
