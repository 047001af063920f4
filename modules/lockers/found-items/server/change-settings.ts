import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { foundItemApi } from '../contract.ts';
import { findSettings, saveSettings } from './item-store.ts';

export const changeSettings: UseCase<typeof foundItemApi.saveSettings> = async (ctx, settings) => {
  const before = await findSettings(ctx);
  await saveSettings(ctx, settings);
  await audit(ctx, {
    subjectKind: 'found_item',
    subjectId: ctx.companyId,
    action: 'found_item.settings',
    before,
    after: settings,
    address: ctx.request.address,
  });
  return settings;
};
