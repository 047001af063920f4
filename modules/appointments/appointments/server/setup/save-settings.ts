import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { setupApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { readSettings, writeSettings } from './setup-store.ts';

export const saveSettings: UseCase<typeof setupApi.saveSettings> = async (ctx, { settings }) => {
  const before = await readSettings(ctx);
  await writeSettings(ctx, settings);
  const about = { subjectKind: 'company', subjectId: ctx.companyId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment_settings.saved', before, after: settings });
  await notifyWatchers(ctx);
  return {};
};
