import type { Output } from '@fachwerk/base/contract';
import type { SiteLocation } from '@fachwerk/locations/contract-site';
import type { SizeOffer } from '@fachwerk/rentals/contract-site';
import type { terminalApi } from '../contract.ts';

/** What the page of a tablet at the wall is drawn with. */
export type TerminalData = {
  /** Null while this device is not paired. */
  readonly location: SiteLocation | null;
  /** What can be had here now, and what two hours cost. */
  readonly sizes: readonly SizeOffer[];
  /** The opening that was asked for last, and of which box. */
  readonly opening: (Opening & { readonly boxNumber: string }) | null;
  readonly transactionId: string;
};

type Opening = Pick<Output<typeof terminalApi.attempt>, 'id' | 'state' | 'doorState'>;
