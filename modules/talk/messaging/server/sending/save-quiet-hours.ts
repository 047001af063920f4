import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { messageApi } from '../../contract.ts';
import { findQuietHours, storeQuietHours } from './quiet-hours-store.ts';

export const saveQuietHours: UseCase<typeof messageApi.saveQuietHours> = async (ctx, hours) => {
  const before = await findQuietHours(ctx);
  await storeQuietHours(ctx, hours);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'message.quiet_hours',
    before,
    after: hours,
    address: ctx.request.address,
  });
  return hours;
};
