import type { Ctx } from '@fachwerk/server/ctx';
import { addCustomers, type Details, type StoredCustomer } from '../record/customer-store.ts';
import { noteDeeds } from '../record/note-deed.ts';

/** Who is new in the network, as staff know them; undefined for whoever has come with this address meanwhile. */
export async function enterCustomers(network: Ctx, given: readonly Details[]): Promise<(StoredCustomer | undefined)[]> {
  if (given.length === 0) return [];
  const kept = given.map((details) => ({ id: network.newId(), details }));
  const added = new Map((await addCustomers(network, kept)).map((customer) => [customer.id, customer]));
  await noteDeeds(
    network,
    'created',
    [...added.keys()].map((customerId) => ({ customerId })),
  );
  return kept.map(({ id }) => added.get(id));
}
