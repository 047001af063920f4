import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { BoxSize } from '../contract.ts';

/** Of the company whose network it is, smallest first. */
export function listBoxSizes(ctx: CompanyCtx): Promise<BoxSize[]> {
  return ctx.db.rows<BoxSize>(sql`
    select code, name, width_cm, height_cm, depth_cm from pricing.box_size where company_id = ${ctx.companyId} order by sort, code`);
}

/** Keeps the sizes until the transaction ends, so that two people do not replace each other's list. */
export function lockBoxSizes(ctx: CompanyCtx): Promise<BoxSize[]> {
  return ctx.db.rows<BoxSize>(sql`
    select code, name, width_cm, height_cm, depth_cm from pricing.box_size where company_id = ${ctx.companyId} order by sort, code
    for update`);
}

export async function removeBoxSize(ctx: CompanyCtx, code: string): Promise<void> {
  await ctx.db.rows(sql`delete from pricing.box_size where company_id = ${ctx.companyId} and code = ${code}`);
}

/** Adds what is new and changes what is there, in the order of the list; removes nothing. */
export async function saveBoxSizes(ctx: CompanyCtx, sizes: readonly BoxSize[]): Promise<void> {
  await ctx.db.rows(sql`
    insert into pricing.box_size (company_id, code, name, width_cm, height_cm, depth_cm, sort)
    select ${ctx.companyId}, code, name, "widthCm", "heightCm", "depthCm", sort
    from jsonb_to_recordset(${jsonOf(sizes.map((size, sort) => ({ ...size, sort })))}::jsonb)
      as size (code text, name text, "widthCm" int, "heightCm" int, "depthCm" int, sort int)
    on conflict (company_id, code) do update set name = excluded.name, width_cm = excluded.width_cm, height_cm = excluded.height_cm,
      depth_cm = excluded.depth_cm, sort = excluded.sort`);
}
