import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { customerProblems } from '../contract.ts';
import { findKeptId } from './merge/merge-store.ts';
import { findStored, lockStored, type StoredCustomer } from './record/customer-store.ts';

const problem = problemsOf(customerProblems);

/** A customer that the caller's staff may see, and the network they belong to. */
export type Seen = { readonly network: Ctx; readonly customer: StoredCustomer; readonly isOfOwnNetwork: boolean };

/** Anybody outside, and whoever was erased, is unknown. */
export async function findVisible(ctx: Ctx, id: string): Promise<Seen> {
  return seen(ctx, id, findStored);
}

/** Keeps the customer until the transaction ends. */
export async function lockVisible(ctx: Ctx, id: string): Promise<Seen> {
  return seen(ctx, id, lockStored);
}

async function seen(ctx: Ctx, id: string, find: typeof findStored): Promise<Seen> {
  const network = await inNetwork(ctx);
  const isOfOwnNetwork = network.companyId === ctx.companyId;
  const mayBeSeen = isOfOwnNetwork || (await hasDealt(ctx, network, id));
  const customer = mayBeSeen ? await find(network, id) : undefined;
  if (customer && !customer.erasedAt) return { network, customer, isOfOwnNetwork };
  // Merged into another one: links to it lead there.
  const keptId = await findKeptId(network, id);
  if (!keptId) throw problem('customer.unknown');
  return seen(ctx, keptId, find);
}

async function hasDealt(ctx: Ctx, network: Ctx, customerId: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    select from customers.customer_company
    where company_id = ${network.companyId} and partner_id = ${ctx.companyId} and customer_id = ${customerId}`);
  return row !== undefined;
}
