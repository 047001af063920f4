import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { type BoxSize, Price } from '../contract.ts';
import { listBoxSizes } from './box-size-store.ts';

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
    from pricing.price where ${isOneOf(sql`company_id`, networkIds)} and ${isOneOf(sql`price_group_id`, groupIds)}`);
  return z.parse(GroupPrices, rows);
}

/** Of a network, the smallest first. */
export function sizesOf(ctx: CompanyCtx, networkId: string): Promise<BoxSize[]> {
  return listBoxSizes({ ...ctx, companyId: networkId });
}
