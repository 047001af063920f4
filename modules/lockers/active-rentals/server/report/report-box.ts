import { raiseAlert } from '@fachwerk/alerts/facade';
import { findLock, takeOutOfService } from '@fachwerk/lockers/facade';
import { sizesOf } from '@fachwerk/pricing/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { listOtherBoxes, moveToBox } from '@fachwerk/rentals/facade';
import { listSteps, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { replacements } from '@fachwerk/rentals/rules/replacement';
import { renter } from '@fachwerk/rentals/rules/step-person';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { keeping } from '@fachwerk/server/http-routes';
import type { UseCase } from '@fachwerk/server/module';
import type { stayApi } from '../../contract.ts';
import { occupancyKindOf } from '../../rules/rental-phase.ts';
import { MOST_REPLACEMENTS, whyNotReplace } from '../../rules/report.ts';
import { lockByKey } from '../opening/lock-by-key.ts';
import { siteRental } from '../own-rentals/site-rental.ts';
import { problem } from '../problem.ts';

type What = 'not_empty' | 'defect';

/** A full or broken box is replaced at once; staff get an alert whether or not there is a replacement. */
export const reportBox: UseCase<typeof stayApi.report> = async (ctx, { key, what, hasThingsInside }) => {
  const { scoped, rental } = await lockByKey(ctx, key);
  const refusal = whyNotReplace(rental, hasThingsInside);
  if (refusal) throw problem(refusal);
  const before = await findLock(scoped, rental.lockId);
  await logStep(scoped, rental, {
    kind: 'reported',
    person: renter(rental),
    data: { what, box: before?.number ?? '' },
  });
  const moved = await replaced(scoped, rental);
  await putAside(scoped, rental, what);
  // The report is committed although the request is refused.
  if (!moved) throw keeping(problem('rental.no_replacement'));
  const after = await findLock(scoped, moved.lockId);
  const boxes = { before: before?.number ?? '', after: after?.number ?? '' };
  await logStep(scoped, moved, { kind: 'replaced', person: { kind: 'house', name: '' }, data: boxes });
  await mailRenter(scoped, moved, { what: 'replaced', params: boxes });
  await notifyStaff(scoped, [moved.id]);
  return siteRental(scoped, moved, ctx.language);
};

/** A box of the same size or larger at the same price; limited, because every report takes a box from others. */
async function replaced(ctx: CompanyCtx, rental: Rental): Promise<Rental | null> {
  const steps = await listSteps(ctx, rental.id);
  if (steps.filter(({ kind }) => kind === 'replaced').length >= MOST_REPLACEMENTS) return null;
  const sizes = (await sizesOf(ctx, rental.networkId)).map(({ code }) => code);
  const [best] = replacements(rental, await listOtherBoxes(ctx, rental), sizes);
  return best ? moveToBox(ctx, rental, best.lockId, occupancyKindOf(rental, ctx.now)) : null;
}

async function putAside(ctx: CompanyCtx, { lockId, customerName }: Rental, what: What): Promise<void> {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de');
  await takeOutOfService(ctx, lockId, { reason: t(`rental.reported.${what}`), personName: customerName });
  const lock = (await findLock(ctx, lockId))!;
  await raiseAlert(ctx, {
    kind: 'box_reported',
    subject: { kind: 'lock', id: lockId, name: lock.number },
    location: { id: lock.locationId, name: lock.locationName },
    data: { what },
  });
}
