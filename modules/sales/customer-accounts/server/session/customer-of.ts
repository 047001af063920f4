import { inNetwork } from '@fachwerk/companies/facade';
import { findStored } from '@fachwerk/customers/facade-account';
import { fullName } from '@fachwerk/customers/rules/customer';
import { hashToken } from '@fachwerk/server/crypto';
import type { CustomerOf } from '@fachwerk/server/module';
import { isValid } from '../../rules/session.ts';
import { findByToken } from './session-store.ts';

/** The customers of a network are known on all its sites, and nowhere else. */
export const customerOf: CustomerOf = async (work, site, token) => {
  const network = await inNetwork({ ...work, companyId: site.companyId });
  const tokenHash = hashToken(token);
  const session = await findByToken(network, tokenHash);
  if (!session || !isValid(session, tokenHash, work.now)) return null;
  const customer = await findStored(network, session.customerId);
  if (!customer || customer.erasedAt) return null;
  return {
    kind: 'customer',
    userId: customer.id,
    companyId: network.companyId,
    sessionId: session.id,
    name: fullName(customer),
    language: customer.language,
    roles: [],
    capabilities: new Set(),
  };
};
