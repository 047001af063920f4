import type { UseCase } from '@fachwerk/server/module';
import type { pictureApi } from '../../contract-picture.ts';
import { findCategoryPictures } from './category-pictures.ts';

export const listCategoryPictures: UseCase<typeof pictureApi.listOfCategories> = async (ctx) => ({
  pictures: [...(await findCategoryPictures(ctx))].map(([categoryId, picture]) => ({ categoryId, picture })),
});
