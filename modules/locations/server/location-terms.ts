import type { CompanyCtx } from '@fachwerk/server/module';
import type { StorageLocation } from '../contract.ts';
import { previewImageOf } from './image/image-files.ts';
import { listStoredLocations, type StoredLocation } from './location-store.ts';

/** A location with all that whoever lets its boxes must know. */
export type LocationTerms = StorageLocation & { readonly networkId: string };

/** A location in sight of the caller's company, shown to customers or not. */
export async function findTerms(ctx: CompanyCtx, id: string): Promise<LocationTerms | undefined> {
  const found = await ctx.db.remembered(`terms ${ctx.companyId} ${id}`, () => listStoredLocations(ctx, id));
  return found.map(termsOf)[0];
}

export async function listTerms(ctx: CompanyCtx): Promise<LocationTerms[]> {
  return (await listStoredLocations(ctx)).map(termsOf);
}

const termsOf = ({ imageKey, ...location }: StoredLocation): LocationTerms => ({
  ...location,
  previewImage: previewImageOf(imageKey),
});
