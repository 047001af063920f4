import { addDays, addMinutes, HOUSE_ZONE, zoned } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { insertDemoFulfilments, moveFulfilment } from '@fachwerk/fulfilment/facade';
import { type DemoOrder, insertDemoOrders } from '@fachwerk/orders/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { siteAddress } from '@fachwerk/sites/facade';
import {
  type Chance,
  type DemoDish,
  type DemoGuest,
  demoDishes,
  demoGuests,
  demoLines,
  demoType,
  MERCHANT,
  pick,
} from './demo-menu.ts';
import { placeDemoOrder } from './order-something.ts';

const DAYS = 90;
const HASH_BYTES = 24;
/** Of a Monday to a Sunday. */
const PER_DAY = [12, 13, 15, 17, 26, 30, 24] as const;

/** Three months of a trattoria: lunch and dinner, the weekend stronger. Leaves it alone when there are some already. */
export async function createDemoOrders(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant?.isDemo) return;
  await ctx.db.transaction(async (db) => {
    const inside: CompanyCtx = { ...ctx, db, companyId: merchant.id };
    const known = await db.first(sql`select from fulfilment.fulfilment_view where company_id = ${merchant.id} limit 1`);
    const dishes = await demoDishes(inside);
    if (known || dishes.length === 0) return;
    await fill(inside, dishes, await demoGuests(inside));
    for (const [type, minutes, ...way] of OPEN) await openTicket(inside, type, minutes, way);
  });
}

/** What lies before the kitchen at the start: how it is handed over, since when, and how far it is. */
const OPEN: readonly (readonly [DeliveryType, number, ...Step[]])[] = [
  ['delivery', 1],
  ['pickup', 2],
  ['pickup', 9, 'accepted'],
  ['delivery', 16, 'accepted', 'making'],
  ['totable', 12, 'accepted', 'making'],
  ['pickup', 27, 'accepted', 'making', 'ready'],
  ['delivery', 38, 'accepted', 'making', 'ready', 'on_way'],
];
type Step = 'accepted' | 'making' | 'ready' | 'on_way';

async function openTicket(ctx: CompanyCtx, type: DeliveryType, minutes: number, way: readonly Step[]): Promise<void> {
  const orderId = await placeDemoOrder({ ...ctx, now: addMinutes(ctx.now, -minutes) }, type);
  if (!orderId) return;
  for (const [at, to] of way.entries()) {
    const ago = minutes - Math.round(((at + 1) * minutes) / (way.length + 1));
    await moveFulfilment({ ...ctx, now: addMinutes(ctx.now, -ago) }, { orderId, to });
  }
}

async function fill(ctx: CompanyCtx, dishes: readonly DemoDish[], guests: readonly DemoGuest[]): Promise<void> {
  const chance = chanceOf(7);
  const moments = momentsBefore(ctx.now, chance);
  const made = moments.map((at) => orderAt(ctx, at, { dishes, guests, chance }));
  const site = { companyId: ctx.companyId, address: await siteAddress(ctx) };
  await insertDemoOrders(
    ctx,
    site,
    made.map(({ order }) => order),
  );
  await insertDemoFulfilments(
    ctx,
    made.map(({ handover }) => handover),
  );
}

/** Every order of the past, the oldest first: a third at noon, the rest in the evening. */
function momentsBefore(now: Date, chance: Chance): Date[] {
  const days = Array.from({ length: DAYS }, (_, at) => addDays(now, at - DAYS));
  return days
    .flatMap((day) => {
      const here = zoned(day, HOUSE_ZONE);
      const count = Math.round(PER_DAY[here.dayOfWeek - 1]! * (0.8 + chance() * 0.4));
      return Array.from({ length: count }, () => {
        const minutes = chance() < 0.33 ? 11.75 * 60 + chance() * 135 : 17.5 * 60 + chance() * 255;
        const midnight = here.toPlainDate().toZonedDateTime(HOUSE_ZONE).epochMilliseconds;
        return addMinutes(new Date(midnight), Math.round(minutes));
      });
    })
    .filter((at) => at < addMinutes(now, -120))
    .toSorted((a, b) => a.getTime() - b.getTime());
}

type Kitchen = { readonly dishes: readonly DemoDish[]; readonly guests: readonly DemoGuest[]; readonly chance: Chance };

function orderAt(ctx: CompanyCtx, placedAt: Date, { dishes, guests, chance }: Kitchen) {
  const type = demoType(chance);
  const guest = pick(guests, chance);
  const id = ctx.newId();
  const acceptedAt = addMinutes(placedAt, 1 + Math.floor(chance() * 3));
  const doneAt = addMinutes(acceptedAt, 20 + Math.floor(chance() * 25));
  const order: DemoOrder = {
    id,
    number: numberOf(chance),
    orderHash: ctx.newSecret(HASH_BYTES),
    paymentId: ctx.newId(),
    networkId: ctx.companyId,
    customerId: guest.id,
    contact: guest,
    language: guest.language,
    lines: demoLines(dishes, type, placedAt, chance),
    status: 'finished',
    placedAt,
    paidAt: addMinutes(placedAt, 1),
  };
  const handover = {
    orderId: id,
    type,
    placedAt,
    acceptedAt,
    doneAt,
    promisedAt: addMinutes(acceptedAt, 35),
    address: type === 'delivery' ? guest.address : null,
    tableName: type === 'totable' ? String(1 + Math.floor(chance() * 12)) : '',
  };
  return { order, handover };
}

/** As people read them to each other; letters that look alike are left out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const numberOf = (chance: Chance) => {
  const part = () => Array.from({ length: 4 }, () => pick([...LETTERS], chance)).join('');
  return `${part()}-${part()}`;
};

/** The same row of numbers every time (mulberry32): a demonstration looks alike on every machine. */
function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
