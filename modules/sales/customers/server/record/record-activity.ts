import { auditAll } from '@fachwerk/server/audit';
import type { CompanyCtx, PublicCtx } from '@fachwerk/server/ctx';

export type CustomerActivity =
  | 'created'
  | 'signed_in'
  | 'edited'
  | 'blocked'
  | 'unblocked'
  | 'note_removed'
  | 'tagged'
  | 'newsletter_asked'
  | 'newsletter_confirmed'
  | 'newsletter_ended'
  | 'erased';

/**
 * What was done about an account, for the audit trail. Nothing in it says who the customer is, their name as the doer included: the
 * trail, and the log that is made from it, outlive an erasure.
 */
export function recordActivity(
  network: Network,
  customerId: string,
  deed: CustomerActivity,
  after?: { readonly fields: readonly string[] },
): Promise<void> {
  return recordActivities(network, deed, [{ customerId, ...after }]);
}

export type Network = CompanyCtx & Partial<Pick<PublicCtx, 'request'>>;

/** The same of many, with what was changed of each. */
export async function recordActivities(
  network: Network,
  deed: CustomerActivity,
  given: readonly { readonly customerId: string; readonly fields?: readonly string[] }[],
): Promise<void> {
  const { caller, request } = network;
  const isStaff = caller?.kind === 'staff';
  const notes = given.map(({ customerId, fields }) => ({
    subjectKind: 'customer',
    subjectId: customerId,
    action: `customer.${deed}`,
    ...(fields && { after: { fields } }),
    ...(isStaff ? { address: request?.address } : { actor: { id: customerId, name: '' } }),
  }));
  await auditAll(network, notes);
}
