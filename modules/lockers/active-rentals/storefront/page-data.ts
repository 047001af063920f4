import type { Output } from '@fachwerk/base/contract';
import type { SiteAttempt, SiteRental, stayApi } from '../contract.ts';

/** Data of the rental page. */
export type RentalData = {
  readonly key: string;
  readonly rental: SiteRental;
  /** The last opening requested on this page. */
  readonly attempt: SiteAttempt | null;
  /** Id of the next opening, so that a double tap is one attempt. */
  readonly transactionId: string;
  readonly wasReplaced: boolean;
};

export type OwnRentalsData = Output<typeof stayApi.mine>;
