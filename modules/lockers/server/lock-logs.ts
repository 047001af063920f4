import { inCompany } from '@fachwerk/companies/facade';
import { listForLock } from '@fachwerk/logs/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { lockApi } from '../contract-lock.ts';
import { lockOrUnknown } from './lock-store.ts';

export const lockLogs: UseCase<typeof lockApi.logs> = async (ctx, { id, before }) => {
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
