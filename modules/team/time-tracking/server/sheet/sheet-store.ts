import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { SheetState } from '../../rules/time-log.ts';

type Whose = { readonly userId: string; readonly userName: string };

const firstDay = (month: string) => `${month}-01`;

/** The month is there from the first word about it; two who ask at once find the same row. */
async function ensureSheet(ctx: CompanyCtx, { userId, userName }: Whose, month: string): Promise<void> {
  await ctx.db.write(sql`
    insert into time_tracking.sheet (company_id, user_id, month, user_name)
    values (${ctx.companyId}, ${userId}, ${firstDay(month)}, ${userName})
    on conflict (company_id, user_id, month) do nothing`);
}

/** Held until the log is written: nobody approves meanwhile what is still being changed. */
export async function shareSheet(ctx: CompanyCtx, whose: Whose, month: string): Promise<SheetState> {
  await ensureSheet(ctx, whose, month);
  const row = await ctx.db.first<{ state: SheetState }>(sql`
    select state from time_tracking.sheet
    where company_id = ${ctx.companyId} and user_id = ${whose.userId} and month = ${firstDay(month)} for share`);
  return row!.state;
}

export type StoredSheet = {
  readonly userId: string;
  readonly userName: string;
  readonly state: SheetState;
  readonly decidedBy: string;
};

/** The months that somebody has said a word about. */
export function listStoredSheets(ctx: CompanyCtx, month: string, userId?: string): Promise<StoredSheet[]> {
  const whose = userId ? sql`and user_id = ${userId}` : sql``;
  return ctx.db.rows<StoredSheet>(sql`
    select user_id, user_name, state, decided_by from time_tracking.sheet
    where company_id = ${ctx.companyId} and month = ${firstDay(month)} ${whose}
    order by user_name, user_id`);
}

/** Waits for whoever is writing into the month, and keeps everybody out until the transaction ends. */
export async function lockSheet(ctx: CompanyCtx, whose: Whose, month: string): Promise<SheetState> {
  await ensureSheet(ctx, whose, month);
  const row = await ctx.db.first<{ state: SheetState }>(sql`
    select state from time_tracking.sheet
    where company_id = ${ctx.companyId} and user_id = ${whose.userId} and month = ${firstDay(month)} for update`);
  return row!.state;
}

/** `decidedBy` is nobody when the person hands it in. */
export async function saveSheet(
  ctx: CompanyCtx,
  { userId, month, state, decidedBy }: { userId: string; month: string; state: SheetState; decidedBy: string },
): Promise<void> {
  await ctx.db.write(sql`
    update time_tracking.sheet set state = ${state}, decided_by = ${decidedBy},
      submitted_at = case when ${state === 'submitted'}::boolean then ${ctx.now}::timestamptz else submitted_at end,
      decided_at = case when ${decidedBy !== ''}::boolean then ${ctx.now}::timestamptz end
    where company_id = ${ctx.companyId} and user_id = ${userId} and month = ${firstDay(month)}`);
}
