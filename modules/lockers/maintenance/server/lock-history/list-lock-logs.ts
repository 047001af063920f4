import { inCompany } from '@fachwerk/companies/facade';
import { lockOrUnknown } from '@fachwerk/lockers/facade';
import { listForLock } from '@fachwerk/logs/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { maintenanceApi } from '../../contract.ts';

export const listLockLogs: UseCase<typeof maintenanceApi.logs> = async (ctx, { id, before }) => {
  const { companyId } = await lockOrUnknown(ctx, id);
  const { entries, next } = await listForLock(inCompany(ctx, companyId), id, before);
  return {
    entries: entries.map(({ id: entryId, at, type, personName, data }) => ({
      id: entryId,
      at,
      type,
      personName,
      data,
    })),
    next,
  };
};
