import { addDays, dayOf, HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import ical from 'ical-generator';
import type { calendarApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { listTodos } from '../todo/todo-store.ts';
import { ownerOf } from './feed-key.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 180;
const MOST = 2000;
const REFRESH_SECONDS = 15 * 60;

/** What the owner does, without addresses and numbers of customers: calendars are shared. */
export const readFeed: UseCase<typeof calendarApi.readFeed> = async (ctx, { key }) => {
  const owner = await ownerOf(ctx, key);
  if (!owner) throw problem('calendar.feed_unknown');
  const { companyId, userId } = owner;
  ctx.belongsTo(companyId);
  const inside = { ...ctx, companyId };
  const [from, to] = [addDays(ctx.now, -DAYS_BACK), addDays(ctx.now, DAYS_AHEAD)];
  const [company, appointments, todos] = await Promise.all([
    findCompany(inside),
    ownAppointments(inside, userId, from, to),
    listTodos(inside, userId, dayOf(from).toString(), dayOf(to).toString()),
  ]);
  const host = new URL(ctx.app.publicUrl).hostname;
  const calendar = ical({
    prodId: { company: 'Fachwerk', product: 'Fachwerk' },
    name: company?.name ?? '',
    ttl: REFRESH_SECONDS,
  });
  for (const { id, startsAt, endsAt, title } of appointments)
    calendar.createEvent({ id: `${id}@${host}`, stamp: ctx.now, start: startsAt, end: endsAt, summary: title });
  for (const { id, onDay, starts, ends, title, isDone } of todos) {
    if (isDone) continue;
    const [start, end] = [starts, ends].map((time) => instantFrom(`${onDay}T${time}`, HOUSE_ZONE)!);
    calendar.createEvent({ id: `${id}@${host}`, stamp: ctx.now, start: start!, end: end!, summary: title });
  }
  return {
    status: 200,
    contentType: 'text/calendar; charset=utf-8',
    base64: Buffer.from(calendar.toString()).toString('base64'),
  };
};

type Own = { readonly id: string; readonly startsAt: Date; readonly endsAt: Date; readonly title: string };

function ownAppointments(ctx: CompanyCtx, userId: string, from: Date, to: Date): Promise<Own[]> {
  return ctx.db.rows<Own>(sql`
    select id, starts_at, ends_at, (service_name ->> 'de') || ', ' || name as title from appointments.appointment_view
    where company_id = ${ctx.companyId} and user_id = ${userId} and state <> 'cancelled' and starts_at between ${from} and ${to}
    order by starts_at limit ${MOST}`);
}
