import { problemsOf } from '@fachwerk/base/problem';
import { takeTurn } from '@fachwerk/server/caller-turn';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { acrossCompanies, jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import { type Counts, type FirstLine, type ImportState, importProblems, type Style } from '../../contract.ts';
import type { WaitingFile } from '../../rules/reading-turn.ts';
import type { ReadTable } from '../reading/table.ts';

const problem = problemsOf(importProblems);

export type StoredImport = Style & {
  readonly id: string;
  readonly kind: string | null;
  readonly source: string | null;
  readonly fileName: string;
  readonly fileKey: string | null;
  readonly state: ImportState;
  readonly reason: string;
  readonly headers: readonly string[];
  readonly headingRow: number;
  readonly firstLines: readonly FirstLine[];
  readonly mapping: readonly (string | null)[];
  readonly counts: Partial<Counts>;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly actorId: string;
  readonly address: string;
  readonly endedAt: Date | null;
  readonly plannedAt: Date | null;
};

const columns = sql`id, kind, source, file_name, file_key, state, reason, headers, heading_row, first_lines, mapping, decimal, days, counts, created_at, created_by,
  actor_id, address, ended_at, planned_at`;

const one = (ctx: CompanyCtx, id: string) =>
  sql`select ${columns} from imports.import where company_id = ${ctx.companyId} and id = ${id}`;

export function findImport(ctx: CompanyCtx, id: string): Promise<StoredImport | undefined> {
  return ctx.db.first<StoredImport>(one(ctx, id));
}

/** Keeps the row until the transaction ends: two clicks, or two workers, go one after the other. */
export async function lockImport(ctx: CompanyCtx, id: string): Promise<StoredImport> {
  const found = await ctx.db.first<StoredImport>(sql`${one(ctx, id)} for update`);
  if (!found) throw problem('import.unknown');
  return found;
}

/** Newest first; those whose kind is not known yet are their uploader's alone. */
export function listImports(
  ctx: CompanyCtx,
  {
    kinds,
    userId,
    before,
  }: { readonly kinds: readonly string[]; readonly userId: string; readonly before: string | undefined },
  limit: number,
): Promise<StoredImport[]> {
  return ctx.db.rows<StoredImport>(sql`
    select ${columns} from imports.import
    where company_id = ${ctx.companyId} and (kind = any(${kinds}::text[]) or (kind is null and created_by_id = ${userId}))
      and (${before ?? null}::uuid is null or id < ${before ?? null}::uuid)
    order by id desc limit ${limit}`);
}

/** How many others of the company are at work. Whoever asks waits until those who asked before have committed. */
export async function countOthersAtWork(ctx: CompanyCtx, id: string | null): Promise<number> {
  const [, row] = await inOrder([
    () => takeTurn(ctx, 'imports.at_work'),
    () =>
      ctx.db.first<{ count: number }>(sql`
        select count(*)::int as count from imports.import
        where company_id = ${ctx.companyId} and planned_at is not null and id is distinct from ${id}::uuid`),
  ]);
  return row!.count;
}

/** The oldest file of each company that nobody reads. */
export function listWaitingFiles({ db }: Pick<WorkCtx, 'db'>, now: Date): Promise<WaitingFile[]> {
  const query = sql`
    select distinct on (company_id) company_id, id, created_at from imports.import
    where state = 'reading' and planned_at <= ${now} order by company_id, created_at, id`;
  return db.rows<WaitingFile>(acrossCompanies('files of all companies are read in turn', query));
}

/** False where another server was quicker. */
export async function claimFile(ctx: CompanyCtx, id: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await ctx.db.count(sql`
    update imports.import set planned_at = ${until}
    where company_id = ${ctx.companyId} and id = ${id} and state = 'reading' and planned_at <= ${now}`);
  return claimed > 0;
}

export async function releaseFile(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`
    update imports.import set planned_at = ${ctx.now} where company_id = ${ctx.companyId} and id = ${id} and state = 'reading'`);
}

type NewImport = Pick<StoredImport, 'id' | 'kind' | 'fileName' | 'address'> & {
  readonly fileKey: string;
  readonly by: { readonly userId: string; readonly name: string };
};

export async function addImport(ctx: CompanyCtx, given: NewImport): Promise<void> {
  const { id, kind, fileName, fileKey, address, by } = given;
  await ctx.db.rows(sql`
    insert into imports.import (company_id, id, kind, file_name, file_key, state, created_at, created_by_id, created_by, actor_id, address, planned_at)
    values (${ctx.companyId}, ${id}, ${kind}, ${fileName}, ${fileKey}, 'reading', ${ctx.now}, ${by.userId}, ${by.name}, ${by.userId},
      ${address}, ${ctx.now})`);
}

async function update(ctx: CompanyCtx, id: string, change: Sql): Promise<void> {
  await ctx.db.rows(sql`update imports.import set ${change} where company_id = ${ctx.companyId} and id = ${id}`);
}

