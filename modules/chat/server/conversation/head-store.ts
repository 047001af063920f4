import type { Ctx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { ChatFilter, ChatGroup, ChatHead, ChatTab } from '../../contract.ts';
import { stateAt } from './conversation-store.ts';

const headColumns = (now: Date): Sql => sql`
  c.id, c.kind, c.email, c.name, c.language, c.item_id, c.order_id, ${stateAt(now)} as state,
  case when c.state = 'snoozed' and c.snoozed_until > ${now} then c.snoozed_until end as snoozed_until,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as assignee,
  c.waiting_since, c.last_at, c.created_at, coalesce(m.side, null) as last_side, coalesce(m.text, '') as last_text,
  (select count(*)::int from chat.message r where r.company_id = c.company_id and r.conversation_id = c.id
    and r.seq > c.staff_read_seq and r.side = 'customer' and r.deleted_at is null) as unread`;

const from = sql`
  chat.conversation c
  left join access.user_view u on u.company_id = c.company_id and u.id = c.assignee_id
  left join lateral (
    select side, left(text, 160) as text from chat.message
    where company_id = c.company_id and conversation_id = c.id and side in ('customer', 'staff')
    order by seq desc limit 1
  ) m on true`;

const inTab = (ctx: Ctx, tab: ChatTab): Sql => {
  if (tab === 'mine') return sql`${stateAt(ctx.now)} = 'open' and c.assignee_id = ${ctx.caller.userId}`;
  return sql`${stateAt(ctx.now)} = ${tab}`;
};

/** A word may stand in any message that is not a secret of the other side: staff search their notes too. */
function found(ctx: Ctx, search: string | undefined): Sql | null {
  const patterns = patternsOf(search?.toLowerCase());
  if (patterns.length === 0) return null;
  return sql`(c.search_text like all(${patterns}) or c.id in (
    select m.conversation_id from chat.message m
    where m.company_id = ${ctx.companyId} and m.deleted_at is null and lower(m.text) like all(${patterns})))`;
}

export function listHeads(
  ctx: Ctx,
  { tab, search, assigneeId, before }: ChatFilter,
  limit: number,
): Promise<ChatHead[]> {
  const searched = found(ctx, search);
  return ctx.db.rows<ChatHead>(sql`
    select ${headColumns(ctx.now)} from ${from}
    where ${allOf([
      sql`c.company_id = ${ctx.companyId}`,
      searched ?? (tab ? inTab(ctx, tab) : null),
      assigneeId ? sql`c.assignee_id = ${assigneeId}` : null,
      before
        ? sql`(c.last_at, c.id) < (select b.last_at, b.id from chat.conversation b where b.company_id = ${ctx.companyId} and b.id = ${before})`
        : null,
    ])}
    order by c.last_at desc, c.id desc limit ${limit}`);
}

export function listHeadsOfItem(ctx: Ctx, itemId: string, limit: number): Promise<ChatHead[]> {
  return ctx.db.rows<ChatHead>(sql`
    select ${headColumns(ctx.now)} from ${from}
    where c.company_id = ${ctx.companyId} and c.item_id = ${itemId} and c.item_id <> ''
    order by c.last_at desc, c.id desc limit ${limit}`);
}

/** Counted up to a thousand: more says no more. */
const MOST_COUNTED = 1000;

export async function countGroups(ctx: Ctx): Promise<ChatGroup[]> {
  const tabs: ChatTab[] = ['mine', 'open', 'snoozed', 'done'];
  return Promise.all(
    tabs.map(async (name) => {
      const row = await ctx.db.first<{ count: number; unread: number }>(sql`
        select count(*)::int, (count(*) filter (where is_unread))::int as unread from (
          select exists (select from chat.message r where r.company_id = c.company_id and r.conversation_id = c.id
            and r.seq > c.staff_read_seq and r.side = 'customer' and r.deleted_at is null) as is_unread
          from chat.conversation c where c.company_id = ${ctx.companyId} and ${inTab(ctx, name)} limit ${MOST_COUNTED}
        ) counted`);
      return { name, ...row! };
    }),
  );
}
