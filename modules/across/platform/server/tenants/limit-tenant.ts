import { beforeAndAfter, changesOf } from '@fachwerk/base/changes';
import { saveLimits } from '@fachwerk/companies/facade-tenancy';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { tenantApi } from '../../contract.ts';
import { lockedTenant, tenantRecord } from './tenant-records.ts';

/** What is there already stays, also where it is more. */
export const limitTenant: UseCase<typeof tenantApi.limit> = async (ctx, { companyId, limits }) => {
  const { record, inside } = await lockedTenant(ctx, companyId);
  const changes = changesOf(record.limits, limits);
  if (changes.length === 0) return record;
  await saveLimits(inside, limits);
  await audit(inside, {
    subjectKind: 'company',
    subjectId: companyId,
    action: 'company.limited',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
  return tenantRecord(ctx, companyId);
};
