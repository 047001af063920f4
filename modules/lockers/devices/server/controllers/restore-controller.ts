import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { deviceProblems } from '../../contract.ts';
import type { controllerApi } from '../../contract-controller.ts';
import { notifyControllers } from '../presence/notify-controllers.ts';
import { findController, lockController, setArchived } from './controller-store.ts';

const problem = problemsOf(deviceProblems);

/** Its credentials were revoked when it went: the device needs a new token. */
export const restoreController: UseCase<typeof controllerApi.restore> = async (ctx, { controller: { id } }) => {
  const current = await lockController(ctx, await visibleCompanies(ctx), id);
  if (!current) throw problem('controller.unknown');
  if (!current.archivedAt) return current;
  const scoped = inCompany(ctx, current.companyId);
  await setArchived(scoped, id, null);
  await audit(scoped, {
    subjectKind: 'controller',
    subjectId: id,
    action: 'controller.restored',
    after: { name: current.name },
  });
  await notifyControllers(scoped, [id]);
  return (await findController(scoped, [current.companyId], id))!;
};
