import { findCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { menuApi } from '../contract.ts';
import { listMenuCategories } from './category-store.ts';

/** A list of addresses may have 50,000; pages and categories stand in it, too. */
const MOST_ITEMS = 40_000;

export const listMenuAddresses: UseCase<typeof menuApi.addresses> = async (ctx) => {
  const company = await findCompany(ctx);
  if (company?.kind !== 'merchant') return { categoryIds: [], itemIds: [] };
  const [categories, items] = await Promise.all([
    listMenuCategories(ctx),
    ctx.db.rows<{ id: string }>(sql`
      select i.id from catalog.item_view i
      join catalog.category_view c on c.company_id = i.company_id and c.id = i.category_id and not c.is_archived
      where i.company_id = ${ctx.companyId} and not i.is_archived order by i.id limit ${MOST_ITEMS}`),
  ]);
  return { categoryIds: categories.map(({ id }) => id), itemIds: items.map(({ id }) => id) };
};
