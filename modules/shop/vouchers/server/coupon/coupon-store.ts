import type { Language } from '@fachwerk/base/language';
import { inNetwork } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { Coupon, CouponData, CouponState, CouponUse } from '../../contract.ts';

/** What is stored; how it stands depends on the clock. */
export type CouponRow = Omit<Coupon, 'state' | 'costCents'>;
export type CountedCoupon = CouponRow & Pick<Coupon, 'costCents'>;

const columns = sql`c.id, c.code, c.name, c.kind, c.amount_cents, c.percent, c.item_id, c.types, c.item_ids, c.category_ids, c.weekdays,
  c.minimum_cents, c.from_on::text as from_on, c.until_on::text as until_on, c.most_uses, c.most_per_customer, c.is_first_order, c.uses,
  c.stopped_at, c.created_at, c.version`;
const cost = sql`(select coalesce(sum(u.cost_cents), 0)::int from vouchers.coupon_use u
  where u.company_id = c.company_id and u.coupon_id = c.id and u.given_back_at is null) as cost_cents`;

export function findByCode(ctx: CompanyCtx, code: string): Promise<CouponRow | undefined> {
  return ctx.db.first<CouponRow>(
    sql`select ${columns} from vouchers.coupon c where c.company_id = ${ctx.companyId} and c.code = ${code}`,
  );
}

export function findStoredCoupon(ctx: CompanyCtx, id: string): Promise<CountedCoupon | undefined> {
  return ctx.db.first<CountedCoupon>(
    sql`select ${columns}, ${cost} from vouchers.coupon c where c.company_id = ${ctx.companyId} and c.id = ${id}`,
  );
}

export function lockCoupon(ctx: CompanyCtx, id: string): Promise<CountedCoupon | undefined> {
  return ctx.db.first<CountedCoupon>(
    sql`select ${columns}, ${cost} from vouchers.coupon c where c.company_id = ${ctx.companyId} and c.id = ${id} for update of c`,
  );
}

type Page = {
  readonly search?: string | undefined;
  readonly state?: CouponState | undefined;
  /** Id of the last one already shown. */
  readonly before?: string | undefined;
  readonly limit: number;
  /** The calendar day it is. */
  readonly today: string;
};

const isOver = (today: string) => sql`coalesce(c.until_on < ${today}::date, false)`;
const isUsedUp = sql`coalesce(c.uses >= c.most_uses, false)`;

/** The same order of reasons as `couponState`. */
function inState(state: CouponState, today: string): Sql {
  const isPlanned = sql`coalesce(c.from_on > ${today}::date, false)`;
  const conditions: Record<CouponState, Sql> = {
    stopped: sql`c.stopped_at is not null`,
    ended: sql`c.stopped_at is null and ${isOver(today)}`,
    used_up: sql`c.stopped_at is null and not ${isOver(today)} and ${isUsedUp}`,
    planned: sql`c.stopped_at is null and not ${isOver(today)} and not ${isUsedUp} and ${isPlanned}`,
    active: sql`c.stopped_at is null and not ${isOver(today)} and not ${isUsedUp} and not ${isPlanned}`,
  };
  return conditions[state];
}

/** Newest first, and how many there are in all. */
export async function listStoredCoupons(ctx: CompanyCtx, { search, state, before, limit, today }: Page) {
  const pattern = search ? patternOf(search) : null;
  const wanted = allOf([
    sql`c.company_id = ${ctx.companyId}`,
    pattern ? sql`(c.code ilike ${pattern} or c.name ilike ${pattern})` : null,
    state ? inState(state, today) : null,
  ]);
  const [rows, count] = await Promise.all([
    ctx.db.rows<CountedCoupon>(sql`
      select ${columns}, ${cost} from vouchers.coupon c
      where ${allOf([wanted, before ? sql`c.id < ${before}` : null])}
      order by c.id desc limit ${limit}`),
    ctx.db.first<{ total: number }>(sql`select count(*)::int as total from vouchers.coupon c where ${wanted}`),
  ]);
  return { rows, total: count!.total };
}

export async function addStoredCoupon(ctx: CompanyCtx, id: string, data: CouponData): Promise<void> {
  await ctx.db.rows(sql`
    insert into vouchers.coupon (company_id, id, code, name, kind, amount_cents, percent, item_id, types, item_ids, category_ids, weekdays,
      minimum_cents, from_on, until_on, most_uses, most_per_customer, is_first_order, created_at)
    values (${ctx.companyId}, ${id}, ${data.code}, ${data.name}, ${data.kind}, ${data.amountCents}, ${data.percent}, ${data.itemId},
      ${data.types}::text[], ${data.itemIds}::uuid[], ${data.categoryIds}::uuid[], ${data.weekdays}::text[], ${data.minimumCents},
      ${data.fromOn}::date, ${data.untilOn}::date, ${data.mostUses}, ${data.mostPerCustomer}, ${data.isFirstOrder}, ${ctx.now})`);
}

