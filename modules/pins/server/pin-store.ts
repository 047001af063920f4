import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Pin } from '../contract.ts';

export function listPinRows(ctx: CompanyCtx): Promise<Pin[]> {
  return ctx.db.rows<Pin>(sql`
    select id, name, description from pins.pin where company_id = ${ctx.companyId} order by position, id`);
}

export async function addPin(ctx: CompanyCtx, pin: Pin): Promise<void> {
  await ctx.db.write(sql`
    insert into pins.pin (company_id, id, name, description, position, created_at)
    select ${ctx.companyId}, ${pin.id}, ${pin.name}, ${pin.description}, coalesce(max(position), 0) + 1, ${ctx.now}
    from pins.pin where company_id = ${ctx.companyId}`);
}

export async function changePin(ctx: CompanyCtx, pin: Pin): Promise<boolean> {
  const row = await ctx.db.first(sql`
    update pins.pin set name = ${pin.name}, description = ${pin.description}
    where company_id = ${ctx.companyId} and id = ${pin.id} returning id`);
  return row !== undefined;
}

export async function deletePin(ctx: CompanyCtx, id: string): Promise<Pin | undefined> {
  return ctx.db.first<Pin>(sql`
    delete from pins.pin where company_id = ${ctx.companyId} and id = ${id} returning id, name, description`);
}
