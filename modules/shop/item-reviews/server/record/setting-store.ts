import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { ReviewSetting } from '../../contract.ts';
import { usualSetting } from '../../rules/setting.ts';

/** As a condition of a statement, with the rule of `usualSetting`. */
export const isOn = (ctx: CompanyCtx): Sql => sql`coalesce(
  (select s.is_on from item_reviews.setting s where s.company_id = ${ctx.companyId}),
  (select c.trade = 'shop' from companies.company_view c where c.company_id = ${ctx.companyId}))`;

export async function findSetting(ctx: CompanyCtx): Promise<ReviewSetting> {
  const row = await ctx.db.first<{ trade: string; isOn: boolean | null; mailDays: number | null }>(sql`
    select c.trade, s.is_on, s.mail_days from companies.company_view c
    left join item_reviews.setting s on s.company_id = c.company_id
    where c.company_id = ${ctx.companyId}`);
  if (!row || row.isOn === null) return usualSetting(row?.trade ?? '');
  return { isOn: row.isOn, mailDays: row.mailDays };
}

export async function saveSetting(ctx: CompanyCtx, { isOn: takes, mailDays }: ReviewSetting): Promise<void> {
  await ctx.db.write(sql`
    insert into item_reviews.setting (company_id, is_on, mail_days) values (${ctx.companyId}, ${takes}, ${mailDays})
    on conflict (company_id) do update set is_on = excluded.is_on, mail_days = excluded.mail_days`);
}
