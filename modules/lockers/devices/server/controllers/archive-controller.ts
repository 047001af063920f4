import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { deviceProblems } from '../../contract.ts';
import type { controllerApi } from '../../contract-controller.ts';
import { whyNotArchive } from '../../rules/controller.ts';
import { takeCredentials } from '../credentials/credentials.ts';
import { notifyControllers } from '../presence/notify-controllers.ts';
import { lockController, setArchived } from './controller-store.ts';

const problem = problemsOf(deviceProblems);

export const archiveController: UseCase<typeof controllerApi.archive> = async (ctx, { controller: { id } }) => {
  const current = await lockController(ctx, await visibleCompanies(ctx), id);
  if (!current) throw problem('controller.unknown');
  const refusal = whyNotArchive(current);
  if (refusal) throw problem(refusal, { count: current.locks });
  const scoped = inCompany(ctx, current.companyId);
  await takeCredentials(scoped, current);
  await setArchived(scoped, id, ctx.now);
  await audit(scoped, {
    subjectKind: 'controller',
    subjectId: id,
    action: 'controller.archived',
    before: { name: current.name },
  });
  await notifyControllers(scoped, [id]);
  return {};
};
