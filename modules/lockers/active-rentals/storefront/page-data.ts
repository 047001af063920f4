import type { Output } from '@fachwerk/base/contract';
import type { SiteAttempt, SiteRental, stayApi } from '../contract.ts';

/** What the page of a rental is drawn with. */
export type RentalData = {
  readonly key: string;
  readonly rental: SiteRental;
  /** The opening that was asked for last, on this page. */
  readonly attempt: SiteAttempt | null;
  /** Of the next opening: a second tap is the same one. */
  readonly transactionId: string;
  readonly wasReplaced: boolean;
};

export type OwnRentalsData = Output<typeof stayApi.mine>;
