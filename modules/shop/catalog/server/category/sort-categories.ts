import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems } from '../../contract.ts';
import type { categoryApi } from '../../contract-category.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { lockCategoryPlaces, placeCategories } from './category-store.ts';

const problem = problemsOf(catalogProblems);

export const sortCategories: UseCase<typeof categoryApi.sort> = async (ctx, { ids: given }) => {
  const ids = [...new Set(given)];
  const places = await lockCategoryPlaces(ctx, ids);
  if (places.length < ids.length) throw problem('category.unknown');
  await placeCategories(ctx, ids, places);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'category.sorted',
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
  return {};
};
