import { dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { DaySpan } from '../../contract.ts';
import { lockProgress, saveRolled } from './progress-store.ts';
import { rollUpBoxes } from './roll-up-boxes.ts';
import { rollUpMonths } from './roll-up-months.ts';
import { rollUpOrders } from './roll-up-orders.ts';

/** The last so many days, today included; all since the first when a company was never added up. Returns the rows that changed. */
export async function rollUpCompany(ctx: CompanyCtx, days: number): Promise<number> {
  const { firstOn, rolledAt } = await lockProgress(ctx);
  const first = firstOn ?? (await firstDay(ctx));
  const today = dayOf(ctx.now);
  const recent = today.subtract({ days: days - 1 }).toString();
  const from = rolledAt === null || recent < first ? first : recent;
  const changes = await rollUpSpan(ctx, { from, to: today.toString() });
  await saveRolled(ctx, first);
  return changes;
}

/** What came to light of the time before: whoever brings a history along is added up from its first day on. */
export async function rollUpEarlier(ctx: CompanyCtx): Promise<void> {
  const { firstOn } = await lockProgress(ctx);
  const first = await firstDay(ctx);
  if (firstOn === null || first >= firstOn) return;
  await rollUpSpan(ctx, { from: first, to: Temporal.PlainDate.from(firstOn).subtract({ days: 1 }).toString() });
  await saveRolled(ctx, first);
}

/** Month by month: no statement holds more than one in its hands. */
export async function rollUpSpan(ctx: CompanyCtx, { from, to }: DaySpan): Promise<number> {
  let changes = 0;
  for (let day = Temporal.PlainDate.from(from); day.toString() <= to; ) {
    const last = day.with({ day: day.daysInMonth }).toString();
    const span = { from: day.toString(), to: last < to ? last : to };
    changes += (await rollUpBoxes(ctx, span)) + (await rollUpOrders(ctx, span));
    await rollUpMonths(ctx, span);
    day = day.with({ day: 1 }).add({ months: 1 });
  }
  return changes;
}

/** When something happened in a company for the first time; today where nothing has. */
async function firstDay({ db, companyId, now }: CompanyCtx): Promise<string> {
  const row = await db.first<{ on: string }>(sql`
    select (least(${now}::timestamptz,
      (select min(starts_at) from lockers.occupancy_view where company_id = ${companyId}),
      (select min(requested_at) from openings.attempt_view where company_id = ${companyId}),
      (select min(issued_at) from orders.invoice_view where company_id = ${companyId}),
      (select min(created_at) from lockers.box_view where company_id = ${companyId})) at time zone ${HOUSE_ZONE}::text)::date::text as on`);
  return row!.on;
}
