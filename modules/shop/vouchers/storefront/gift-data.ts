import type { OfferedOption } from '@fachwerk/payments/contract';
import type { GiftBalance } from '../contract-gift.ts';

export type GiftOffer = {
  readonly purchaseId: string;
  readonly paymentOptions: readonly OfferedOption[];
  readonly contractParty: string;
};

/** Null until somebody has named a voucher. */
export type Balance = { readonly balance: GiftBalance | null };
