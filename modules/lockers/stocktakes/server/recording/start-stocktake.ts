import { inCompany } from '@fachwerk/companies/facade';
import { findLocation } from '@fachwerk/locations/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Stocktake, stocktakeApi } from '../../contract.ts';
import { insertBoxes } from '../box-store.ts';
import { notifyStocktakes } from '../notify-stocktakes.ts';
import { problem } from '../problem.ts';
import { findOpen, insertStocktake, stocktakeRows } from '../stocktake-store.ts';

/** Who comes second joins the one that is open. */
export const startStocktake: UseCase<typeof stocktakeApi.start> = async (ctx, { locationId }) => {
  const location = await findLocation(ctx, locationId);
  if (!location) throw problem('stocktake.location_unknown');
  const scoped = inCompany(ctx, location.companyId);
  const id = ctx.newId();
  const isNew = await insertStocktake(scoped, {
    companyId: location.companyId,
    id,
    locationId,
    locationName: location.name,
    state: 'running',
    startedAt: ctx.now,
    startedByName: ctx.caller.name,
    finishedAt: null,
    finishedByName: '',
  });
  if (!isNew) return readOne(scoped, (await findOpen(scoped, locationId))!.id);

  if ((await insertBoxes(scoped, id, locationId)) === 0) throw problem('stocktake.no_boxes');
  await audit(scoped, {
    subjectKind: 'stocktake',
    subjectId: id,
    action: 'stocktake.started',
    after: { location: location.name },
    address: ctx.request.address,
  });
  await notifyStocktakes(scoped, id);
  return readOne(scoped, id);
};

async function readOne(ctx: Ctx, id: string): Promise<Stocktake> {
  const [stocktake] = await stocktakeRows(ctx, [ctx.companyId], sql`s.id = ${id}`);
  return stocktake!;
}
