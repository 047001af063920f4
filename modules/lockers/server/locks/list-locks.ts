import type { Input, Output } from '@fachwerk/base/contract';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { LockFilter, LockSort, lockApi } from '../../contract-lock.ts';
import { WEAK_SIGNAL_PERCENT } from '../../rules/lock-signal.ts';
import { boxes, lockRows } from './lock-rows.ts';

type Page = Input<typeof lockApi.list>;

/** An offset reaches no further (contract), so nothing is counted any further either. */
const MOST_COUNTED = 100_200;

/** First which locks are on the page, from what the filter needs; then everything about those few. */
export async function listLocks(ctx: Ctx, page: Page): Promise<Output<typeof lockApi.list>> {
  const visible = await visibleCompanies(ctx);
  const condition = conditionOf(page.filter, visible);
  const order = ORDERS[page.sort][page.dir];
  const [ids, counted] = await Promise.all([
    ctx.db.rows<{ id: string }>(sql`
      select b.id from ${boxes} where ${condition} order by ${order} limit ${page.limit} offset ${page.offset}`),
    ctx.db.first<{ total: number }>(sql`
      select count(*)::int as total from (select from ${boxes} where ${condition} limit ${MOST_COUNTED}) found`),
  ]);
  const these = ids.map(({ id }) => id);
  const locks = await lockRows(ctx, sql`b.company_id = any(${visible}) and b.id = any(${these}::uuid[])`, order);
  return { locks, total: counted?.total ?? 0 };
}

function conditionOf(filter: LockFilter, visible: readonly string[]): Sql {
  const patterns = patternsOf(filter.search);
  return allOf([
    sql`b.company_id = any(${visible})`,
    filter.withArchived ? null : sql`b.archived_at is null`,
    filter.locationIds?.length ? sql`b.location_id = any(${filter.locationIds}::uuid[])` : null,
    filter.controllerId ? sql`b.controller_id = ${filter.controllerId}` : null,
    filter.sizeCodes?.length ? sql`b.size_code = any(${filter.sizeCodes}::text[])` : null,
    filter.states?.length ? sql`b.state = any(${filter.states}::text[])` : null,
    filter.batteryBelow === undefined ? null : sql`b.battery < ${filter.batteryBelow}`,
    filter.signal ? SIGNALS[filter.signal] : null,
    filter.door ? sql`b.door_state = ${filter.door}` : null,
    filter.outOfService?.length ? sql`coalesce(b.out_cause, 'none') = any(${filter.outOfService}::text[])` : null,
    filter.isOnline === undefined ? null : sql`b.is_online = ${filter.isOnline}`,
    patterns.length > 0 ? sql`${SEARCHED} ilike all (${patterns}::text[])` : null,
  ]);
}

const SEARCHED = sql`concat_ws(' ', b.number, p.german_name, p.city, b.controller_name, b.customer_name, b.order_number)`;

/** Each word has to be found somewhere, in any order; `%`, `_` and `\` are letters like any other. */
function patternsOf(search = ''): string[] {
  const words = search.normalize('NFC').split(/\s+/).filter(Boolean);
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

const SIGNALS: Record<NonNullable<LockFilter['signal']>, Sql> = {
  none: sql`b.signal = 0`,
  weak: sql`b.signal > 0 and b.signal < ${WEAK_SIGNAL_PERCENT}`,
  good: sql`b.signal >= ${WEAK_SIGNAL_PERCENT}`,
};

/** What was never reported comes last, whichever way round. */
const ORDERS: Record<LockSort, Record<Page['dir'], Sql>> = {
  number: { asc: sql`b.sort_number, b.id`, desc: sql`b.sort_number desc, b.id desc` },
  location: {
    asc: sql`p.german_name, b.location_id, b.sort_number, b.id`,
    desc: sql`p.german_name desc, b.location_id desc, b.sort_number, b.id`,
  },
  battery: { asc: sql`b.battery, b.id`, desc: sql`b.battery desc nulls last, b.id desc` },
  signal: { asc: sql`b.signal, b.id`, desc: sql`b.signal desc nulls last, b.id desc` },
  lastSeenAt: { asc: sql`b.last_seen_at, b.id`, desc: sql`b.last_seen_at desc nulls last, b.id desc` },
};
