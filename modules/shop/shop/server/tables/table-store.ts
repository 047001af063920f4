import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Table } from '../../contract-table.ts';

/** 144 random bits: nobody guesses the table of somebody else. */
const TOKEN_BYTES = 18;

export async function hasTables(ctx: CompanyCtx): Promise<boolean> {
  const row = await ctx.db.first<{ has: boolean }>(
    sql`select exists (select from shop.dining_table where company_id = ${ctx.companyId}) as has`,
  );
  return row!.has;
}

/** In the order they were made. */
export function listTables(ctx: CompanyCtx): Promise<(Table & { readonly token: string })[]> {
  return ctx.db.rows(sql`
    select id, name, token from shop.dining_table where company_id = ${ctx.companyId} order by position, id`);
}

/** The table whose QR code somebody has scanned. */
export function findTable(ctx: CompanyCtx, token: string): Promise<Table | undefined> {
  return ctx.db.first<Table>(
    sql`select id, name from shop.dining_table where company_id = ${ctx.companyId} and token = ${token}`,
  );
}

export async function addStoredTable(ctx: CompanyCtx, id: string, name: string): Promise<void> {
  await ctx.db.rows(sql`
    insert into shop.dining_table (company_id, id, name, token, position, created_at)
    select ${ctx.companyId}, ${id}, ${name}, ${ctx.newSecret(TOKEN_BYTES)}, coalesce(max(position), 0) + 1, ${ctx.now}
    from shop.dining_table where company_id = ${ctx.companyId}`);
}

export async function renameStoredTable(ctx: CompanyCtx, { id, name }: Table): Promise<Table | undefined> {
  return ctx.db.first<Table>(sql`
    update shop.dining_table set name = ${name} where company_id = ${ctx.companyId} and id = ${id} returning id, name`);
}

export async function renewToken(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`
    update shop.dining_table set token = ${ctx.newSecret(TOKEN_BYTES)} where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function removeStoredTable(ctx: CompanyCtx, id: string): Promise<Table | undefined> {
  return ctx.db.first<Table>(
    sql`delete from shop.dining_table where company_id = ${ctx.companyId} and id = ${id} returning id, name`,
  );
}
