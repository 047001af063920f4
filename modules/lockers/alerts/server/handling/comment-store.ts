import type { Caller, CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { AlertComment } from '../../contract.ts';

type Writer = CompanyCtx & { readonly caller: Caller };

/** The same words under each of these alerts of one company, and their counters with them. */
export async function addComments(ctx: Writer, alertIds: readonly string[], text: string): Promise<AlertComment[]> {
  const { userId, name } = ctx.caller;
  const rows = alertIds.map((alertId) => ({ id: ctx.newId(), alert_id: alertId }));
  await ctx.db.rows(sql`
    update alerts.alert set comments = comments + 1 where company_id = ${ctx.companyId} and id = any(${alertIds})`);
  return ctx.db.rows<AlertComment>(sql`
    insert into alerts.alert_comment (company_id, id, alert_id, at, person_id, person_name, text)
    select ${ctx.companyId}, id, alert_id, ${ctx.now}, ${userId}, ${name}, ${text}
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as given (id uuid, alert_id uuid)
    returning id, at, person_name, text`);
}
