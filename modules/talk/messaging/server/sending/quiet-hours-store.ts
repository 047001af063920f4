import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { QuietHours } from '../../contract.ts';
import { USUAL_QUIET_HOURS } from '../../rules/quiet-hours.ts';

export async function findQuietHours(ctx: CompanyCtx): Promise<QuietHours> {
  const own = await ctx.db.first<QuietHours>(sql`
    select from_hour, until_hour from messaging.quiet_hours where company_id = ${ctx.companyId}`);
  return own ?? USUAL_QUIET_HOURS;
}

export async function storeQuietHours(ctx: CompanyCtx, { fromHour, untilHour }: QuietHours): Promise<void> {
  await ctx.db.rows(sql`
    insert into messaging.quiet_hours (company_id, from_hour, until_hour) values (${ctx.companyId}, ${fromHour}, ${untilHour})
    on conflict (company_id) do update set from_hour = excluded.from_hour, until_hour = excluded.until_hour`);
}
