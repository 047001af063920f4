import type { UseCase } from '@fachwerk/server/module';
import type { mediaApi } from '../../contract.ts';
import { mediaPictures } from './media-pictures.ts';

export const listPictures: UseCase<typeof mediaApi.pictures> = async (ctx, { ids }) => ({
  pictures: [...(await mediaPictures(ctx, ids)).values()],
});
