import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { type RowOf, table } from '@fachwerk/server/table';
import type { BoxResult, ReportKind, ReportOutcome } from '../contract.ts';

const record = table('stocktakes.record', {
  companyId: 'uuid',
  id: 'uuid',
  stocktakeId: 'uuid',
  lockId: 'uuid?',
  kind: 'text',
  result: 'text?',
  text: 'text',
  madeAt: 'timestamptz',
  receivedAt: 'timestamptz',
  personId: 'uuid',
  personName: 'text',
  outcome: 'text',
});
export type RecordRow = RowOf<typeof record> & {
  readonly kind: ReportKind;
  readonly result: BoxResult | null;
  readonly outcome: ReportOutcome;
};

export async function insertRecord(ctx: CompanyCtx, row: RecordRow): Promise<void> {
  await ctx.db.rows(sql`
    insert into stocktakes.record (${record.columns()}) select ${record.columns('g')} from ${record.records('g', [row])}`);
}

/** In the order in which they were made. */
export function listRecords(ctx: CompanyCtx, stocktakeId: string): Promise<RecordRow[]> {
  return ctx.db.rows<RecordRow>(sql`
    select ${record.columns()} from stocktakes.record
    where company_id = ${ctx.companyId} and stocktake_id = ${stocktakeId} order by made_at, id`);
}

export function findRecord(ctx: CompanyCtx, id: string): Promise<RecordRow | undefined> {
  return ctx.db.first<RecordRow>(sql`
    select ${record.columns()} from stocktakes.record where company_id = ${ctx.companyId} and id = ${id}`);
}
