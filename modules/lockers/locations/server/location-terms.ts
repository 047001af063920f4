import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { RentalTerm, StorageLocation } from '../contract.ts';
import { previewImageOf } from './image/image-files.ts';
import { findStoredLocation, findStoredLocations, listStoredLocations, type StoredLocation } from './location-store.ts';

/** A location with all that whoever lets its boxes must know. */
export type LocationTerms = StorageLocation & Pick<StoredLocation, 'networkId' | 'isPartyComplete' | 'isSuspended'>;

/** A location in sight of the caller's company, shown to customers or not. */
export async function findTerms(ctx: CompanyCtx, id: string): Promise<LocationTerms | undefined> {
  const found = await ctx.db.remembered(`terms ${ctx.companyId} ${id} ${ctx.places?.ids.join() ?? ''}`, () =>
    findStoredLocation(ctx, id),
  );
  return found && termsOf(found);
}

/** All that are in sight, or of these. */
export async function listTerms(ctx: CompanyCtx, ids?: readonly string[]): Promise<LocationTerms[]> {
  return (await (ids ? findStoredLocations(ctx, ids) : listStoredLocations(ctx))).map(termsOf);
}

/** The locations in sight that let boxes for such a time; some do both. */
export async function locationsOfTerm(ctx: CompanyCtx, term: RentalTerm): Promise<string[]> {
  const locations = await listTerms(ctx);
  return locations.filter((each) => (term === 'short' ? each.isShortTerm : each.isLongTerm)).map(({ id }) => id);
}

const termsOf = ({ imageKey, ...location }: StoredLocation): LocationTerms => ({
  ...location,
  previewImage: previewImageOf(imageKey),
});
