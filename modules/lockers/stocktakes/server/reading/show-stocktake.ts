import { inCompany } from '@fachwerk/companies/facade';
import { findLocation } from '@fachwerk/locations/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { StocktakeSheet, stocktakeApi } from '../../contract.ts';
import { counted } from '../../rules/progress.ts';
import { listBoxes } from '../box-store.ts';
import { problem } from '../problem.ts';
import { listRecords } from '../record-store.ts';
import { findStocktake, type StocktakeRow, stocktakeRows } from '../stocktake-store.ts';

export const showStocktake: UseCase<typeof stocktakeApi.find> = async (ctx, { id }) =>
  readSheet(ctx, await findStocktake(ctx, id));

/** The stocktake is in sight. */
export async function readSheet(ctx: CompanyCtx, row: StocktakeRow): Promise<StocktakeSheet> {
  const scoped = inCompany(ctx, row.companyId);
  const [[stocktake], boxes, records, location] = await Promise.all([
    stocktakeRows(scoped, [row.companyId], sql`s.id = ${row.id}`),
    listBoxes(scoped, row),
    listRecords(scoped, row.id),
    findLocation(scoped, row.locationId),
  ]);
  if (!stocktake) throw problem('stocktake.unknown');
  return {
    stocktake: { ...stocktake, ...counted(boxes) },
    timeZone: location?.timeZone ?? 'Europe/Berlin',
    boxes,
    records: records.map(({ companyId: _, stocktakeId: __, personId: ___, ...record }) => record),
  };
}
