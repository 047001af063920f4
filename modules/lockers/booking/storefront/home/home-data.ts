import type { SiteLocation } from '@fachwerk/locations/contract-site';
import type { SiteHead } from '@fachwerk/sites/contract';
import type { Found } from '../../rules/find-locations.ts';

export type HomeData = {
  readonly search: string;
  /** The place the search is about, in the visitor's words; empty where nobody knows one. */
  readonly placeName: string;
  /** All there are. */
  readonly locations: readonly SiteLocation[];
  readonly found: Found;
  readonly welcome: string;
  readonly map: SiteHead['map'];
};
