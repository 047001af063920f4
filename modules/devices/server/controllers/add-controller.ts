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

/** The controller belongs to whoever runs the location. */
export const addController: UseCase<typeof controllerApi.add> = async (ctx, { controller: data }) => {
  const owner = await findOwner(ctx, await visibleCompanies(ctx), data.locationId);
  if (!owner) throw problem('location.unknown');
  const inside = inCompany(ctx, owner);
  const id = ctx.newId();
  await insertController(inside, id, data);
  const provisioning = await giveToken(inside, id);
  const controller = (await findController(inside, [owner], id))!;
  await audit(inside, { subjectKind: 'controller', subjectId: id, action: 'controller.added', after: data });
  await notifyControllers(inside, [id]);
  return { controller, provisioning };
};