export async function saveStoredCoupon(ctx: CompanyCtx, id: string, data: CouponData): Promise<void> {
  await ctx.db.rows(sql`
    update vouchers.coupon set code = ${data.code}, name = ${data.name}, kind = ${data.kind}, amount_cents = ${data.amountCents},
      percent = ${data.percent}, item_id = ${data.itemId}, types = ${data.types}::text[], item_ids = ${data.itemIds}::uuid[],
      category_ids = ${data.categoryIds}::uuid[], weekdays = ${data.weekdays}::text[], minimum_cents = ${data.minimumCents},
      from_on = ${data.fromOn}::date, until_on = ${data.untilOn}::date, most_uses = ${data.mostUses},
      most_per_customer = ${data.mostPerCustomer}, is_first_order = ${data.isFirstOrder}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveStopped(ctx: CompanyCtx, id: string, stoppedAt: Date | null): Promise<void> {
  await ctx.db.write(sql`
    update vouchers.coupon set stopped_at = ${stoppedAt}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Takes one of its uses and keeps its row until the transaction ends; nothing where none is left. */
export function takeUse(ctx: CompanyCtx, code: string): Promise<CouponRow | undefined> {
  return ctx.db.first<CouponRow>(sql`
    update vouchers.coupon c set uses = uses + 1
    where c.company_id = ${ctx.companyId} and c.code = ${code} and c.stopped_at is null and (c.most_uses is null or c.uses < c.most_uses)
    returning ${columns}`);
}

export async function addUse(ctx: CompanyCtx, couponId: string, orderId: string, costCents: number): Promise<void> {
  await ctx.db.write(sql`
    insert into vouchers.coupon_use (company_id, order_id, coupon_id, cost_cents, used_at)
    values (${ctx.companyId}, ${orderId}, ${couponId}, ${costCents}, ${ctx.now})`);
}

/** Once: whoever comes second gives nothing back. */
export async function giveBackUse(ctx: CompanyCtx, orderId: string): Promise<void> {
  await ctx.db.write(sql`
    with given as (
      update vouchers.coupon_use set given_back_at = ${ctx.now}
      where company_id = ${ctx.companyId} and order_id = ${orderId} and given_back_at is null returning coupon_id)
    update vouchers.coupon set uses = uses - 1
    where company_id = ${ctx.companyId} and id = (select coupon_id from given)`);
}

const MOST_SHOWN = 20;

export function listUses(ctx: CompanyCtx, couponId: string): Promise<CouponUse[]> {
  return ctx.db.rows<CouponUse>(sql`
    select u.order_id, o.number as order_number, u.used_at, u.cost_cents, u.given_back_at is not null as is_given_back
    from vouchers.coupon_use u join orders.order_view o on o.company_id = u.company_id and o.id = u.order_id
    where u.company_id = ${ctx.companyId} and u.coupon_id = ${couponId}
    order by u.used_at desc limit ${MOST_SHOWN}`);
}

export type KnownBuyer = { readonly usedByThem: number; readonly hasOrdered: boolean };

/** What is known of a customer, without the order that is being placed. */
export async function buyerOf(
  ctx: CompanyCtx,
  couponId: string,
  { customerId, orderId = null }: { readonly customerId: string; readonly orderId?: string | null },
): Promise<KnownBuyer> {
  const known = await ctx.db.first<KnownBuyer>(sql`
    select
      (select count(*)::int from vouchers.coupon_use u join orders.order_view o on o.company_id = u.company_id and o.id = u.order_id
        where u.company_id = ${ctx.companyId} and u.coupon_id = ${couponId} and u.given_back_at is null
          and o.customer_id = ${customerId}) as used_by_them,
      exists(select from orders.order_view o where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId}
        and o.status <> 'canceled' and o.id is distinct from ${orderId}) as has_ordered`);
  return known!;
}

/** Customers are those of the network; a merchant's are its own. */
export async function findBuyer(given: CompanyCtx, email: string) {
  const ctx = await inNetwork(given);
  return ctx.db.first<{ id: string; language: Language }>(sql`
    select id, language from customers.customer_view
    where company_id = ${ctx.companyId} and email = ${email.trim().toLowerCase()} and erased_at is null`);
}
