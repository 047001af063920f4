import type { Input, Output } from '@fachwerk/base/contract';
import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import { locationsOfTerm } from '@fachwerk/locations/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { LockFilter, LockSort, lockApi } from '../../contract-lock.ts';
import { WEAK_SIGNAL_PERCENT } from '../../rules/lock-signal.ts';
import { boxes, lockRows } from './lock-rows.ts';

type Page = Input<typeof lockApi.list>;

/** Nobody waits for a longer count. */
const MOST_COUNTED = 100_000;

/** First which locks are on the page and one more, from what the filter needs; then everything about those few. */
export async function listLocks(ctx: Ctx, page: Page): Promise<Output<typeof lockApi.list>> {
  const visible = await visibleCompanies(ctx);
  const ofTerm = page.filter.term ? await locationsOfTerm(ctx, page.filter.term) : null;
  const condition = sql`${conditionOf(page.filter, visible, ofTerm)} and ${withinPlaces(ctx, sql`b.location_id`)}`;
  const { order, following } = namedFirst(page.filter.search, ORDERS[page.sort][page.dir]);
  const behind = page.after ? followingLock(following, visible, page.after) : null;
  const [ids, counted] = await Promise.all([
    ctx.db.rows<{ id: string }>(sql`
      select b.id from ${boxes} where ${allOf([condition, behind])} order by ${order} limit ${page.limit + 1}`),
    ctx.db.first<{ total: number }>(sql`
      select count(*)::int as total from (select from ${boxes} where ${condition} limit ${MOST_COUNTED}) found`),
  ]);
  const these = ids.slice(0, page.limit).map(({ id }) => id);
  const locks = await lockRows(ctx, sql`b.company_id = any(${visible}) and b.id = any(${these}::uuid[])`, order);
  return { locks, next: ids.length > page.limit ? these.at(-1)! : null, total: counted?.total ?? 0 };
}

/** The lock that the page before ended with is `l`, its place in the order `(x, y, z)`. */
function followingLock({ place, isBehind }: Following, visible: readonly string[], after: string): Sql {
  return sql`exists (
    select from (select ${place} from ${boxes} where b.company_id = any(${visible}) and b.id = ${after}) l
    where ${isBehind})`;
}

/** Whoever types 7 means box 7, before 17 and 70. */
function namedFirst(search: string | undefined, { order, following }: Order): Order {
  const numbers = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).map(withoutZeros);
  if (numbers.length === 0) return { order, following };
  const isOther = sql`(ltrim(lower(b.number), '0') <> all (${numbers}::text[]))`;
  return {
    order: sql`${isOther}, ${order}`,
    following: {
      place: sql`${isOther} as is_other, ${following.place}`,
      isBehind: sql`${isOther} > l.is_other or (${isOther} = l.is_other and (${following.isBehind}))`,
    },
  };
}

const withoutZeros = (number: string) => number.replace(/^0+/, '');

function conditionOf(filter: LockFilter, visible: readonly string[], ofTerm: readonly string[] | null): Sql {
  const patterns = patternsOf(filter.search);
  return allOf([
    sql`b.company_id = any(${visible})`,
    ofTerm ? sql`b.location_id = any(${ofTerm}::uuid[])` : null,
    archivedCondition(filter),
    filter.locationIds?.length ? sql`b.location_id = any(${filter.locationIds}::uuid[])` : null,
    filter.qrCode ? sql`b.qr_code = ${filter.qrCode}` : null,
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

function archivedCondition({ isArchived, withArchived }: LockFilter): Sql | null {
  if (isArchived) return sql`b.archived_at is not null`;
  return withArchived && isArchived === undefined ? null : sql`b.archived_at is null`;
}

const SEARCHED = sql`concat_ws(' ', b.number, p.german_name, p.city, b.controller_name, b.customer_name, b.order_number)`;

const SIGNALS: Record<NonNullable<LockFilter['signal']>, Sql> = {
  none: sql`b.signal = 0`,
  weak: sql`b.signal > 0 and b.signal < ${WEAK_SIGNAL_PERCENT}`,
  good: sql`b.signal >= ${WEAK_SIGNAL_PERCENT}`,
};

type Following = { readonly place: Sql; readonly isBehind: Sql };
type Order = { readonly order: Sql; readonly following: Following };

/** What was never reported comes last, whichever way round. */
const ORDERS: Record<LockSort, Record<Page['dir'], Order>> = {
  number: both(sql`b.sort_number`, sql`b.sort_number`),
  location: {
    asc: {
      order: sql`p.german_name, b.location_id, b.sort_number, b.id`,
      following: {
        place: sql`p.german_name as x, b.location_id as w, b.sort_number as y, b.id as z`,
        isBehind: sql`(p.german_name, b.location_id, b.sort_number, b.id) > (l.x, l.w, l.y, l.z)`,
      },
    },
    desc: {
      order: sql`p.german_name desc, b.location_id desc, b.sort_number, b.id`,
      following: {
        place: sql`p.german_name as x, b.location_id as w, b.sort_number as y, b.id as z`,
        isBehind: sql`(p.german_name, b.location_id) < (l.x, l.w)
          or ((p.german_name, b.location_id) = (l.x, l.w) and (b.sort_number, b.id) > (l.y, l.z))`,
      },
    },
  },
  battery: both(sql`coalesce(b.battery, 101)`, sql`coalesce(b.battery, -1)`),
  signal: both(sql`coalesce(b.signal, 101)`, sql`coalesce(b.signal, -1)`),
  lastSeenAt: both(
    sql`coalesce(b.last_seen_at, 'infinity'::timestamptz)`,
    sql`coalesce(b.last_seen_at, '-infinity'::timestamptz)`,
  ),
  openedAt: both(
    sql`coalesce(b.opened_at, 'infinity'::timestamptz)`,
    sql`coalesce(b.opened_at, '-infinity'::timestamptz)`,
  ),
};

function both(asc: Sql, desc: Sql): Record<Page['dir'], Order> {
  return {
    asc: {
      order: sql`${asc}, b.id`,
      following: { place: sql`${asc} as x, b.id as z`, isBehind: sql`(${asc}, b.id) > (l.x, l.z)` },
    },
    desc: {
      order: sql`${desc} desc, b.id desc`,
      following: { place: sql`${desc} as x, b.id as z`, isBehind: sql`(${desc}, b.id) < (l.x, l.z)` },
    },
  };
}
