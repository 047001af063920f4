import { problemsOf } from '@fachwerk/base/problem';
import { auditAll } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { catalogProblems, type itemApi } from '../../contract.ts';
import { lockTakingCategories } from '../category/category-store.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { withFreeNumber } from './checked-item.ts';
import { lockItems } from './item-store.ts';

const problem = problemsOf(catalogProblems);

export const archiveItems: UseCase<typeof itemApi.archive> = async (ctx, { ids, isArchived }) => {
  const items = (await lockItems(ctx, ids)).filter((item) => item.isArchived !== isArchived);
  if (items.length === 0) return {};
  // What comes back needs a category that is in the shop.
  const categories = isArchived ? [] : items.map(({ categoryId }) => categoryId);
  const refusal = await lockTakingCategories(ctx, categories);
  if (refusal) throw problem(refusal);
  // One after the other where a number may be taken: the refusal names it.
  const sets = isArchived ? [items] : items.map((item) => [item]);
  for (const some of sets)
    await withFreeNumber(some, () =>
      ctx.db.rows(sql`
        update catalog.item set is_archived = ${isArchived}, version = version + 1
        where company_id = ${ctx.companyId} and id = any(${some.map(({ id }) => id)}::uuid[])`),
    );
  const action = isArchived ? 'item.archived' : 'item.restored';
  const address = ctx.request.address;
  await auditAll(
    ctx,
    items.map(({ id }) => ({ subjectKind: 'item', subjectId: id, action, address })),
  );
  await notifyCatalog(ctx);
  return {};
};
