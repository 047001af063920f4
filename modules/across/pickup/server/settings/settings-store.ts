import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { PickupSettings } from '../../contract.ts';
import { USUAL_SETTINGS } from '../../rules/parcel.ts';

export async function findSettings(ctx: CompanyCtx): Promise<PickupSettings> {
  const row = await ctx.db.first<PickupSettings>(sql`
    select location_id, hot_minutes, chilled_minutes, remind_minutes, keep_minutes from pickup.setting
    where company_id = ${ctx.companyId}`);
  return row ?? USUAL_SETTINGS;
}

export async function saveSettingsRow(ctx: CompanyCtx, settings: PickupSettings): Promise<void> {
  const { locationId, hotMinutes, chilledMinutes, remindMinutes, keepMinutes } = settings;
  await ctx.db.write(sql`
    insert into pickup.setting (company_id, location_id, hot_minutes, chilled_minutes, remind_minutes, keep_minutes)
    values (${ctx.companyId}, ${locationId}, ${hotMinutes}, ${chilledMinutes}, ${remindMinutes}, ${keepMinutes})
    on conflict (company_id) do update set location_id = excluded.location_id, hot_minutes = excluded.hot_minutes,
      chilled_minutes = excluded.chilled_minutes, remind_minutes = excluded.remind_minutes, keep_minutes = excluded.keep_minutes`);
}
