import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { sql } from '@fachwerk/server/sql';
import type { Keeping } from '../contract.ts';

/** Half a year after it was answered nobody asks about it any more; two years are enough for what nobody has closed. */
const USUAL_KEEPING: Keeping = { doneMonths: 6, mostMonths: 24 };

export async function findKeeping(ctx: CompanyCtx): Promise<Keeping> {
  const own = await ctx.db.first<Keeping>(
    sql`select done_months, most_months from inquiries.keeping where company_id = ${ctx.companyId}`,
  );
  return own ?? USUAL_KEEPING;
}

export async function saveKeeping(ctx: CompanyCtx, { doneMonths, mostMonths }: Keeping): Promise<void> {
  await ctx.db.write(sql`
    insert into inquiries.keeping (company_id, done_months, most_months) values (${ctx.companyId}, ${doneMonths}, ${mostMonths})
    on conflict (company_id) do update set done_months = excluded.done_months, most_months = excluded.most_months`);
}

/** Each as long as its own company keeps them. */
export async function removeOldInquiries({ db, now }: WorkCtx): Promise<void> {
  const months = (column: 'done_months' | 'most_months', usual: number) => {
    const own = column === 'done_months' ? sql`k.done_months` : sql`k.most_months`;
    return sql`make_interval(months => coalesce(
      (select ${own} from inquiries.keeping k where k.company_id = old.company_id), ${usual}::int))`;
  };
  const { doneMonths, mostMonths } = USUAL_KEEPING;
  await deleteInBatches(db, {
    table: 'inquiries.inquiry',
    which: sql`old.done_at + ${months('done_months', doneMonths)} <= ${now}
      or old.received_at + ${months('most_months', mostMonths)} <= ${now}`,
    why: 'housekeeping over all companies',
  });
}
