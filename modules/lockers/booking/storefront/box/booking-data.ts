import type { SiteLocation } from '@fachwerk/locations/contract-site';
import type { ShownHours } from '@fachwerk/opening-hours/rules/shown-hours';
import type { Offer, Period } from '@fachwerk/rentals/contract-site';
import type { LocationPrices } from '../../contract.ts';
import type { PeriodQuery } from '../../rules/period-query.ts';

/** The very box, by the sticker on it. */
export type ChosenBox = {
  readonly qrCode: string;
  readonly lockId: string;
  readonly number: string;
  readonly sizeCode: string;
  readonly isFree: boolean;
};

export type PeriodData = {
  readonly step: 'period';
  readonly location: SiteLocation;
  readonly box: ChosenBox | null;
  /** What was chosen, or what is proposed. */
  readonly chosen: PeriodQuery;
  readonly choices: readonly number[];
  readonly prices: LocationPrices;
  readonly hours: ShownHours;
  /** Why what was chosen cannot be, as a text key. */
  readonly refusal: string | null;
};

export type SizeData = {
  readonly step: 'size';
  readonly location: SiteLocation;
  readonly box: ChosenBox | null;
  readonly period: Period;
  readonly offer: Offer;
  /** Back to the period, with what was chosen. */
  readonly backTo: string;
};

export type BookingData = PeriodData | SizeData;
