import type { SiteCtx } from '@fachwerk/server/ctx';
import type { Contact } from '../../contract-cart.ts';
import { whyNotContact } from '../../rules/contact.ts';
import type { LinesToOrder } from '../facade-lines.ts';
import type { CartRow } from './cart-store.ts';

/** Whether whoever fills this cart has said who they are. */
export function isKnown({ caller }: SiteCtx, { contact }: Pick<CartRow, 'contact'>): boolean {
  return caller !== undefined || whyNotContact({ ...NOBODY, ...contact }) === null;
}

export const NOBODY: Contact = { email: '', firstName: '', lastName: '', phone: '' };

/**
 * Who made the contract that something in the cart belongs to: whoever extends a rental is not asked again.
 * It does not come into the cart, whose browser may be somebody else's than the first.
 */
export function knownContact(parts: readonly LinesToOrder[]): Contact | undefined {
  const order = parts.find(({ contract }) => contract !== undefined)?.contract;
  if (!order || whyNotContact(order.contact)) return undefined;
  const { email, firstName, lastName, phone } = order.contact;
  return { email, firstName, lastName, phone };
}
