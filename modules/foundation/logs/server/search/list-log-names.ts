import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { logApi } from '../../contract.ts';
import { listNames } from './known-name-store.ts';

export const listLogNames: UseCase<typeof logApi.names> = async (ctx, wanted) => ({
  names: await listNames(ctx, await visibleCompanies(ctx), wanted),
});
