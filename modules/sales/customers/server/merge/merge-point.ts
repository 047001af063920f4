import type { CompanyCtx } from '@fachwerk/server/ctx';
import { extensionPoint } from '@fachwerk/server/hooks';

export type MergedPair = { readonly keptId: string; readonly mergedId: string };

/** What one module does when two customers become one. */
export type CustomerMerge = {
  /** Its tables with a column `customer_id`, `schema.table`; a test knows all there are. */
  readonly tables: readonly string[];
  /** In one transaction with all other modules, on all companies of the network; coming twice it does nothing. */
  readonly move: (network: CompanyCtx, pair: MergedPair) => Promise<void>;
};

/** Filled by every module whose records point at a customer. */
export const customerMerges = extensionPoint<CustomerMerge>('customers.merges');

export async function moveToKept(network: CompanyCtx, pair: MergedPair): Promise<void> {
  for (const { move } of network.app.hooks.all(customerMerges)) await move(network, pair);
}
