import type { AttemptState } from '@fachwerk/openings/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { LastOpening } from '../../contract.ts';

export type OpeningRow = {
  readonly attemptId: string;
  readonly parcelId: string;
  readonly way: LastOpening['way'];
  readonly reason: string;
  readonly at: Date;
  readonly closedAt: Date | null;
  readonly doneAt: Date | null;
  readonly state: AttemptState;
};

type NewOpening = Pick<OpeningRow, 'attemptId' | 'parcelId' | 'way' | 'reason'>;

/** The same attempt again is the same opening. */
export async function addOpening(ctx: CompanyCtx, { attemptId, parcelId, way, reason }: NewOpening): Promise<void> {
  await ctx.db.write(sql`
    insert into pickup.opening (company_id, attempt_id, parcel_id, way, reason, at)
    values (${ctx.companyId}, ${attemptId}, ${parcelId}, ${way}, ${reason}, ${ctx.now}) on conflict (company_id, attempt_id) do nothing`);
}

/** The newest of each, by the parcel. */
export async function lastOpenings(ctx: CompanyCtx, parcelIds: readonly string[]): Promise<Map<string, OpeningRow>> {
  const rows = await ctx.db.rows<OpeningRow>(sql`
    select distinct on (o.parcel_id) o.attempt_id, o.parcel_id, o.way, o.reason, o.at, o.closed_at, o.done_at, a.state
    from pickup.opening o join openings.attempt_view a on a.company_id = o.company_id and a.id = o.attempt_id
    where o.company_id = ${ctx.companyId} and o.parcel_id = any(${parcelIds}::uuid[])
    order by o.parcel_id, o.at desc, o.attempt_id desc`);
  return new Map(rows.map((row) => [row.parcelId, row]));
}

/** Of a parcel that is locked: everything that was opened before is over with it. */
export async function markDone(ctx: CompanyCtx, parcelId: string): Promise<void> {
  await ctx.db.write(sql`
    update pickup.opening set done_at = ${ctx.now}, closed_at = coalesce(closed_at, ${ctx.now})
    where company_id = ${ctx.companyId} and parcel_id = ${parcelId} and done_at is null`);
}

const OPENED: ReadonlySet<AttemptState> = new Set(['opened', 'already_open']);

export const isOpened = ({ state }: Pick<OpeningRow, 'state'>): boolean => OPENED.has(state);
