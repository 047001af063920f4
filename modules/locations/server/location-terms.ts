import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { StorageLocation } from '../contract.ts';
import { previewImageOf } from './image/image-files.ts';
import { findStoredLocation, listStoredLocations, type StoredLocation } from './location-store.ts';

/** A location with all that whoever lets its boxes must know. */
export type LocationTerms = StorageLocation & Pick<StoredLocation, 'networkId' | 'isPartyComplete' | 'isSuspended'>;

/** A location in sight of the caller's company, shown to customers or not. */
export async function findTerms(ctx: CompanyCtx, id: string): Promise<LocationTerms | undefined> {
  const found = await ctx.db.remembered(`terms ${ctx.companyId} ${id}`, () => findStoredLocation(ctx, id));
  return found && termsOf(found);
}

export async function listTerms(ctx: CompanyCtx): Promise<LocationTerms[]> {
  return (await listStoredLocations(ctx)).map(termsOf);
}

const termsOf = ({ imageKey, ...location }: StoredLocation): LocationTerms => ({
  ...location,
  previewImage: previewImageOf(imageKey),
});
