import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Absence } from '../../contract-team.ts';

const columns = sql`id, user_id, user_name, kind, from_on, until_on, note`;

/** Those that touch a month, by day. */
export function listAbsences(ctx: CompanyCtx, month: string, userId?: string): Promise<Absence[]> {
  const whose = userId ? sql`and user_id = ${userId}` : sql``;
  return ctx.db.rows<Absence>(sql`
    select ${columns} from time_tracking.absence
    where company_id = ${ctx.companyId} ${whose}
      and daterange(from_on, until_on, '[]') && daterange(${`${month}-01`}::date, (${`${month}-01`}::date + interval '1 month')::date)
    order by from_on, user_name, id`);
}

export function lockAbsence(ctx: CompanyCtx, id: string): Promise<Absence | undefined> {
  return ctx.db.first<Absence>(sql`
    select ${columns} from time_tracking.absence where company_id = ${ctx.companyId} and id = ${id} for update`);
}

export async function addStoredAbsence(ctx: CompanyCtx, absence: Absence): Promise<void> {
  const { id, userId, userName, kind, fromOn, untilOn, note } = absence;
  await ctx.db.rows(sql`
    insert into time_tracking.absence (company_id, id, user_id, user_name, kind, from_on, until_on, note, created_at)
    values (${ctx.companyId}, ${id}, ${userId}, ${userName}, ${kind}, ${fromOn}, ${untilOn}, ${note}, ${ctx.now})`);
}

export async function removeStoredAbsence(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from time_tracking.absence where company_id = ${ctx.companyId} and id = ${id}`);
}
