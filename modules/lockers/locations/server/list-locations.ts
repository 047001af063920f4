import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, networkOf } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type locationApi, locationProblems, type StorageLocation } from '../contract.ts';
import { findStoredLocation, listStoredLocations, type StoredLocation } from './location-store.ts';
import { presentLocation } from './present-location.ts';
import { findReviewLink } from './review-link-store.ts';

const problem = problemsOf(locationProblems);

/** A network has hundreds of locations at the most: they are put in order here, as a German reads them. */
const collator = new Intl.Collator('de', { numeric: true });

const SORT_KEYS = {
  name: ({ name }: StorageLocation) => name.de,
  city: ({ address }: StorageLocation) => address.city,
  company: ({ companyName }: StorageLocation) => companyName,
};

export const listLocations: UseCase<typeof locationApi.list> = async (ctx, { orderBy, dir, locationId }) => {
  const stored = locationId === undefined ? listStoredLocations(ctx) : oneLocation(ctx, locationId);
  const locations = (await stored).map(presentLocation);
  const keyOf = SORT_KEYS[orderBy];
  const byName = (one: StorageLocation, other: StorageLocation) => collator.compare(one.name.de, other.name.de);
  locations.sort((one, other) => {
    const order = collator.compare(keyOf(one), keyOf(other)) || byName(one, other);
    return dir === 'asc' ? order : -order;
  });
  return { locations, reviewLink: await findReviewLink(inCompany(ctx, await networkOf(ctx))) };
};

async function oneLocation(ctx: CompanyCtx, id: string): Promise<StoredLocation[]> {
  const stored = await findStoredLocation(ctx, id);
  if (!stored) throw problem('location.unknown');
  return [stored];
}
