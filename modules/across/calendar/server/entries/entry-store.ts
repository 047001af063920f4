import { dayOf, HOUSE_ZONE, instantFrom, startOfDay } from '@fachwerk/base/time';
import { cardPath } from '@fachwerk/boards/rules/board-path';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Entry, Source } from '../../contract.ts';
import { listTodos } from '../todo/todo-store.ts';

type Span = { readonly from: Date; readonly to: Date };

const MOST = 1000;

/** What each source has within a span. Whoever calls has made sure that the caller may see it. */
export const SOURCE_READERS: Readonly<Record<Source, (ctx: Ctx, span: Span) => Promise<Entry[]>>> = {
  todos: async (ctx, { from, to }) => {
    const todos = await listTodos(ctx, ctx.caller.userId, dayOf(from).toString(), dayOf(to).toString());
    return todos
      .filter(({ isDone }) => !isDone)
      .map(({ id, title, onDay, starts, ends }) => ({
        id,
        source: 'todos',
        title,
        isAllDay: false,
        path: '',
        userId: ctx.caller.userId,
        startsAt: instantFrom(`${onDay}T${starts}`, HOUSE_ZONE)!,
        endsAt: instantFrom(`${onDay}T${ends}`, HOUSE_ZONE)!,
      }));
  },
  cards: async (ctx, span) => {
    const cards = await ctx.db.rows<Days & { boardId: string; boardName: string }>(sql`
      select id, title, board_id, board_name, due_on as from_on, due_on as until_on, '' as path, null as user_id from boards.due_card_view
      where company_id = ${ctx.companyId} and (user_id is null or user_id = ${ctx.caller.userId})
        and due_on between ${first(span)} and ${last(span)}
      order by due_on, id limit ${MOST}`);
    return cards.map(({ boardId, boardName, ...card }) => ({
      ...wholeDays({ ...card, path: cardPath({ id: boardId, name: boardName }, card.id) }),
      source: 'cards',
    }));
  },
  absences: async (ctx, span) => {
    const absences = await ctx.db.rows<Days>(sql`
      select id, user_name as title, from_on, until_on, '' as path, user_id from time_tracking.absence_view
      where company_id = ${ctx.companyId} and until_on >= ${first(span)} and from_on <= ${last(span)}
        and (${ctx.caller.capabilities.has('time_log.team')} or user_id = ${ctx.caller.userId})
      order by from_on, id limit ${MOST}`);
    return absences.map((absence) => ({ ...wholeDays(absence), source: 'absences' }));
  },
  rentals: async (ctx, { from, to }) =>
    (
      await ctx.db.rows<Timed>(sql`
      select id, customer_name as title, starts_at, ends_at, '/admin/access-rights/' || id as path, null as user_id from rentals.rental_view
      where company_id = ${ctx.companyId} and state in ('booked', 'active') and ends_at > ${from} and starts_at < ${to}
      order by starts_at, id limit ${MOST}`)
    ).map((entry) => ({ ...entry, isAllDay: false, source: 'rentals' as const })),
  orders: async (ctx, { from, to }) =>
    (
      await ctx.db.rows<Timed>(sql`
      (select o.id::text as id, o.number || ' ' || o.first_name || ' ' || o.last_name as title, coalesce(f.promised_at, f.wished_at) as starts_at,
        coalesce(f.promised_at, f.wished_at) + interval '15 minutes' as ends_at, '/admin/orders/' || o.id as path, null as user_id
      from fulfilment.fulfilment_view f join orders.order_view o on o.company_id = f.company_id and o.id = f.order_id
      where f.company_id = ${ctx.companyId} and coalesce(f.promised_at, f.wished_at) between ${from} and ${to} and o.status in ('new', 'approved', 'process')
      limit ${MOST})
      union all
      (select o.id || ':' || a.position, o.number || ' ' || o.first_name || ' ' || o.last_name, a.starts_at, a.ends_at, '/admin/orders-services', a.staff_id::text
      from service_orders.appointment_view a join orders.order_view o on o.company_id = a.company_id and o.id = a.order_id
      where a.company_id = ${ctx.companyId} and a.ends_at > ${from} and a.starts_at < ${to} and o.status <> 'canceled'
      limit ${MOST})`)
    ).map((entry) => ({ ...entry, isAllDay: false, source: 'orders' as const })),
};

type Timed = Omit<Entry, 'source' | 'isAllDay'>;
type Days = Pick<Entry, 'id' | 'title' | 'path' | 'userId'> & { readonly fromOn: string; readonly untilOn: string };

const first = ({ from }: Span) => dayOf(from).toString();
const last = ({ to }: Span) => dayOf(new Date(to.getTime() - 1)).toString();

function wholeDays({ fromOn, untilOn, ...entry }: Days): Omit<Entry, 'source'> {
  return {
    ...entry,
    startsAt: startOfDay(Temporal.PlainDate.from(fromOn)),
    endsAt: startOfDay(Temporal.PlainDate.from(untilOn).add({ days: 1 })),
    isAllDay: true,
  };
}
