import { inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { sql } from '@fachwerk/server/sql';
import { customerStream } from '../contract.ts';

/** The network and whoever of it has dealt with the customer look again. The last act of a change, always in one order. */
export async function notifyOfCustomer(network: CompanyCtx, customerId: string): Promise<void> {
  const partners = await network.db.rows<{ partnerId: string }>(sql`
    select partner_id from customers.customer_company where company_id = ${network.companyId} and customer_id = ${customerId}`);
  const companies = new Set([network.companyId, ...partners.map(({ partnerId }) => partnerId)]);
  for (const companyId of [...companies].sort()) {
    await publish(inCompany(network, companyId), customerStream, { type: 'changed', customerId });
  }
}
