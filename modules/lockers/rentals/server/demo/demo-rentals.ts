import { formatTime } from '@fachwerk/base/format-time';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { addDays, addMinutes, minutesBetween } from '@fachwerk/base/time';
import { textIn } from '@fachwerk/base/translated';
import { companyByCode } from '@fachwerk/companies/facade';
import { DEFAULT_LIMITS } from '@fachwerk/limits/rules/limits';
import { type LocationTerms, listTerms } from '@fachwerk/locations/facade';
import { DEMO_RENTERS, demoLockIds, renewDemoBoxes } from '@fachwerk/lockers/facade-demo';
import { type DemoOrder, insertDemoOrders } from '@fachwerk/orders/facade';
import { staffWords } from '@fachwerk/orders/rules/staff-words';
import { priceSetAt } from '@fachwerk/pricing/rules/price-set';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Translator } from '@fachwerk/server/translator';
import { siteAddress } from '@fachwerk/sites/facade';
import type { Rental } from '../../contract.ts';
import { VAT_PERCENT } from '../../rules/vat.ts';
import { pricesFor, withGroup } from '../offer/offer-prices.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import { followDemoRentals } from './follow-demo-rentals.ts';
import { insertDemoRentals } from './insert-demo-rentals.ts';

const CODES = ['zeitlagercity', 'zeitlager-hamburg'];
/** Rentals, revenue and customers reach back this far; older data exists only in the boxes' history. */
const DAYS = 60;
/** Number of bookings for the coming days. */
const AHEAD = 12;
const HASH_BYTES = 24;

/** A past or present use of a box, of any kind a wall can show; `ahead` is a future booking. */
type Story = {
  readonly id: string;
  readonly lockId: string;
  readonly kind: 'reserved' | 'rented' | 'overrun' | 'to_check' | 'ahead';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly releasedAt: Date | null;
  readonly orderNumber: string;
  readonly customerName: string;
  readonly revenueCents: number;
  readonly locationId: string;
  readonly sizeCode: string;
  readonly priceGroupId: string | null;
};

/** Runs the work in each demo company, in its own transaction. */
export async function inDemoCompanies(ctx: WorkCtx, work: (ctx: CompanyCtx) => Promise<void>): Promise<void> {
  for (const code of CODES) {
    const company = await companyByCode(ctx, code);
    if (company?.isDemo) await ctx.db.transaction((db) => work({ ...ctx, db, companyId: company.id }));
  }
}

/** Turns the occupancies of the demo companies into paid rentals of customers. Skips companies that have rentals. */
export function createDemoRentals(ctx: WorkCtx): Promise<void> {
  return inDemoCompanies(ctx, async (scoped) => {
    const known = await scoped.db.first(sql`select from rentals.rental where company_id = ${scoped.companyId} limit 1`);
    if (!known) await fill(scoped, await readStories(scoped));
  });
}

/** Adds rentals for the time that has passed since. */
export async function renewDemoRentals(ctx: CompanyCtx): Promise<readonly Rental[]> {
  return fill(ctx, await readStories(ctx, await renewDemoBoxes(ctx)));
}

async function fill(ctx: CompanyCtx, stories: readonly Story[]): Promise<readonly Rental[]> {
  const places = new Map((await listTerms(ctx)).map((location) => [location.id, location]));
  const placed = stories.flatMap((story) => {
    const location = places.get(story.locationId);
    return location ? [{ story: withGroup(location, story), location }] : [];
  });
  const [first] = placed;
  if (!first) return [];
  const { networkId } = first.location;
  const people = await demoPeople(
    ctx,
    placed.map(({ story }) => story.customerName),
  );
  const prices = await pricesFor(
    ctx,
    [networkId],
    placed.map(({ story }) => story),
  );
  const rentals = placed.map(({ story, location }) => {
    const set = priceSetAt(prices(story.priceGroupId), story.sizeCode, story.startsAt);
    return rentalOf(ctx, story, location, people.get(story.customerName)!, [...(set?.prices ?? [])]);
  });
  const texts = await ctx.app.texts.of(ctx.db, ctx.companyId);
  const orders = placed.flatMap(({ location }, at) => {
    const rental = rentals[at]!;
    const person = people.get(rental.customerName)!;
    return rental.orderId ? [orderOf(ctx, rental, person, location, texts)] : [];
  });
  await insertDemoOrders(ctx, { companyId: networkId, address: await siteAddress(ctx) }, orders);
  await insertDemoRentals(ctx, rentals);
  await followDemoRentals(ctx, rentals);
  return rentals;
}

