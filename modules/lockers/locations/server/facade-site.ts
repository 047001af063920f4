import type { CompanyCtx, LanguageCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { SiteLocation, SizeNow } from '../contract-site.ts';

/** All locations of the site, by name, on sale or not; filled by the module that knows what is free and what it costs. */
export const siteLocations = hook<(ctx: LanguageCtx) => Promise<readonly SiteLocation[]>>('locations.site_locations');

/** What is free at a location from now on, and what that long costs. */
export const sizesNow =
  hook<
    (ctx: CompanyCtx, asked: { readonly locationId: string; readonly minutes: number }) => Promise<readonly SizeNow[]>
  >('locations.sizes_now');
