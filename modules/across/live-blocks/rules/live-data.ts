import type { OfferedService } from '@fachwerk/appointment-booking/contract';
import type { SiteLocation, SizeNow } from '@fachwerk/locations/contract-site';
import type { Home, MenuCard } from '@fachwerk/menu/contract';
import type { ShownHours } from '@fachwerk/opening-hours/rules/shown-hours';
import type { ShopBar } from '@fachwerk/shop/contract';
import type { SiteHead } from '@fachwerk/sites/contract';

/** What the server knows for each kind; null where it has nothing to show. */
export type HoursData = {
  readonly bar: ShopBar | null;
  readonly place: SiteLocation | null;
  readonly hours: { readonly isAlwaysOpen: boolean; readonly week: ShownHours['week'] };
};
/** Which of its entries are still to come, by their place, the nearest first. */
export type EventsData = { readonly coming: readonly number[] };
export type AppointmentsData = { readonly services: readonly OfferedService[] };
export type MenuData = { readonly categories: Home['categories'] };
export type ItemsData = { readonly cards: readonly MenuCard[] };
export type OfferData = { readonly card: MenuCard };
export type LocationData = { readonly place: SiteLocation; readonly sizes: readonly SizeNow[] };
export type BookingData = {
  readonly locations: readonly SiteLocation[];
  readonly map: SiteHead['map'];
  /** Whose tiles the map takes, after a yes; the policy of the page names them. */
  readonly connectsTo: readonly string[];
};
export type SearchData = {
  /** Of all locations the least; null without prices. */
  readonly fromCents: number | null;
  readonly free: number;
  /** How many locations there are. */
  readonly locations: number;
  /** Towns and locations that can be typed, by name. */
  readonly places: readonly string[];
};
export type MapData = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly position: SiteLocation['position'];
  /** Somebody has named the very spot; else the map shows the area of the postcode. */
  readonly isExact: boolean;
  readonly map: SiteHead['map'];
  readonly connectsTo: readonly string[];
};
export type ContactData = {
  readonly name: string;
  readonly address: Home['address'];
  readonly contact: SiteHead['contact'];
};
