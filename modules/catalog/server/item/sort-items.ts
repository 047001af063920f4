import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { catalogProblems, type itemApi } from '../../contract.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { lockItems } from './item-rows.ts';

const problem = problemsOf(catalogProblems);

/** They change places among themselves: a page of a long category is sorted without touching the rest. */
export const sortItems: UseCase<typeof itemApi.sort> = async (ctx, { categoryId, ids }) => {
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
