import type { CompanyCtx, ImportLater } from '@fachwerk/server/ctx';
import { allOf, jsonOf, sql } from '@fachwerk/server/sql';
import type { RowOutcome, RowState } from '../../contract.ts';
import type { CellProblem } from '../../rules/record.ts';
import type { ReadTable } from '../reading/table.ts';
import type { StoredImport } from './import-store.ts';

export type StoredRow = {
  readonly number: number;
  readonly cells: readonly string[];
  readonly state: RowState;
  readonly did: RowOutcome | null;
  readonly problems: readonly CellProblem[];
  readonly hints: readonly CellProblem[];
  readonly undo: Readonly<Record<string, unknown>> | null;
};

const columns = sql`number, cells, state, did, problems, hints, undo`;
const BATCH_ROWS = 2000;

const of = (ctx: CompanyCtx, importId: string) => sql`company_id = ${ctx.companyId} and import_id = ${importId}`;

/** In place of whatever was read before. */
export async function putRows(
  ctx: CompanyCtx,
  importId: string,
  { rows, numbers }: Pick<ReadTable, 'rows' | 'numbers'>,
): Promise<void> {
  await ctx.db.rows(sql`delete from imports.row where ${of(ctx, importId)}`);
  for (let at = 0; at < rows.length; at += BATCH_ROWS) {
    const cells = rows.slice(at, at + BATCH_ROWS).map(jsonOf);
    await ctx.db.rows(sql`
      insert into imports.row (company_id, import_id, number, cells)
      select ${ctx.companyId}, ${importId}, given.number, given.cells::jsonb
      from unnest(${numbers.slice(at, at + BATCH_ROWS)}::integer[], ${cells}::text[]) as given (number, cells)`);
  }
}

type RowFilter = { readonly only?: 'wrong' | 'hinted' | RowOutcome | undefined; readonly after: number };

/** `wrong` are those that failed too. */
export function listRows(
  ctx: CompanyCtx,
  importId: string,
  { only, after }: RowFilter,
  limit: number,
): Promise<StoredRow[]> {
  const which = only ? whichRows(only) : null;
  return ctx.db.rows<StoredRow>(sql`
    select ${columns} from imports.row where ${allOf([of(ctx, importId), sql`number > ${after}`, which])}
    order by number limit ${limit}`);
}

function whichRows(only: NonNullable<RowFilter['only']>) {
  if (only === 'wrong') return sql`state in ('wrong', 'failed', 'kept')`;
  if (only === 'hinted') return sql`hints <> '[]'`;
  return sql`did = ${only} and state in ('ready', 'done')`;
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

/** Keeps the row until the transaction ends. */
export function lockRow(ctx: CompanyCtx, importId: string, number: number): Promise<StoredRow | undefined> {
  return ctx.db.first<StoredRow>(sql`
    select ${columns} from imports.row where ${of(ctx, importId)} and number = ${number} for update`);
}

/** Keeps rows while they are worked on, in the order given; without those that somebody else has done, and none once the import was stopped. */
export async function lockRows(
  ctx: CompanyCtx,
  { id, state: phase }: StoredImport,
  rows: readonly Pick<StoredRow, 'number'>[],
  state: RowState,
): Promise<StoredRow[]> {
  const numbers = rows.map(({ number }) => number);
  const found = await ctx.db.rows<StoredRow>(sql`
    select ${columns} from imports.row
    where ${of(ctx, id)} and number = any(${numbers}::integer[]) and state = ${state}
      and exists (select from imports.import i where i.company_id = ${ctx.companyId} and i.id = ${id} and i.state = ${phase})
    order by number for update`);
  const known = new Map(found.map((row) => [row.number, row]));
  return numbers.flatMap((number) => known.get(number) ?? []);
}

/** Said beside the join: however little is known of a table that grows, only these are looked at. */
const among = (ctx: CompanyCtx, importId: string, rows: readonly Pick<StoredRow, 'number'>[]) => sql`
  r.company_id = ${ctx.companyId} and r.import_id = ${importId} and r.number = any(${rows.map(({ number }) => number)}::integer[])`;

type CheckedRow = Pick<StoredRow, 'number' | 'cells' | 'did' | 'problems' | 'hints'> & { readonly key: string | null };

/** Only those that still say what was tried, and are read the same way: somebody may have changed either meanwhile. */
export async function saveChecked(
  ctx: CompanyCtx,
  { id, kind, mapping, decimal, days }: StoredImport,
  rows: readonly CheckedRow[],
): Promise<void> {
  await ctx.db.rows(sql`
    update imports.row r set state = case when g.did is null then 'wrong' else 'ready' end, did = g.did, key = g.key, problems = g.problems, hints = g.hints
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as g (number integer, cells jsonb, did text, key text, problems jsonb, hints jsonb)
    where ${among(ctx, id, rows)} and r.number = g.number and r.state = 'unchecked' and r.cells = g.cells
      and exists (select from imports.import i where i.company_id = ${ctx.companyId} and i.id = ${id} and i.kind = ${kind}
        and i.mapping = ${jsonOf(mapping)}::jsonb and i.decimal = ${decimal} and i.days = ${days})`);
}

/** The first rows that are about these records, as far as they were tried: key and number. */
export async function listFirstNumbers(
  ctx: CompanyCtx,
  importId: string,
  keys: readonly string[],
): Promise<[string, number][]> {
  const rows = await ctx.db.rows<{ key: string; number: number }>(sql`
    select key, min(number) as number from imports.row where ${of(ctx, importId)} and key = any(${keys}::text[]) group by key`);
  return rows.map(({ key, number }) => [key, number]);
}

export type WorkedRow = Pick<StoredRow, 'number' | 'state' | 'did' | 'undo'> & {
  readonly problems?: readonly CellProblem[];
  readonly hints?: readonly CellProblem[];
  readonly later?: ImportLater | null;
};

export async function saveWorked(
  ctx: CompanyCtx,
  importId: string,
  from: RowState,
  rows: readonly WorkedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.write(sql`
    update imports.row r set state = g.state, did = g.did, undo = g.undo, problems = coalesce(g.problems, '[]'), hints = coalesce(g.hints, '[]'),
      later = g.later
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb)
      as g (number integer, state text, did text, undo jsonb, problems jsonb, hints jsonb, later jsonb)
    where ${among(ctx, importId, rows)} and r.number = g.number and r.state = ${from}`);
}

export async function saveCells(
  ctx: CompanyCtx,
  importId: string,
  number: number,
  cells: readonly string[],
): Promise<void> {
  await ctx.db.rows(sql`
    update imports.row set cells = ${jsonOf(cells)}::jsonb, state = 'unchecked', did = null, key = null, problems = '[]', hints = '[]'
    where ${of(ctx, importId)} and number = ${number}`);
}

/** All of them are tried anew; what nobody has tried yet is left as it is. */
export async function uncheckRows(ctx: CompanyCtx, importId: string): Promise<void> {
  await ctx.db.rows(sql`
    update imports.row set state = 'unchecked', did = null, key = null, problems = '[]', hints = '[]'
    where ${of(ctx, importId)} and (state <> 'unchecked' or key is not null)`);
}
