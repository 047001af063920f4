import type { Cart } from '@fachwerk/cart/contract-cart';
import type { Address } from '@fachwerk/customers/contract';
import type { GoodsCart } from '../../contract.ts';
import type { DayTimes } from '../../rules/time-days.ts';

/** What the till of goods knows. */
export type HandoverData = {
  readonly cart: Cart;
  readonly goods: GoodsCart;
  readonly soonestAt: Date | null;
  readonly days: readonly DayTimes[];
  /** Of whoever is signed in. */
  readonly addresses: readonly Address[];
  /** Which of them stands chosen; null: the fields are asked. */
  readonly addressId: string | null;
};
