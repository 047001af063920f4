import type { UseCase } from '@fachwerk/server/module';
import type { productApi } from '../../contract-product.ts';
import { findUploaded } from '../picture/draft-store.ts';
import { storedDraft } from './draft-picture.ts';

export const addProductPicture: UseCase<typeof productApi.addPicture> = async (ctx, { uploadId, image }) =>
  (await findUploaded(ctx, uploadId)) ?? storedDraft(ctx, uploadId, null, async () => image);
