import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Parcel } from '../../contract.ts';

export function listParcels(ctx: CompanyCtx, orderId: string): Promise<Parcel[]> {
  return ctx.db.rows<Parcel>(sql`
    select carrier, number from fulfilment.parcel
    where company_id = ${ctx.companyId} and order_id = ${orderId} order by position`);
}

/** In place of those of before; the fulfilment is locked. */
export async function replaceParcels(ctx: CompanyCtx, orderId: string, parcels: readonly Parcel[]): Promise<void> {
  await ctx.db.rows(sql`
    delete from fulfilment.parcel where company_id = ${ctx.companyId} and order_id = ${orderId}`);
  await ctx.db.rows(sql`
    insert into fulfilment.parcel (company_id, order_id, position, carrier, number)
    select ${ctx.companyId}, ${orderId}, p.place, p.carrier, p.number
    from unnest(${parcels.map(({ carrier }) => carrier)}::text[], ${parcels.map(({ number }) => number)}::text[])
      with ordinality as p (carrier, number, place)`);
}
