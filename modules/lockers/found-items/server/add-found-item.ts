import { dayOf } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import { findLocation } from '@fachwerk/locations/facade';
import { findLock } from '@fachwerk/lockers/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { foundItemApi } from '../contract.ts';
import { keptUntil } from '../rules/found-item.ts';
import { addStep, findItem, findSettings, insertItem } from './item-store.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { problem } from './problem.ts';
import { readItem } from './show-found-item.ts';

/** It belongs to the company of its location; the rental before it is looked up here, whoever may see it. */
export const addFoundItem: UseCase<typeof foundItemApi.add> = async (ctx, { itemId, lockId, originId, ...given }) => {
  const location = await findLocation(ctx, given.locationId);
  if (!location) throw problem('found_item.location_unknown');
  const scoped = inCompany(ctx, location.companyId);
  const lock = lockId ? await findLock(scoped, lockId) : undefined;
  if (lockId && (lock?.companyId !== location.companyId || lock.locationId !== location.id))
    throw problem('found_item.box_unknown');

  const until = keptUntil(dayOf(ctx.now).toString(), given.isValuable, await findSettings(scoped));
  const isNew = await insertItem(scoped, {
    ...given,
    companyId: location.companyId,
    id: itemId,
    locationName: location.name,
    lockId: lockId ?? null,
    boxNumber: lock?.number ?? '',
    originId: originId ?? null,
    rentalId: lockId ? await lastRentalOf(scoped, lockId) : null,
    foundAt: ctx.now,
    foundByName: ctx.caller.name,
    keptUntil: until,
    state: 'found',
    notifiedAt: null,
    endedAt: null,
    returnedTo: '',
    proof: '',
    version: 1,
  });
  if (!isNew) return readItem(ctx, await findItem(ctx, itemId));
  await addStep(scoped, itemId, { kind: 'found' });
  await audit(scoped, {
    subjectKind: 'found_item',
    subjectId: itemId,
    action: 'found_item.found',
    after: { what: given.what, location: location.name, ...(lock && { box: lock.number }) },
    address: ctx.request.address,
  });
  await notifyWatchers(scoped, itemId);
  return readItem(scoped, { companyId: location.companyId, id: itemId });
};

/** Whoever had the box last, or has it. */
async function lastRentalOf(ctx: CompanyCtx, lockId: string): Promise<string | null> {
  const row = await ctx.db.first<{ id: string }>(sql`
    select r.id from rentals.rental_view r
    where r.company_id = ${ctx.companyId} and r.lock_id = ${lockId} and r.state in ('active', 'ended') and r.starts_at <= ${ctx.now}
    order by r.starts_at desc limit 1`);
  return row?.id ?? null;
}