/** Occupancies with these ids, or all; oldest payment first. A dozen future bookings are derived from demo rentals in demo boxes. */
async function readStories(ctx: CompanyCtx, ids?: readonly string[]): Promise<Story[]> {
  const ownLocks = await demoLockIds(ctx);
  return ctx.db.rows<Story>(sql`
    with past as (
      select o.id, o.lock_id, o.kind, o.starts_at, o.ends_at, o.released_at, o.order_number, o.customer_name, o.revenue_cents, b.location_id,
        b.size_code, b.price_group_id, b.occupancy_id, b.upcoming
      from lockers.occupancy_view o join lockers.let_view b on b.company_id = o.company_id and b.id = o.lock_id
      where o.company_id = ${ctx.companyId} and o.starts_at > ${addDays(ctx.now, -DAYS)}
    ), ahead as (
      select gen_random_uuid() as id, lock_id, 'ahead' as kind, starts_at + make_interval(days => shift) as starts_at,
        ends_at + make_interval(days => shift) as ends_at, null::timestamptz as released_at,
        upper(substr(md5(id || ' ahead ' || shift), 1, 4) || '-' || substr(md5(id || ' ahead ' || shift), 5, 4)) as order_number, customer_name, revenue_cents,
        location_id, size_code, price_group_id
      from (
        select distinct on (lock_id) *, ceil(extract(epoch from ${ctx.now}::timestamptz - starts_at) / 86400)::int + 1 as shift
        from past where released_at is not null and occupancy_id is null and upcoming = 0
          and lock_id = any(${ownLocks}::uuid[]) and customer_name = any(${DEMO_RENTERS}::text[])
        order by lock_id, md5(id::text)
      ) as chosen
      order by md5(id::text || ' ahead')
      limit (select greatest(0, ${AHEAD}::int - count(*)) from rentals.rental
        where company_id = ${ctx.companyId} and state = 'booked' and starts_at > ${ctx.now})
    )
    select id, lock_id, kind, starts_at, ends_at, released_at, order_number, customer_name, revenue_cents, location_id, size_code, price_group_id
    from past where ends_at is not null and (${ids === undefined} or id = any(${ids ?? []}::uuid[]))
    union all select * from ahead
    order by starts_at`);
}

const STATES = { reserved: 'held', rented: 'active', overrun: 'active', to_check: 'ended', ahead: 'booked' } as const;
const HOLD_LEFT_MINUTES = 12;

function rentalOf(
  ctx: CompanyCtx,
  story: Story,
  location: LocationTerms,
  person: DemoPerson,
  prices: Rental['prices'],
): Rental {
  const { kind, lockId, sizeCode, customerName, releasedAt } = story;
  const { graceMinutes, since: overrunSince } = DEFAULT_LIMITS.overrun;
  const { checkMinutes, maxDurationMinutes, timeZone, networkId } = location;
  const state = releasedAt ? 'ended' : STATES[kind];
  const isHeld = state === 'held';
  // A box awaiting inspection was rented until a moment ago.
  const startsAt = kind === 'to_check' ? addMinutes(story.startsAt, -150) : story.startsAt;
  const endsAt = kind === 'to_check' ? story.startsAt : story.endsAt;
  const booked = minutesBetween(startsAt, endsAt);
  return {
    id: story.id,
    companyId: ctx.companyId,
    locationId: location.id,
    lockId,
    sizeCode,
    networkId,
    customerId: isHeld ? null : person.id,
    customerName,
    language: person.language,
    cartId: ctx.newId(),
    orderId: isHeld ? null : ctx.newId(),
    orderNumber: isHeld ? '' : story.orderNumber,
    state,
    isNow: kind !== 'ahead',
    durationMinutes: Math.max(1, booked),
    startsAt,
    endsAt,
    blockedUntil: isHeld ? addMinutes(endsAt, HOLD_LEFT_MINUTES) : endsAt,
    holdExpiresAt: isHeld ? addMinutes(ctx.now, HOLD_LEFT_MINUTES) : null,
    paidUntil: null,
    endedAt: state === 'ended' ? (releasedAt ?? story.startsAt) : null,
    priceCents: Math.max(story.revenueCents, 200),
    surchargeCents: 0,
    waivedCents: 0,
    chargeCents: 0,
    chargedFrom: null,
    chargeSentAt: null,
    reducedCents: 0,
    prices,
    graceMinutes,
    overrunSince,
    checkMinutes,
    maxDurationMinutes,
    timeZone,
    occupancyId: releasedAt || kind === 'ahead' ? null : story.id,
    accessRevokedAt: null,
    accessRevokedReason: '',
    note: '',
    createdAt: addMinutes(kind === 'ahead' ? ctx.now : startsAt, -3),
    version: 1,
  };
}

function orderOf(
  ctx: CompanyCtx,
  rental: Rental,
  person: DemoPerson,
  location: LocationTerms,
  texts: Translator,
): DemoOrder {
  const { startsAt, endsAt, sizeCode, timeZone } = rental;
  const words = (language: Language) => {
    const t = texts.in(language);
    const time = (at: Date) => formatTime(at, timeZone, LOCALES[language], 'letter');
    return {
      title: t('rental.line', { size: sizeCode, location: textIn(location.name, language) }),
      detail: t('rental.line_detail', { from: time(startsAt), to: time(endsAt) }),
    };
  };
  return {
    id: rental.orderId!,
    number: rental.orderNumber,
    orderHash: ctx.newSecret(HASH_BYTES),
    paymentId: ctx.newId(),
    networkId: rental.networkId,
    customerId: person.id,
    contact: person,
    language: person.language,
    lines: [
      {
        kind: 'rental',
        subjectId: rental.id,
        ...words(person.language),
        quantity: 1,
        unitCents: rental.priceCents,
        vatPercent: VAT_PERCENT,
        data: { startsAt, endsAt, ...staffWords(words) },
      },
    ],
    status: rental.state === 'ended' ? 'finished' : rental.state === 'booked' ? 'approved' : 'process',
    placedAt: addMinutes(rental.createdAt, 1),
    paidAt: addMinutes(rental.createdAt, 2),
  };
}
