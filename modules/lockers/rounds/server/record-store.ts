import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { type RowOf, table } from '@fachwerk/server/table';
import type { RecordKind, RecordOutcome } from '../contract.ts';

const record = table('rounds.record', {
  companyId: 'uuid',
  id: 'uuid',
  roundId: 'uuid',
  stopId: 'uuid?',
  taskId: 'uuid?',
  kind: 'text',
  text: 'text',
  count: 'integer',
  fileKey: 'text?',
  madeAt: 'timestamptz',
  receivedAt: 'timestamptz',
  personId: 'uuid',
  personName: 'text',
  outcome: 'text',
});
export type RecordRow = RowOf<typeof record> & { readonly kind: RecordKind; readonly outcome: RecordOutcome };

export async function insertRecord(ctx: CompanyCtx, row: RecordRow): Promise<void> {
  await ctx.db.rows(sql`
    insert into rounds.record (${record.columns()}) select ${record.columns('g')} from ${record.records('g', [row])}`);
}

/** In the order in which they were made. */
export function listRecords(ctx: CompanyCtx, roundId: string): Promise<RecordRow[]> {
  return ctx.db.rows<RecordRow>(sql`
    select ${record.columns()} from rounds.record where company_id = ${ctx.companyId} and round_id = ${roundId} order by made_at, id`);
}

export function findRecord(ctx: CompanyCtx, id: string): Promise<RecordRow | undefined> {
  return ctx.db.first<RecordRow>(sql`
    select ${record.columns()} from rounds.record where company_id = ${ctx.companyId} and id = ${id}`);
}

const MOST_NAMES = 30;

/** Names of parts that the company has used, the most recent first. */
export async function listPartNames(ctx: CompanyCtx): Promise<string[]> {
  const rows = await ctx.db.rows<{ text: string }>(sql`
    select text from rounds.record where company_id = ${ctx.companyId} and kind = 'part'
    group by text order by max(made_at) desc limit ${MOST_NAMES}`);
  return rows.map(({ text }) => text);
}
