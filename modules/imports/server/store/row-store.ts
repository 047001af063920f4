import type { CompanyCtx } from '@fachwerk/server/ctx';
import { allOf, jsonOf, sql } from '@fachwerk/server/sql';
import type { Deed, RowState } from '../../contract.ts';
import type { CellProblem } from '../../rules/record.ts';
import type { StoredImport } from './import-store.ts';

export type StoredRow = {
  readonly number: number;
  readonly cells: readonly string[];
  readonly state: RowState;
  readonly did: Deed | null;
  readonly problems: readonly CellProblem[];
  readonly undo: Readonly<Record<string, unknown>> | null;
};

const columns = sql`number, cells, state, did, problems, undo`;
const BATCH_ROWS = 2000;
/** The heading is the first. */
const FIRST_ROW = 2;

const of = (ctx: CompanyCtx, importId: string) => sql`company_id = ${ctx.companyId} and import_id = ${importId}`;

/** In place of whatever was read before. */
export async function putRows(ctx: CompanyCtx, importId: string, rows: readonly (readonly string[])[]): Promise<void> {
  await ctx.db.rows(sql`delete from imports.row where ${of(ctx, importId)}`);
  for (let at = 0; at < rows.length; at += BATCH_ROWS) {
    const cells = rows.slice(at, at + BATCH_ROWS).map(jsonOf);
    await ctx.db.rows(sql`
      insert into imports.row (company_id, import_id, number, cells)
      select ${ctx.companyId}, ${importId}, ${at + FIRST_ROW - 1} + given.place, given.cells::jsonb
      from unnest(${cells}::text[]) with ordinality as given (cells, place)`);
  }
}

type RowFilter = { readonly only?: 'wrong' | Deed | undefined; readonly after: number };

/** `wrong` are those that failed too. */
export function listRows(
  ctx: CompanyCtx,
  importId: string,
  { only, after }: RowFilter,
  limit: number,
): Promise<StoredRow[]> {
  const which =
    only === 'wrong'
      ? sql`state in ('wrong', 'failed', 'kept')`
      : only
        ? sql`did = ${only} and state in ('ready', 'done')`
        : null;
  return ctx.db.rows<StoredRow>(sql`
    select ${columns} from imports.row where ${allOf([of(ctx, importId), sql`number > ${after}`, which])}
    order by number limit ${limit}`);
}

/** The next ones in a state, in the order of the file or from its end. */
export function listNext(
  ctx: CompanyCtx,
  importId: string,
  state: RowState,
  { limit, isFromEnd = false }: { readonly limit: number; readonly isFromEnd?: boolean },
): Promise<StoredRow[]> {
  return ctx.db.rows<StoredRow>(sql`
    select ${columns} from imports.row where ${of(ctx, importId)} and state = ${state}
    order by number ${isFromEnd ? sql`desc` : sql`asc`} limit ${limit}`);
}

/** Keeps the row while it is worked on; undefined where somebody else has done it. */
export function lockRow(
  ctx: CompanyCtx,
  importId: string,
  number: number,
  state?: RowState,
): Promise<StoredRow | undefined> {
  return ctx.db.first<StoredRow>(sql`
    select ${columns} from imports.row
    where ${allOf([of(ctx, importId), sql`number = ${number}`, state ? sql`state = ${state}` : null])} for update`);
}

/** Only where it still says what was tried, and is read the same way: somebody may have changed either meanwhile. */
export async function saveChecked(
  ctx: CompanyCtx,
  { id, kind, mapping, decimal, days }: StoredImport,
  row: Pick<StoredRow, 'number' | 'cells' | 'did' | 'problems'> & { readonly key: string | null },
): Promise<void> {
  const { number, cells, did, problems, key } = row;
  await ctx.db.rows(sql`
    update imports.row set state = ${did ? 'ready' : 'wrong'}, did = ${did}, key = ${key}, problems = ${jsonOf(problems)}::jsonb
    where ${of(ctx, id)} and number = ${number} and state = 'unchecked' and cells = ${jsonOf(cells)}::jsonb
      and exists (select from imports.import i where i.company_id = ${ctx.companyId} and i.id = ${id} and i.kind = ${kind}
        and i.mapping = ${jsonOf(mapping)}::jsonb and i.decimal = ${decimal} and i.days = ${days})`);
}

/** The number of an earlier row that is about the same record. */
export async function findTwin(
  ctx: CompanyCtx,
  importId: string,
  key: string,
  number: number,
): Promise<number | undefined> {
  const row = await ctx.db.first<{ number: number }>(sql`
    select number from imports.row where ${of(ctx, importId)} and key = ${key} and number < ${number} order by number limit 1`);
  return row?.number;
}

export async function saveWorked(
  ctx: CompanyCtx,
  importId: string,
  row: Pick<StoredRow, 'number' | 'state' | 'did' | 'undo'> & { readonly problems?: readonly CellProblem[] },
): Promise<void> {
  const { number, state, did, undo, problems = [] } = row;
  await ctx.db.write(sql`
    update imports.row set state = ${state}, did = ${did}, undo = ${undo && jsonOf(undo)}::jsonb, problems = ${jsonOf(problems)}::jsonb
    where ${of(ctx, importId)} and number = ${number}`);
}

export async function saveCells(
  ctx: CompanyCtx,
  importId: string,
  number: number,
  cells: readonly string[],
): Promise<void> {
  await ctx.db.rows(sql`
    update imports.row set cells = ${jsonOf(cells)}::jsonb, state = 'unchecked', did = null, key = null, problems = '[]'
    where ${of(ctx, importId)} and number = ${number}`);
}

/** All of them are tried anew. */
export async function uncheckRows(ctx: CompanyCtx, importId: string): Promise<void> {
  await ctx.db.rows(sql`
    update imports.row set state = 'unchecked', did = null, key = null, problems = '[]' where ${of(ctx, importId)}`);
}
