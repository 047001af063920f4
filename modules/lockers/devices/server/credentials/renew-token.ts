import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { deviceProblems } from '../../contract.ts';
import type { controllerApi } from '../../contract-controller.ts';
import { lockController } from '../controllers/controller-store.ts';
import { notifyControllers } from '../presence/notify-controllers.ts';
import { giveToken, takeCredentials } from './credentials.ts';

const problem = problemsOf(deviceProblems);

/** For a replaced device, or a lost token. */
export const renewToken: UseCase<typeof controllerApi.renewToken> = async (ctx, { controller: { id } }) => {
  const current = await lockController(ctx, await visibleCompanies(ctx), id);
  if (!current) throw problem('controller.unknown');
  if (current.archivedAt) throw problem('controller.archived');
  const scoped = inCompany(ctx, current.companyId);
  await takeCredentials(scoped, current);
  const token = await giveToken(scoped, id);
  await audit(scoped, { subjectKind: 'controller', subjectId: id, action: 'controller.token_renewed' });
  await notifyControllers(scoped, [id]);
  return token;
};
