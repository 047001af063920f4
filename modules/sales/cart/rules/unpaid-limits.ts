import type { CheckoutProblem } from '../contract.ts';

/** Open orders to be paid at the handover or by invoice, from one network address, by people who have not confirmed who they are. */
const MOST_PER_ADDRESS = 5;
/** And of one customer, whoever it is. */
const MOST_PER_CUSTOMER = 3;

export type OpenUnpaid = {
  /** Open orders that are paid later. */
  readonly fromAddress: number;
  readonly ofCustomer: number;
  /** Signed in by a link to the address, or has paid an order before. */
  readonly isConfirmed: boolean;
};

/** Why one more order cannot be paid later, or null. Nobody pays for placing one, so a stranger must not take the stock with many. */
export function whyNotPayLater({ fromAddress, ofCustomer, isConfirmed }: OpenUnpaid): CheckoutProblem | null {
  if (ofCustomer >= MOST_PER_CUSTOMER) return 'cart.too_many_open';
  if (isConfirmed) return null;
  if (fromAddress >= MOST_PER_ADDRESS) return 'cart.too_many_open';
  return ofCustomer > 0 ? 'cart.contact_unconfirmed' : null;
}

/** Orders that keep something from others until they are paid online, from one network address at a time. */
const MOST_KEPT_PER_ADDRESS = 5;

/** Why one more of them is not placed from this address, or null. */
export const whyNotKeep = (unpaid: number): CheckoutProblem | null =>
  unpaid >= MOST_KEPT_PER_ADDRESS ? 'cart.too_many_unpaid' : null;
