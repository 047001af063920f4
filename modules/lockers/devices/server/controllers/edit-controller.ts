import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { locationProblems } from '@fachwerk/locations/contract';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { deviceProblems } from '../../contract.ts';
import type { controllerApi } from '../../contract-controller.ts';
import { whyNotMove } from '../../rules/controller.ts';
import { notifyControllers } from '../presence/notify-controllers.ts';
import { findController, findOwner, lockController, saveController } from './controller-store.ts';

const problem = problemsOf({ ...deviceProblems, 'location.unknown': locationProblems['location.unknown'] });

export const editController: UseCase<typeof controllerApi.edit> = async (
  ctx,
  { controller: { id, version, ...data } },
) => {
  const current = await lockController(ctx, await visibleCompanies(ctx), id);
  if (!current) throw problem('controller.unknown');
  if (current.archivedAt) throw problem('controller.archived');
  if (current.version !== version)
    throw problem('controller.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  const refusal = whyNotMove(current, data.locationId);
  if (refusal) throw problem(refusal);
  const scoped = inCompany(ctx, current.companyId);
  if (!(await findOwner(scoped, [current.companyId], data.locationId))) throw problem('location.unknown');

  const changes = changesOf(current, data);
  if (changes.length === 0) return current;
  await saveController(scoped, id, data);
  const saved = (await findController(scoped, [current.companyId], id))!;
  await audit(scoped, {
    subjectKind: 'controller',
    subjectId: id,
    action: 'controller.edited',
    ...beforeAndAfter(changes),
  });
  await notifyControllers(scoped, [id]);
  return saved;
};
