import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { type locationApi, locationProblems, type StorageLocation } from '../../contract.ts';
import { findStoredLocation, lockStoredLocation, saveImageKey } from '../location-store.ts';
import { notifyOfLocation } from '../notify-locations.ts';
import { presentLocation } from '../present-location.ts';
import { removeImageFiles, storeImage } from './image-files.ts';
import { removeImageJob } from './remove-image.job.ts';

const problem = problemsOf(locationProblems);

/** A picture is drawn before the transaction begins: drawing takes long. One whose change fails leaves no files. */
export const savePreviewImage: UseCase<typeof locationApi.savePreviewImage> = async (ctx, { id, image }) => {
  const seen = await findStoredLocation(ctx, id);
  if (!seen) throw problem('location.unknown');
  const imageKey = image ? await storeImage(inCompany(ctx, seen.companyId), image) : null;
  try {
    return await ctx.db.transaction((db) => saved({ ...ctx, db }, id, imageKey));
  } catch (error) {
    if (imageKey) await removeImageFiles(ctx, imageKey);
    throw error;
  }
};

async function saved(ctx: Ctx, id: string, imageKey: string | null): Promise<StorageLocation> {
  const current = await lockStoredLocation(ctx, id);
  if (!current) throw problem('location.unknown');
  if (current.imageKey === imageKey) return presentLocation(current);

  const owner = inCompany(ctx, current.companyId);
  await saveImageKey(owner, id, imageKey);
  await dropImage(owner, current.imageKey);
  await audit(owner, {
    subjectKind: 'location',
    subjectId: id,
    action: imageKey ? 'location.image_changed' : 'location.image_removed',
    address: ctx.request.address,
  });
  await notifyOfLocation(owner);
  return presentLocation({ ...current, imageKey });
}

async function dropImage(ctx: CompanyCtx, imageKey: string | null): Promise<void> {
  if (imageKey) await addJob(ctx, removeImageJob, { imageKey });
}
