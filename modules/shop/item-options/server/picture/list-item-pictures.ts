import type { UseCase } from '@fachwerk/server/module';
import type { pictureApi } from '../../contract-picture.ts';
import { listItemPictures as listStored } from './picture-store.ts';

export const listItemPictures: UseCase<typeof pictureApi.listOfItem> = async (ctx, { itemId }) => ({
  pictures: await listStored(ctx, itemId),
});
