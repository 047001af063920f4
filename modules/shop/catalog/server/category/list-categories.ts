import { findCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { categoryApi } from '../../contract-category.ts';
import { usualVat } from '../../rules/usual-vat.ts';
import { listStoredCategories } from './category-store.ts';

export const listCategories: UseCase<typeof categoryApi.list> = async (ctx) => {
  const [categories, company] = await Promise.all([listStoredCategories(ctx), findCompany(ctx)]);
  return { categories, usualVat: usualVat(company?.trade ?? '') };
};
