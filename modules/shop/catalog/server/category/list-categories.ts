import type { UseCase } from '@fachwerk/server/module';
import type { categoryApi } from '../../contract-category.ts';
import { listStoredCategories } from './category-store.ts';

export const listCategories: UseCase<typeof categoryApi.list> = async (ctx) => ({
  categories: await listStoredCategories(ctx),
});
