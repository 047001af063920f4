import { textIn } from '@fachwerk/base/translated';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { listPlaces } from '@fachwerk/locations/facade';
import { findLock } from '@fachwerk/lockers/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { listRentals } from '@fachwerk/rentals/facade-record';
import { accessOf, rentalByKey } from '@fachwerk/rentals/facade-renter';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { stayApi } from '../../contract.ts';
import { isGoingOn, isUnsettled, phaseOf } from '../../rules/rental-phase.ts';
import { forgetKeys, keysOf } from './remembered-keys.ts';

const MOST_SHOWN = 5;

/** Links back, on every page. Forgets keys that no longer open anything and have nothing to pay. */
export const listCurrentRentals: UseCase<typeof stayApi.current> = async (ctx) => {
  const byKey = await Promise.all(keysOf(ctx).map(async (key) => ({ key, rental: await rentalByKey(ctx, key) })));
  forgetKeys(
    ctx,
    byKey.filter(({ rental }) => !rental || !isUnsettled(rental, ctx.now)).map(({ key }) => key),
  );
  const held = byKey.flatMap(({ key, rental }) => (rental && isGoingOn(rental) ? [{ key, rental }] : []));
  const known = new Set(held.map(({ rental }) => rental.id));
  const signedIn = (await ofCaller(ctx)).filter(({ rental }) => !known.has(rental.id));
  const found = [...held, ...signedIn].slice(0, MOST_SHOWN);
  found.sort((a, b) => a.rental.endsAt.getTime() - b.rental.endsAt.getTime());
  return { rentals: await Promise.all(found.map(({ key, rental }) => shown(ctx, key, rental))) };
};

type Held = { readonly key: string; readonly rental: Rental };

async function ofCaller(ctx: SiteCtx): Promise<Held[]> {
  if (!ctx.caller) return [];
  const { companyId: networkId, userId } = ctx.caller;
  const companyIds = await visibleCompanies(inCompany(ctx, networkId));
  const rentals = await listRentals(
    ctx,
    sql`r.company_id = any(${companyIds}) and r.network_id = ${networkId} and r.customer_id = ${userId}
      and r.state in ('booked', 'active')`,
    sql`order by r.state, r.ends_at, r.id limit ${MOST_SHOWN}`,
  );
  const withKeys = rentals.map(async (rental) => ({
    rental,
    key: (await accessOf(inCompany(ctx, rental.companyId), rental.id))?.key,
  }));
  return (await Promise.all(withKeys)).flatMap(({ rental, key }) => (key ? [{ rental, key }] : []));
}

async function shown(ctx: SiteCtx, key: string, rental: Rental) {
  const inside = inCompany(ctx, rental.companyId);
  const [[place], lock] = await Promise.all([listPlaces(inside, [rental.locationId]), findLock(inside, rental.lockId)]);
  const { id, lockId, startsAt, endsAt, timeZone } = rental;
  return {
    id,
    key,
    lockId,
    startsAt,
    endsAt,
    timeZone,
    phase: phaseOf(rental, ctx.now),
    locationName: place ? textIn(place.name, ctx.language) : '',
    boxNumber: lock?.number ?? '',
  };
}
