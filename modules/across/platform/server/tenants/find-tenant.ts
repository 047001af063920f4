import type { UseCase } from '@fachwerk/server/module';
import type { tenantApi } from '../../contract.ts';
import { tenantRecord } from './tenant-records.ts';

export const findTenant: UseCase<typeof tenantApi.find> = (ctx, { companyId }) => tenantRecord(ctx, companyId);
