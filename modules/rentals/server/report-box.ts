import { raiseAlert } from '@fachwerk/alerts/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { sizesOf } from '@fachwerk/locations/facade';
import { findLock, takeOutOfService } from '@fachwerk/lockers/facade';
import { keeping } from '@fachwerk/server/http-routes';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Rental, rentalProblems } from '../contract.ts';
import type { rentalSiteApi } from '../contract-site.ts';
import { MOST_REPLACEMENTS, replacements, whyNotReport } from '../rules/replace.ts';
import { holdByKey } from './access-held.ts';
import { mailRenter } from './mail-renter.ts';
import { siteRental } from './mine-site-rental.ts';
import { tellOfRentals } from './rental-hints.ts';
import { moveToBox } from './replace-box.ts';
import { listOtherBoxes } from './replace-choices.ts';
import { renter, tellStep } from './steps-told.ts';

const problem = problemsOf(rentalProblems);
type What = 'not_empty' | 'defect';

/** Whoever finds the box full or broken gets another at once; staff are told, whether or not there is one. */
export const reportByKey: UseCase<typeof rentalSiteApi.report> = async (ctx, { key, what }) => {
  const { inside, rental } = await holdByKey(ctx, key);
  const refusal = whyNotReport(rental);
  if (refusal) throw problem(refusal);
  const before = await findLock(inside, rental.lockId);
  await tellStep(inside, rental, {
    kind: 'reported',
    person: renter(rental),
    data: { what, box: before?.number ?? '' },
  });
  const moved = await replaced(inside, rental);
  await putAside(inside, rental, what);
  // What was reported stays reported.
  if (!moved) throw keeping(problem('rental.no_replacement'));
  const after = await findLock(inside, moved.lockId);
  const boxes = { before: before?.number ?? '', after: after?.number ?? '' };
  await tellStep(inside, moved, { kind: 'replaced', person: { kind: 'house', name: '' }, data: boxes });
  await mailRenter(inside, moved, { what: 'replaced', params: boxes });
  await tellOfRentals(inside, [moved.id]);
  return siteRental(inside, moved, ctx.language);
};

/** Of the same size or larger, at the same price; not for ever, for every report takes a box away from others. */
async function replaced(ctx: CompanyCtx, rental: Rental): Promise<Rental | null> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*) from rentals.rental_step
    where company_id = ${ctx.companyId} and rental_id = ${rental.id} and kind = 'replaced'`);
  if (row!.count >= MOST_REPLACEMENTS) return null;
  const sizes = (await sizesOf(ctx, rental.networkId)).map(({ code }) => code);
  const [best] = replacements(rental, await listOtherBoxes(ctx, rental), sizes);
  return best ? moveToBox(ctx, rental, best) : null;
}

async function putAside(ctx: CompanyCtx, { lockId, customerName }: Rental, what: What): Promise<void> {
  const say = (await ctx.house.texts.of(ctx.db, ctx.companyId)).in('de');
  await takeOutOfService(ctx, lockId, { reason: say(`rental.reported.${what}`), personName: customerName });
  const lock = (await findLock(ctx, lockId))!;
  await raiseAlert(ctx, {
    kind: 'box_reported',
    subject: { kind: 'lock', id: lockId, name: lock.number },
    location: { id: lock.locationId, name: lock.locationName },
    data: { what },
  });
}
