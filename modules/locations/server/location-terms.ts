import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { StorageLocation } from '../contract.ts';
import { type BoxSize, Price } from '../contract-prices.ts';
import { listBoxSizes } from './box-size-store.ts';
import { previewImageOf } from './image-files.ts';
import { findStoredLocation, listStoredLocations, type StoredLocation } from './location-store.ts';

/** A location with all that whoever lets its boxes must know. */
export type LocationTerms = StorageLocation & { readonly networkId: string };

/** A location in sight of the caller's company, shown to customers or not. */
export async function findTerms(ctx: CompanyCtx, id: string): Promise<LocationTerms | undefined> {
  const found = await ctx.db.remembered(`terms ${ctx.companyId} ${id}`, () => findStoredLocation(ctx, id));
  return found && termsOf(found);
}

export async function listTerms(ctx: CompanyCtx): Promise<LocationTerms[]> {
  return (await listStoredLocations(ctx)).map(termsOf);
}

const termsOf = ({ imageKey, ...location }: StoredLocation): LocationTerms => ({
  ...location,
  previewImage: previewImageOf(imageKey),
});

export type GroupPrice = Price & { readonly priceGroupId: string };
const GroupPrices = z.array(z.extend(Price, { priceGroupId: z.uuid() }));

/** All prices of these groups of a network, past and coming ones too: `priceSetAt` says which count. */
export async function pricesOf(
  ctx: CompanyCtx,
  networkIds: readonly string[],
  groupIds: readonly string[],
): Promise<GroupPrice[]> {
  const rows = await ctx.db.rows(sql`
    select id, price_group_id, size_code, unit, tiers, minimum_cents, daily_cap_cents, overrun_cents_per_hour, valid_from
    from locations.price where company_id = any(${networkIds}) and price_group_id = any(${groupIds}::uuid[])`);
  return z.parse(GroupPrices, rows);
}

/** Of a network, the smallest first. */
export function sizesOf(ctx: CompanyCtx, networkId: string): Promise<BoxSize[]> {
  return listBoxSizes({ ...ctx, companyId: networkId });
}
