import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { locationProblems } from '@fachwerk/locations/contract';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { controllerApi } from '../../contract-controller.ts';
import { giveToken } from '../credentials/credentials.ts';
import { notifyControllers } from '../presence/notify-controllers.ts';
import { findController, findOwner, insertController } from './controller-store.ts';

const problem = problemsOf({ 'location.unknown': locationProblems['location.unknown'] });

/** The controller belongs to the company of the location. */
export const addController: UseCase<typeof controllerApi.add> = async (ctx, { controller: data }) => {
  const owner = await findOwner(ctx, await visibleCompanies(ctx), data.locationId);
  if (!owner) throw problem('location.unknown');
  const scoped = inCompany(ctx, owner);
  const id = ctx.newId();
  await insertController(scoped, id, data);
  const provisioning = await giveToken(scoped, id);
  const controller = (await findController(scoped, [owner], id))!;
  await audit(scoped, { subjectKind: 'controller', subjectId: id, action: 'controller.added', after: data });
  await notifyControllers(scoped, [id]);
  return { controller, provisioning };
};
