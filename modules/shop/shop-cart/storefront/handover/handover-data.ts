import type { Cart } from '@fachwerk/cart/contract-cart';
import type { Address } from '@fachwerk/customers/contract';
import type { GoodsCart, Handover } from '../../contract.ts';

/** What the first step of the till knows. */
export type HandoverData = {
  readonly cart: Cart;
  readonly goods: GoodsCart;
  readonly soonestAt: Date | null;
  readonly times: readonly { readonly from: Date; readonly to: Date }[];
  readonly addresses: readonly Address[];
  /** What stands in the fields of the address: as typed, or from the account. */
  readonly address: Pick<Handover, 'street' | 'postcode' | 'city' | 'addition'>;
};
