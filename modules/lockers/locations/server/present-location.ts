import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { locationProblems, type StorageLocation } from '../contract.ts';
import { previewImageOf } from './image/image-files.ts';
import { findStoredLocation, type StoredLocation } from './location-store.ts';

const problem = problemsOf(locationProblems);

/** As it is answered: with the picture's addresses instead of its key. */
export function presentLocation({
  imageKey,
  networkId: _,
  isPartyComplete: __,
  isSuspended: ___,
  ...location
}: StoredLocation): StorageLocation {
  return { ...location, previewImage: previewImageOf(imageKey) };
}

export async function findPresentedLocation(ctx: CompanyCtx, id: string): Promise<StorageLocation> {
  const stored = await findStoredLocation(ctx, id);
  if (!stored) throw problem('location.unknown');
  return presentLocation(stored);
}
