import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { catalogProblems, type itemApi } from '../../contract.ts';
import { lockCategory } from '../category/category-store.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { lockItems } from './item-store.ts';

const problem = problemsOf(catalogProblems);

/** They change places among themselves: a page of a long category is sorted without touching the rest. */
export const sortItems: UseCase<typeof itemApi.sort> = async (ctx, { categoryId, ids }) => {
  const category = await lockCategory(ctx, categoryId);
  if (!category) throw problem('category.unknown');
  if (category.sortRule !== 'hand') throw problem('category.sorted_by_rule');
  const items = await lockItems(ctx, ids);
  if (items.some((item) => item.categoryId !== categoryId)) throw problem('category.unknown');
  const places = items.map(({ position }) => position).sort((one, other) => one - other);
  await ctx.db.rows(sql`
    update catalog.item i set position = p.position
    from unnest(${[...new Set(ids)]}::uuid[], ${places}::int[]) as p (id, position)
    where i.company_id = ${ctx.companyId} and i.id = p.id`);
  await audit(ctx, {
    subjectKind: 'category',
    subjectId: categoryId,
    action: 'item.sorted',
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
  return {};
};
