import type { CompanyCtx, ImportLater } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { CellProblem } from '../../rules/record.ts';

type LaterRow = { readonly number: number; readonly later: ImportLater };

/** The first rows for which something is left to do. */
export function listLater(ctx: CompanyCtx, importId: string, limit: number): Promise<LaterRow[]> {
  return ctx.db.rows<LaterRow>(sql`
    select number, later from imports.row
    where company_id = ${ctx.companyId} and import_id = ${importId} and later is not null order by number limit ${limit}`);
}

/** It is done for this row, with what was found; nothing where somebody has stopped the import meanwhile. */
export async function saveFinished(
  ctx: CompanyCtx,
  importId: string,
  number: number,
  hints: readonly CellProblem[],
): Promise<void> {
  await ctx.db.rows(sql`
    update imports.row set hints = hints || ${jsonOf(hints)}::jsonb, later = null
    where company_id = ${ctx.companyId} and import_id = ${importId} and number = ${number} and later is not null`);
}

/** Nothing more is done for any row; each says so. */
export async function dropLater(ctx: CompanyCtx, importId: string): Promise<void> {
  await ctx.db.rows(sql`
    update imports.row set later = null,
      hints = hints || jsonb_build_array(jsonb_build_object('column', null, 'field', later ->> 'field', 'code', 'import.stopped_before'))
    where company_id = ${ctx.companyId} and import_id = ${importId} and later is not null`);
}
