import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { controllerApi } from '../../contract-controller.ts';
import { findControllers } from './controller-store.ts';

export const listControllers: UseCase<typeof controllerApi.list> = async (ctx, { state, ...filter }) => {
  const all = await findControllers(ctx, await visibleCompanies(ctx), filter);
  return { controllers: state ? all.filter((controller) => controller.state === state) : all };
};
