import { problemsOf } from '@fachwerk/base/problem';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { deviceProblems } from '../../contract.ts';
import type { controllerApi } from '../../contract-controller.ts';
import { findController } from './controller-store.ts';

const problem = problemsOf(deviceProblems);

export const readController: UseCase<typeof controllerApi.find> = async (ctx, { controller: { id } }) => {
  const found = await findController(ctx, await visibleCompanies(ctx), id);
  if (!found) throw problem('controller.unknown');
  return found;
};
