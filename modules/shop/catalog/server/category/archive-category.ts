import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems } from '../../contract.ts';
import type { categoryApi } from '../../contract-category.ts';
import { whyNotArchiveCategory } from '../../rules/category.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { lockCategory, setCategoryArchived } from './category-store.ts';

const problem = problemsOf(catalogProblems);

export const archiveCategory: UseCase<typeof categoryApi.archive> = async (ctx, { id, isArchived }) => {
  const category = await lockCategory(ctx, id);
  if (!category) throw problem('category.unknown');
  const refusal = isArchived ? whyNotArchiveCategory(category) : null;
  if (refusal) throw problem(refusal);
  if (category.isArchived === isArchived) return {};

  await setCategoryArchived(ctx, id, isArchived);
  await audit(ctx, {
    subjectKind: 'category',
    subjectId: id,
    action: isArchived ? 'category.archived' : 'category.restored',
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
  return {};
};
