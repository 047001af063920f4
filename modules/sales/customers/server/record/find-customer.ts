import { inNetwork } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Customer } from '../../contract.ts';
import { findStored, listStored, type StoredCustomer } from './customer-store.ts';

export function presentCustomer(stored: StoredCustomer): Customer {
  const { id, companyId, email, firstName, lastName, phone, language, blockedAt, blockedReason } = stored;
  return { id, companyId, email, firstName, lastName, phone, language, blockedAt, blockedReason };
}

/** In the network of `ctx.companyId`; an erased customer has neither name nor address. */
export async function findCustomer(ctx: CompanyCtx, customerId: string): Promise<Customer | undefined> {
  const stored = await findStored(await inNetwork(ctx), customerId);
  return stored && presentCustomer(stored);
}

export async function customersByIds(ctx: CompanyCtx, ids: readonly string[]): Promise<Customer[]> {
  if (ids.length === 0) return [];
  return (await listStored(await inNetwork(ctx), ids)).map(presentCustomer);
}
