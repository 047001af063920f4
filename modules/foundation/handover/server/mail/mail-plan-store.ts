import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import type { MailPlan } from '../../contract.ts';
import { NO_PLAN } from '../../rules/mail-plan.ts';
import type { HandoverCtx } from '../source.ts';

export type StoredPlan = Pick<MailPlan, 'atMinute' | 'weekdays'> & { readonly lastOn: string | null };

const columns = sql`at_minute, weekdays::int[] as weekdays, last_on::text as last_on`;

export async function findMailPlan({ db, companyId, caller }: HandoverCtx): Promise<MailPlan> {
  const row = await db.first<StoredPlan>(sql`
    select ${columns} from handover.mail_plan where company_id = ${companyId} and user_id = ${caller.userId}`);
  return row ? { isOn: true, atMinute: row.atMinute, weekdays: row.weekdays } : NO_PLAN;
}

/** The day of the last mail stays: whoever changes the hour gets no second one of today. */
export async function saveMailPlan(
  { db, companyId, caller }: Ctx,
  { atMinute, weekdays }: MailPlan,
  skipped: string | null,
): Promise<void> {
  await db.write(sql`
    insert into handover.mail_plan (company_id, user_id, at_minute, weekdays, last_on)
    values (${companyId}, ${caller.userId}, ${atMinute}, ${weekdays}::smallint[], ${skipped}::date)
    on conflict (company_id, user_id) do update set at_minute = excluded.at_minute, weekdays = excluded.weekdays,
      last_on = greatest(mail_plan.last_on, excluded.last_on)`);
}

export async function removeMailPlan({ db, companyId, caller }: Ctx): Promise<void> {
  await db.write(sql`delete from handover.mail_plan where company_id = ${companyId} and user_id = ${caller.userId}`);
}

type Planned = StoredPlan & { readonly companyId: string; readonly userId: string };

/** Everybody's who has had none on this day yet. */
export function listMailPlans({ db }: Pick<CompanyCtx, 'db'>, today: string): Promise<Planned[]> {
  return db.rows<Planned>(
    acrossCompanies(
      'everybody who wants the handover by e-mail',
      sql`select company_id, user_id, ${columns} from handover.mail_plan
        where coalesce(last_on, '-infinity') < ${today}::date order by company_id, user_id`,
    ),
  );
}

/** Null where the mail of this day is on its way already, or nobody wants it any more. */
export async function claimMail({ db, companyId }: CompanyCtx, userId: string, on: string): Promise<StoredPlan | null> {
  const row = await db.first<StoredPlan>(sql`
    update handover.mail_plan set last_on = ${on}::date
    where company_id = ${companyId} and user_id = ${userId} and coalesce(last_on, '-infinity') < ${on}::date
    returning ${columns}`);
  return row ?? null;
}
