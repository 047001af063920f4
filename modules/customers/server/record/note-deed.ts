import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, PublicCtx } from '@fachwerk/server/module';

export type CustomerDeed =
  | 'created'
  | 'signed_in'
  | 'edited'
  | 'blocked'
  | 'unblocked'
  | 'note_removed'
  | 'newsletter_asked'
  | 'newsletter_confirmed'
  | 'newsletter_ended'
  | 'erased';

/**
 * What was done about an account, for the audit trail. Nothing in it says who the customer is, their name as the doer included: the
 * trail, and the log that is made from it, outlive an erasure.
 */
export async function noteDeed(
  network: CompanyCtx & Partial<Pick<PublicCtx, 'request'>>,
  customerId: string,
  deed: CustomerDeed,
  after?: { readonly fields: readonly string[] },
): Promise<void> {
  const { caller, request } = network;
  const isStaff = caller?.kind === 'staff';
  await audit(network, {
    subjectKind: 'customer',
    subjectId: customerId,
    action: `customer.${deed}`,
    ...(after && { after }),
    ...(isStaff ? { address: request?.address } : { actor: { id: customerId, name: '' } }),
  });
}
