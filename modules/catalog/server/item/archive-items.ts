import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { catalogProblems, type itemApi } from '../../contract.ts';
import { lockTakingCategory } from '../category/category-store.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { withFreeNumber } from './checked-item.ts';
import { type LockedItem, lockItems } from './item-store.ts';

const problem = problemsOf(catalogProblems);

export const archiveItems: UseCase<typeof itemApi.archive> = async (ctx, { ids, isArchived }) => {
  const items = (await lockItems(ctx, ids)).filter((item) => item.isArchived !== isArchived);
  if (items.length === 0) return {};
  if (!isArchived) await lockCategoriesOf(ctx, items);
  for (const { id, number } of items) {
    await withFreeNumber(number, () =>
      ctx.db.rows(sql`
        update catalog.item set is_archived = ${isArchived}, version = version + 1
        where company_id = ${ctx.companyId} and id = ${id}`),
    );
    await audit(ctx, {
      subjectKind: 'item',
      subjectId: id,
      action: isArchived ? 'item.archived' : 'item.restored',
      address: ctx.request.address,
    });
  }
  await notifyCatalog(ctx);
  return {};
};

/** What comes back needs a category that is in the shop; always in one order. */
async function lockCategoriesOf(ctx: Ctx, items: readonly LockedItem[]): Promise<void> {
  for (const categoryId of [...new Set(items.map((item) => item.categoryId))].sort()) {
    const refusal = await lockTakingCategory(ctx, categoryId);
    if (refusal) throw problem(refusal);
  }
}
