import type { UseCase } from '@fachwerk/server/module';
import type { productApi } from '../../contract-product.ts';
import { findUploaded } from '../picture/draft-store.ts';
import { fetchedImage } from '../picture/fetch-picture.ts';
import { storedDraft } from './draft-picture.ts';

export const fetchProductPicture: UseCase<typeof productApi.fetchPicture> = async (ctx, { uploadId, address }) =>
  (await findUploaded(ctx, uploadId)) ?? storedDraft(ctx, uploadId, address, () => fetchedImage(ctx, address));
