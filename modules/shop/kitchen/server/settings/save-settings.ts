import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { kitchenApi } from '../../contract.ts';
import { findSettings, saveSettingsRow } from './settings-store.ts';

export const saveSettings: UseCase<typeof kitchenApi.saveSettings> = async (ctx, { settings }) => {
  const before = await findSettings(ctx);
  await saveSettingsRow(ctx, settings);
  await audit(ctx, {
    subjectKind: 'kitchen',
    subjectId: ctx.companyId,
    action: 'kitchen.settings',
    before,
    after: settings,
  });
  return settings;
};
