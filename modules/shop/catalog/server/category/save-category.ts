import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { below, refusalOf } from '@fachwerk/base/refusal';
import { everyLanguage } from '@fachwerk/base/translated';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems } from '../../contract.ts';
import type { CategoryData, categoryApi } from '../../contract-category.ts';
import { availabilityFaults } from '../../rules/availability.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { addStoredCategory, findCategory, lockCategory, saveStoredCategory } from './category-store.ts';

const problem = problemsOf(catalogProblems);

export const saveCategory: UseCase<typeof categoryApi.save> = async (ctx, { category }) => {
  const { id: given, version, ...rest } = category;
  const current = given === undefined ? null : await lockCategory(ctx, given);
  if (current === undefined) throw problem('category.unknown');
  const data = checkedCategory(rest);
  if (current && version !== current.version) {
    throw problem('category.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  }
  const changes = changesOf(current ?? {}, data);
  if (current && changes.length === 0) return current;

  const id = current?.id ?? ctx.newId();
  await (current ? saveStoredCategory : addStoredCategory)(ctx, id, data);
  await audit(ctx, {
    subjectKind: 'category',
    subjectId: id,
    action: current ? 'category.edited' : 'category.added',
    ...(current ? beforeAndAfter(changes) : { after: { name: data.name.de } }),
    address: ctx.request.address,
  });
  const saved = await findCategory(ctx, id);
  await notifyCatalog(ctx);
  return saved!;
};

/** As it will be stored, or what the rule refuses, at the fields as the request names them. */
function checkedCategory(given: CategoryData): CategoryData {
  const refusal = refusalOf('category.refused', availabilityFaults(given.availability));
  if (refusal) throw problem(refusal.code, {}, { fields: below('category', refusal.fields) });
  return { ...given, name: everyLanguage(given.name), description: everyLanguage(given.description) };
}
