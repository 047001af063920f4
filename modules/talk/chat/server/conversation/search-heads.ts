import type { Ctx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { ChatFilter, ChatHead } from '../../contract.ts';
import { walkLength } from '../../rules/search-walk.ts';
import { headsOf, within } from './head-store.ts';

const like = (column: Sql, patterns: readonly string[]): Sql =>
  allOf(patterns.map((pattern) => sql`${column} like ${pattern}`));

/**
 * Searches messages, names and e-mail addresses over all tabs, newest first; staff also search notes. It scans the newest conversations first, which
 * suffices for common words, and uses the index for rare ones.
 */
export async function searchHeads(ctx: Ctx, { search, ...filter }: ChatFilter, limit: number): Promise<ChatHead[]> {
  const patterns = patternsOf(search?.toLowerCase());
  let walk: number | null = walkLength(null, limit);
  for (let walked = 0; walk !== null && walk > walked; ) {
    walked = walk;
    const heads = await headsOf(ctx, amongNewest(ctx, filter, patterns, walk, limit));
    if (heads.length >= limit) return heads;
    walk = walkLength({ walked, hits: heads.length }, limit);
  }
  return headsOf(ctx, byIndex(ctx, filter, patterns, limit));
}

function amongNewest(ctx: Ctx, filter: ChatFilter, patterns: readonly string[], walk: number, limit: number): Sql {
  return sql`
    select n.* from (
      select c.* from chat.conversation c where ${within(ctx, filter)}
      order by c.last_at desc, c.id desc limit ${walk}
    ) n
    left join lateral (
      select true as is_said from chat.message m
      where m.company_id = n.company_id and m.conversation_id = n.id and m.deleted_at is null and ${like(sql`lower(m.text)`, patterns)}
      limit 1
    ) f on true
    where f.is_said or ${like(sql`n.search_text`, patterns)}
    order by n.last_at desc, n.id desc limit ${limit}`;
}

function byIndex(ctx: Ctx, filter: ChatFilter, patterns: readonly string[], limit: number): Sql {
  return sql`
    select c.* from chat.conversation c where ${within(ctx, filter)} and c.id in (
      select s.id from chat.conversation s where s.company_id = ${ctx.companyId} and ${like(sql`s.search_text`, patterns)}
      union
      select m.conversation_id from chat.message m
      where m.company_id = ${ctx.companyId} and m.deleted_at is null and ${like(sql`lower(m.text)`, patterns)}
    )
    order by c.last_at desc, c.id desc limit ${limit}`;
}
