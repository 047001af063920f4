import type { Ctx } from '@fachwerk/server/ctx';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { ChatFilter, ChatGroup, ChatHead, ChatTab } from '../../contract.ts';
import { stateAt } from './conversation-store.ts';

const headColumns = (now: Date): Sql => sql`
  c.id, c.kind, c.email, c.name, c.language, c.item_id, c.order_id, ${stateAt(now)} as state,
  case when c.state = 'snoozed' and c.snoozed_until > ${now} then c.snoozed_until end as snoozed_until,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as assignee,
  c.waiting_since, c.last_at, c.created_at, coalesce(m.side, null) as last_side, coalesce(m.text, '') as last_text,
  coalesce(m.author_name, '') as last_author,
  case when c.staff_read_seq = c.last_seq then 0 else (
    select count(*)::int from chat.message r where r.company_id = c.company_id and r.conversation_id = c.id
      and r.seq > c.staff_read_seq and r.side = 'customer' and r.deleted_at is null) end as unread`;

/** List rows for the conversations that `picked` selects. `picked` returns all columns, so that they are not read twice. */
export function headsOf(ctx: Ctx, picked: Sql): Promise<ChatHead[]> {
  return ctx.db.rows<ChatHead>(sql`
    select ${headColumns(ctx.now)} from (${picked}) c
    left join access.user_view u on u.company_id = c.company_id and u.id = c.assignee_id
    left join lateral (
      select side, author_name, left(text, 160) as text from chat.message
      where company_id = c.company_id and conversation_id = c.id and side in ('customer', 'staff')
      order by seq desc limit 1
    ) m on true
    order by c.last_at desc, c.id desc`);
}

/** Conditions on `chat.conversation c` that all lists share. */
export function within(ctx: Ctx, { assigneeId, before }: Pick<ChatFilter, 'assigneeId' | 'before'>): Sql {
  return allOf([
    sql`c.company_id = ${ctx.companyId}`,
    assigneeId ? sql`c.assignee_id = ${assigneeId}` : null,
    before
      ? sql`(c.last_at, c.id) < ((select b.last_at from chat.conversation b
          where b.company_id = ${ctx.companyId} and b.id = ${before}), ${before}::uuid)`
      : null,
  ]);
}

/** The conditions of a tab, one index scan each. Conversations whose snooze is over count as open. */
function placesOf(ctx: Ctx, tab: ChatTab): Sql[] {
  const { now } = ctx;
  if (tab === 'done') return [sql`c.state = 'done'`];
  if (tab === 'snoozed') return [sql`c.state = 'snoozed' and c.snoozed_until > ${now}`];
  const places = [sql`c.state = 'open'`, sql`c.state = 'snoozed' and c.snoozed_until <= ${now}`];
  return tab === 'mine' ? places.map((place) => sql`${place} and c.assignee_id = ${ctx.caller.userId}`) : places;
}

/** Unites the newest rows of each branch. */
const together = (branches: readonly Sql[]): Sql =>
  branches.map((branch) => sql`(${branch})`).reduce((above, below) => sql`${above} union all ${below}`);

export function listHeads(ctx: Ctx, { tab, ...filter }: ChatFilter, limit: number): Promise<ChatHead[]> {
  const places = tab ? placesOf(ctx, tab) : [sql`true`];
  const newest = places.map(
    (place) => sql`
      select c.* from chat.conversation c where ${within(ctx, filter)} and ${place}
      order by c.last_at desc, c.id desc limit ${limit}`,
  );
  return headsOf(ctx, sql`select n.* from (${together(newest)}) n order by n.last_at desc, n.id desc limit ${limit}`);
}

export function listHeadsOfItem(ctx: Ctx, itemId: string, limit: number): Promise<ChatHead[]> {
  return headsOf(
    ctx,
    sql`select c.* from chat.conversation c
      where c.company_id = ${ctx.companyId} and c.item_id = ${itemId} and c.item_id <> ''
      order by c.last_at desc, c.id desc limit ${limit}`,
  );
}

/** Counts stop here; a higher number tells the user nothing. */
const MOST_COUNTED = 1000;

export async function countGroups(ctx: Ctx): Promise<ChatGroup[]> {
  const tabs: ChatTab[] = ['mine', 'open', 'snoozed', 'done'];
  return Promise.all(
    tabs.map(async (name) => {
      const found = placesOf(ctx, name).map(
        (place) => sql`
          select c.company_id, c.id, c.staff_read_seq from chat.conversation c
          where c.company_id = ${ctx.companyId} and ${place} limit ${MOST_COUNTED}`,
      );
      const row = await ctx.db.first<{ count: number; unread: number }>(sql`
        select count(*)::int, (count(*) filter (where is_unread))::int as unread from (
          select exists (select from chat.message r where r.company_id = c.company_id and r.conversation_id = c.id
            and r.seq > c.staff_read_seq and r.side = 'customer' and r.deleted_at is null) as is_unread
          from (${together(found)}) c limit ${MOST_COUNTED}
        ) counted`);
      return { name, ...row! };
    }),
  );
}
