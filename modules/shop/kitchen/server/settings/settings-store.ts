import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { KitchenSettings } from '../../contract.ts';

/** What counts until somebody has chosen. */
export const USUAL_SETTINGS: KitchenSettings = {
  unacceptedMinutes: 5,
  isMailing: true,
  pauseMinutes: null,
  printsOn: 'accepted',
};

export async function findSettings(ctx: CompanyCtx): Promise<KitchenSettings> {
  const row = await ctx.db.first<KitchenSettings>(sql`
    select unaccepted_minutes, is_mailing, pause_minutes, prints_on from kitchen.setting where company_id = ${ctx.companyId}`);
  return row ?? USUAL_SETTINGS;
}

export async function saveSettingsRow(ctx: CompanyCtx, settings: KitchenSettings): Promise<void> {
  const { unacceptedMinutes, isMailing, pauseMinutes, printsOn } = settings;
  await ctx.db.write(sql`
    insert into kitchen.setting (company_id, unaccepted_minutes, is_mailing, pause_minutes, prints_on)
    values (${ctx.companyId}, ${unacceptedMinutes}, ${isMailing}, ${pauseMinutes}, ${printsOn})
    on conflict (company_id) do update set unaccepted_minutes = excluded.unaccepted_minutes, is_mailing = excluded.is_mailing,
      pause_minutes = excluded.pause_minutes, prints_on = excluded.prints_on`);
}
