import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { visitApi } from '../../contract.ts';
import { findSettings, saveSettings } from '../count/visit-store.ts';

export const saveVisitSettings: UseCase<typeof visitApi.saveSettings> = async (ctx, { isCounting, honoursSignals }) => {
  const before = await findSettings(ctx);
  const saved = { isCounting, honoursSignals, savedAt: ctx.now, savedBy: ctx.caller.name };
  await saveSettings(ctx, saved);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'visits.settings_saved',
    before: { isCounting: before.isCounting, honoursSignals: before.honoursSignals },
    after: { isCounting, honoursSignals },
    address: ctx.request.address,
  });
  return saved;
};
