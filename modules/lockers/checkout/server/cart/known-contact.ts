import { inCompany } from '@fachwerk/companies/facade';
import { findOrder } from '@fachwerk/orders/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { CartKind, Contact } from '../../contract-cart.ts';
import { whyNotContact } from '../../rules/contact.ts';
import type { PricedLine } from './cart-lines.ts';
import type { CartRow } from './cart-store.ts';

/** Whether whoever fills this cart has said who they are. */
export function isKnown({ caller }: SiteCtx, { contact }: Pick<CartRow, 'contact'>): boolean {
  return caller !== undefined || whyNotContact({ ...NOBODY, ...contact }) === null;
}

export const NOBODY: Contact = { email: '', firstName: '', lastName: '', phone: '' };

/**
 * Who ordered the rental that is extended or paid for: whoever has its key is not asked again.
 * It does not come into the cart, whose browser may be somebody else's than the first.
 */
export async function knownContact(
  ctx: SiteCtx,
  kind: CartKind,
  [first]: readonly PricedLine[],
): Promise<Contact | undefined> {
  if (kind === 'purchase' || !first?.rental.orderId) return undefined;
  const order = await findOrder(inCompany(ctx, first.rental.companyId), first.rental.orderId);
  if (!order || whyNotContact(order.contact)) return undefined;
  const { email, firstName, lastName, phone } = order.contact;
  return { email, firstName, lastName, phone };
}
