import { raiseAlert } from '@fachwerk/alerts/facade';
import { putInService, takeOutOfService } from '@fachwerk/lockers/facade';
import { checkRestingBox } from '@fachwerk/rental-changes/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { StocktakeBox, stocktakeApi } from '../../contract.ts';
import { isFollowed } from '../../rules/differences.ts';
import { whyNotFollow } from '../../rules/follow.ts';
import { listBoxes } from '../box-store.ts';
import { notifyStocktakes } from '../notify-stocktakes.ts';
import { problem } from '../problem.ts';
import { readSheet } from '../reading/show-stocktake.ts';
import { lockStocktake, type StocktakeRow } from '../stocktake-store.ts';

/** Done by the module that owns it, and shown from what that module says then. */
export const followDifference: UseCase<typeof stocktakeApi.follow> = async (ctx, { id, lockId, what }) => {
  const { scoped, stocktake } = await lockStocktake(ctx, id);
  const box = (await listBoxes(scoped, stocktake)).find((each) => each.lockId === lockId);
  if (!box) throw problem('stocktake.box_unknown');
  const refusal = whyNotFollow(box, what, ctx.caller.capabilities);
  if (refusal) throw problem(refusal);
  if (!isFollowed(box, what)) await ACTS[what](scoped, stocktake, box);
  await notifyStocktakes(scoped, id);
  return readSheet(ctx, stocktake);
};

type Act = (ctx: Ctx, stocktake: StocktakeRow, box: StocktakeBox) => Promise<unknown>;

async function reasonOf(ctx: Ctx, { result, note }: StocktakeBox): Promise<string> {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de');
  const seen = t(`stocktake.reason.${result}`);
  return (note ? `${seen}: ${note}` : seen).slice(0, 300);
}

const ACTS: Readonly<Record<'out_of_service' | 'in_service' | 'release' | 'alert', Act>> = {
  out_of_service: async (ctx, _, box) => {
    const reason = await reasonOf(ctx, box);
    await takeOutOfService(ctx, box.lockId, { reason, personName: ctx.caller.name });
    await audit(ctx, { subjectKind: 'lock', subjectId: box.lockId, action: 'lock.taken_out', after: { reason } });
  },
  in_service: async (ctx, { companyId }, box) =>
    putInService(ctx, { companyId, lockId: box.lockId, reason: await reasonOf(ctx, box) }),
  release: async (ctx, _, box) => {
    const rental = await ctx.db.first<{ id: string }>(sql`
      select r.id from rentals.rental_view r join lockers.occupancy_view o on o.company_id = r.company_id and o.id = r.occupancy_id
      where r.company_id = ${ctx.companyId} and o.lock_id = ${box.lockId} and o.kind = 'to_check' and o.released_at is null
        and r.state = 'ended'`);
    if (!rental || !(await checkRestingBox(ctx, rental.id))) throw problem('stocktake.not_open_any_more');
  },
  alert: (ctx, stocktake, box) =>
    raiseAlert(ctx, {
      kind: box.result === 'jammed' ? 'jam' : 'box_reported',
      subject: { kind: 'lock', id: box.lockId, name: box.number },
      location: { id: stocktake.locationId, name: stocktake.locationName },
      data: { stocktake: box.result },
    }),
};
