import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type PickupSettings, type pickupApi, pickupProblems } from '../../contract.ts';
import { whyNotSettings } from '../../rules/parcel.ts';
import { savePacking } from '../packing/packing-store.ts';
import { findSettings, saveSettingsRow } from './settings-store.ts';

const problem = problemsOf(pickupProblems);

export const saveSettings: UseCase<typeof pickupApi.saveSettings> = async (ctx, { settings, packing }) => {
  const refusal = whyNotSettings(settings);
  if (refusal) throw problem(refusal, {}, { fields: [{ path: 'settings.remindMinutes', code: refusal }] });
  if (!(await isOwnLocation(ctx, settings))) throw problem('pickup.location_unknown');
  const before = await findSettings(ctx);
  await saveSettingsRow(ctx, settings);
  if (!(await savePacking(ctx, packing))) throw problem('pickup.category_unknown');
  const about = { subjectKind: 'pickup', subjectId: ctx.companyId, action: 'pickup.settings' };
  await audit(ctx, { ...about, before, after: { ...settings, packing: packing.length } });
  return settings;
};

async function isOwnLocation(ctx: CompanyCtx, { locationId }: PickupSettings): Promise<boolean> {
  if (locationId === null) return true;
  const query = sql`select from locations.location_view where company_id = ${ctx.companyId} and id = ${locationId}`;
  return (await ctx.db.first(query)) !== undefined;
}
