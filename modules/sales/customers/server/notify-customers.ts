import { inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { isOneOf, sql } from '@fachwerk/server/sql';
import { customerStream } from '../contract.ts';

/** The network and whoever of it has dealt with the customer look again. The last act of a change, always in one order. */
export function notifyOfCustomer(network: CompanyCtx, customerId: string): Promise<void> {
  return notifyOfCustomers(network, [customerId]);
}

/** Of many at once there is one hint, about none of them by name. */
export async function notifyOfCustomers(network: CompanyCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const partners = await network.db.rows<{ partnerId: string }>(sql`
    select distinct partner_id from customers.customer_company where company_id = ${network.companyId} and ${isOneOf(sql`customer_id`, ids)}`);
  const companies = new Set([network.companyId, ...partners.map(({ partnerId }) => partnerId)]);
  const customerId = ids.length === 1 ? ids[0]! : null;
  for (const companyId of [...companies].sort()) {
    await publish(inCompany(network, companyId), customerStream, { type: 'changed', customerId });
  }
}

/** The names of tags stand in every row; only the network sees them. */
export function notifyOfTags(network: CompanyCtx): Promise<void> {
  return publish(network, customerStream, { type: 'changed', customerId: null });
}
