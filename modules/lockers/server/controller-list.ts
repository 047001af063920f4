import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { lockerProblems } from '../contract.ts';
import type { controllerApi } from '../contract-controller.ts';
import { findController, listControllers } from './controller-store.ts';

const problem = problemsOf(lockerProblems);

export const showControllers: UseCase<typeof controllerApi.list> = async (ctx, { state, ...filter }) => {
  const all = await listControllers(ctx, await companiesInSight(ctx), filter);
  return { controllers: state ? all.filter((controller) => controller.state === state) : all };
};

export const showController: UseCase<typeof controllerApi.find> = async (ctx, { controller: { id } }) => {
  const found = await findController(ctx, await companiesInSight(ctx), id);
  if (!found) throw problem('controller.unknown');
  return found;
};