export function saveRead(
  ctx: CompanyCtx,
  id: string,
  { headers, style, source, headingRow, firstLines }: ReadTable,
  guess: { readonly kind: string | null; readonly mapping: readonly (string | null)[] },
): Promise<void> {
  return update(
    ctx,
    id,
    sql`state = 'mapping', planned_at = null, heading_row = ${headingRow}, first_lines = ${jsonOf(firstLines)}::jsonb, headers = ${jsonOf(headers)}::jsonb, decimal = ${style.decimal}, days = ${style.days},
      source = ${source}, kind = ${guess.kind}, mapping = ${jsonOf(guess.mapping)}::jsonb`,
  );
}

export const saveUnreadable = (ctx: CompanyCtx, id: string, reason: string): Promise<void> =>
  update(
    ctx,
    id,
    sql`state = 'unreadable', planned_at = null, file_key = null, reason = ${reason}, ended_at = ${ctx.now}`,
  );

export const saveMapped = (
  ctx: CompanyCtx,
  id: string,
  { kind, mapping, style }: { kind: string; mapping: readonly (string | null)[]; style: Style },
): Promise<void> =>
  update(
    ctx,
    id,
    sql`kind = ${kind}, mapping = ${jsonOf(mapping)}::jsonb, decimal = ${style.decimal}, days = ${style.days}`,
  );

/** It is read once more, with another line as its heading. */
export const saveHeading = (
  ctx: CompanyCtx,
  id: string,
  row: number,
  actor: { readonly userId: string; readonly address: string },
): Promise<void> =>
  update(
    ctx,
    id,
    sql`state = 'reading', reason = '', heading_row = ${row}, planned_at = ${ctx.now}, actor_id = ${actor.userId}, address = ${actor.address}`,
  );

/** The file is of no use any more. */
export const forgetFile = (ctx: CompanyCtx, id: string): Promise<void> => update(ctx, id, sql`file_key = null`);

/** Work on it begins, in the name of whoever said so. */
export const saveAtWork = (
  ctx: CompanyCtx,
  id: string,
  state: 'checking' | 'running' | 'undoing',
  actor: { readonly userId: string; readonly address: string },
): Promise<void> =>
  update(
    ctx,
    id,
    sql`state = ${state}, reason = '', planned_at = ${ctx.now}, ended_at = null, actor_id = ${actor.userId}, address = ${actor.address}`,
  );

export const saveAtRest = (
  ctx: CompanyCtx,
  id: string,
  state: 'mapping' | 'checked' | 'done' | 'undone',
  reason = '',
): Promise<void> =>
  update(
    ctx,
    id,
    sql`state = ${state}, reason = ${reason}, planned_at = null,
      ended_at = ${state === 'done' || state === 'undone' ? ctx.now : null}`,
  );

/** False where it is at rest. */
export async function savePlanned(ctx: CompanyCtx, id: string, at: Date): Promise<boolean> {
  const planned = await ctx.db.count(sql`
    update imports.import set planned_at = ${at} where company_id = ${ctx.companyId} and id = ${id} and planned_at is not null`);
  return planned > 0;
}

/** By counting, not by adding: whatever died in between, the figures are true again. */
export const saveCounts = (ctx: CompanyCtx, id: string): Promise<void> =>
  update(
    ctx,
    id,
    sql`counts = (
      select jsonb_build_object('all', count(*), 'unchecked', count(*) filter (where state = 'unchecked'),
        'wrong', count(*) filter (where state = 'wrong'), 'new', count(*) filter (where state in ('ready', 'done') and did = 'new'),
        'changed', count(*) filter (where state in ('ready', 'done') and did = 'changed'),
        'unchanged', count(*) filter (where state in ('ready', 'done') and did = 'unchanged'),
        'done', count(*) filter (where state = 'done'), 'failed', count(*) filter (where state = 'failed'),
        'undone', count(*) filter (where state = 'undone'), 'kept', count(*) filter (where state = 'kept'),
        'hinted', count(*) filter (where hints <> '[]'), 'pending', count(*) filter (where later is not null))
      from imports.row where company_id = ${ctx.companyId} and import_id = ${id})`,
  );

export async function removeImport(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`delete from imports.import where company_id = ${ctx.companyId} and id = ${id}`);
}

type Found = { readonly companyId: string; readonly id: string; readonly fileKey: string | null };

/** Those that lost their worker, of all companies. */
export function listForgotten({ db }: Pick<WorkCtx, 'db'>, since: Date): Promise<Found[]> {
  const query = sql`select company_id, id, file_key from imports.import where planned_at < ${since}`;
  return db.rows<Found>(acrossCompanies('imports that lost their worker, of all companies', query));
}

/** Those that are too old to be kept, of all companies. */
export function listOld({ db }: Pick<WorkCtx, 'db'>, before: Date): Promise<Found[]> {
  const query = sql`select company_id, id, file_key from imports.import where created_at < ${before} and planned_at is null limit 500`;
  return db.rows<Found>(acrossCompanies('old imports are forgotten, of all companies', query));
}
