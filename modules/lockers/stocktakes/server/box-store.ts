import type { BoxState } from '@fachwerk/lockers/contract-lock';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { table } from '@fachwerk/server/table';
import type { StocktakeBox } from '../contract.ts';
import type { StocktakeRow } from './stocktake-store.ts';

const box = table('stocktakes.box', {
  companyId: 'uuid',
  stocktakeId: 'uuid',
  lockId: 'uuid',
  position: 'integer',
  number: 'text',
  sizeCode: 'text',
  qrCode: 'text',
  wallColumn: 'integer',
  wallRow: 'integer',
  expected: 'text?',
  result: 'text?',
  note: 'text',
  checkedAt: 'timestamptz?',
  checkedById: 'uuid?',
  checkedByName: 'text',
  openedAt: 'timestamptz?',
  openedById: 'uuid?',
  openedByName: 'text',
});

/** The boxes in use at the location, column by column from the top; their number. */
export function insertBoxes(ctx: CompanyCtx, stocktakeId: string, locationId: string): Promise<number> {
  return ctx.db.count(sql`
    insert into stocktakes.box (company_id, stocktake_id, lock_id, position, number, size_code, qr_code, wall_column, wall_row)
    select v.company_id, ${stocktakeId}, v.id, row_number() over (order by v.wall_column, v.wall_row, v.sort_number), v.number, v.size_code,
      v.qr_code, v.wall_column, v.wall_row
    from lockers.box_view v where v.company_id = ${ctx.companyId} and v.location_id = ${locationId} and v.archived_at is null`);
}

/** In the order of the wall, with what the system says now. */
export function listBoxes(
  ctx: CompanyCtx,
  { companyId, id, startedAt }: Pick<StocktakeRow, 'companyId' | 'id' | 'startedAt'>,
): Promise<StocktakeBox[]> {
  return ctx.db.rows<StocktakeBox>(sql`
    select b.lock_id, b.number, b.size_code, b.qr_code, b.wall_column as "column", b.wall_row as "row", coalesce(v.state, 'out_of_service') as state,
      b.expected, coalesce(v.out_reason, '') as out_reason, b.result, b.note, b.checked_at, b.checked_by_id, b.checked_by_name,
      b.opened_at, b.opened_by_id, b.opened_by_name,
      (select count(*)::integer from alerts.alert_view a where a.company_id = b.company_id and a.subject_kind = 'lock'
        and a.subject_id = b.lock_id and a.state = 'open' and a.last_at >= ${startedAt}) as alerts,
      (select count(*)::integer from found_items.item_view f where f.company_id = b.company_id and f.origin = 'stocktake'
        and f.origin_id = b.stocktake_id and f.lock_id = b.lock_id) as found_items
    from stocktakes.box b
    left join lockers.box_view v on v.company_id = b.company_id and v.id = b.lock_id
    where b.company_id = ${companyId} and b.stocktake_id = ${id} order by b.position`);
}

export async function saveBox(ctx: CompanyCtx, stocktakeId: string, changed: StocktakeBox): Promise<void> {
  const given = box
    .pick(
      'lockId',
      'expected',
      'result',
      'note',
      'checkedAt',
      'checkedById',
      'checkedByName',
      'openedAt',
      'openedById',
      'openedByName',
    )
    .records('g', [changed]);
  await ctx.db.rows(sql`
    update stocktakes.box b set expected = g.expected, result = g.result, note = g.note, checked_at = g.checked_at,
      checked_by_id = g.checked_by_id, checked_by_name = g.checked_by_name, opened_at = g.opened_at, opened_by_id = g.opened_by_id,
      opened_by_name = g.opened_by_name
    from ${given} where b.company_id = ${ctx.companyId} and b.stocktake_id = ${stocktakeId} and b.lock_id = g.lock_id`);
}

/** What the system said of the boxes that nobody looked into. */
export async function keepUnchecked(
  ctx: CompanyCtx,
  stocktakeId: string,
  states: readonly { readonly lockId: string; readonly expected: BoxState }[],
): Promise<void> {
  if (states.length === 0) return;
  await ctx.db.rows(sql`
    update stocktakes.box b set expected = g.expected
    from ${box.pick('lockId', 'expected').records('g', states)}
    where b.company_id = ${ctx.companyId} and b.stocktake_id = ${stocktakeId} and b.lock_id = g.lock_id`);
}
