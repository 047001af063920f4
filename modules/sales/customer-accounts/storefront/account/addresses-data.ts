import type { Address } from '@fachwerk/customers/contract';

export type AddressesData = {
  readonly addresses: readonly Address[];
  /** The one in the form; a new one when there is none. */
  readonly edited: Address | null;
  /** What a new one begins with. */
  readonly own: { readonly email: string; readonly phone: string };
};
