import { addMinutes, dayOf, startOfDay } from '@fachwerk/base/time';
import { vatPercent } from '@fachwerk/catalog/rules/vat';
import { companyByCode } from '@fachwerk/companies/facade';
import { customerFor, noteDealing } from '@fachwerk/customers/facade';
import { type DemoOrder, insertDemoOrders } from '@fachwerk/orders/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { siteAddress } from '@fachwerk/sites/facade';
import { minutesOf } from '../../rules/service.ts';
import { whoMayDoIt } from '../list-services.ts';
import { saveAppointment } from '../service-store.ts';

const MERCHANT = 'kontor-nord';
const HASH_BYTES = 24;

type Item = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly priceCents: number;
  readonly durationMinutes: number;
  readonly vatKind: Parameters<typeof vatPercent>[0];
};

type DemoBooking = {
  readonly item: string;
  readonly name: string;
  readonly phone: string;
  readonly quantity?: number;
  /** Days from today, and the hour; without them nobody has planned it yet. */
  readonly on?: readonly [days: number, hour: number];
  /** Which of those who may do it. */
  readonly who?: number;
};

const DEMO_BOOKINGS: readonly DemoBooking[] = [
  { item: 'SV-001', name: 'Hauke Petersen', phone: '+49 431 5557101' },
  { item: 'SV-004', name: 'Praxis Dr. Lorenzen', phone: '+49 431 5557102' },
  { item: 'SV-002', name: 'Svea Jansen', phone: '+49 431 5557103', quantity: 3, on: [0, 16], who: 1 },
  { item: 'SV-001', name: 'Malte Brodersen', phone: '+49 431 5557104', on: [1, 10], who: 1 },
  { item: 'SV-003', name: 'Inga Thomsen', phone: '+49 431 5557105', on: [2, 17], who: 0 },
  { item: 'SV-004', name: 'Ole Mommsen', phone: '+49 431 5557106', on: [5, 9] },
];

/** What people have booked at Kontor Nord: some of it planned, some waiting. Leaves it alone when there is some already. */
export async function createDemoAppointments(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant?.isDemo) return;
  await ctx.db.transaction(async (db) => {
    const inside: CompanyCtx = { ...ctx, db, companyId: merchant.id };
    const known = await db.first(sql`select from service_orders.appointment where company_id = ${merchant.id} limit 1`);
    const items = await db.rows<Item>(sql`
      select id, number, name ->> 'de' as title, price_cents, duration_minutes, vat_kind from catalog.item_view
      where company_id = ${merchant.id} and is_service`);
    if (known || items.length === 0) return;
    for (const [at, booking] of DEMO_BOOKINGS.entries()) await book(inside, items, booking, at);
  });
}

async function book(ctx: CompanyCtx, items: readonly Item[], booking: DemoBooking, at: number): Promise<void> {
  const item = items.find(({ number }) => number === booking.item);
  if (!item) return;
  const { quantity = 1, phone } = booking;
  const placedAt = addMinutes(ctx.now, -60 * (20 - 3 * at));
  const words = booking.name.split(' ');
  const contact = {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1)!,
    email: `${words.at(-1)!.toLowerCase()}@example.org`,
    phone,
  };
  const { id: customerId } = await customerFor(ctx, { ...contact, language: 'de' });
  await noteDealing(ctx, customerId);
  const order: DemoOrder = {
    id: ctx.newId(),
    number: `SERV-${1001 + at}`,
    orderHash: ctx.newSecret(HASH_BYTES),
    paymentId: ctx.newId(),
    networkId: ctx.companyId,
    customerId,
    contact,
    language: 'de',
    status: 'approved',
    lines: [
      {
        kind: 'item',
        subjectId: item.id,
        title: item.title,
        detail: '',
        quantity,
        unitCents: item.priceCents,
        vatPercent: vatPercent(item.vatKind, placedAt),
        data: { choice: { itemId: item.id, variantId: null, extras: [] }, note: '' },
      },
    ],
    placedAt,
    paidAt: addMinutes(placedAt, 1),
  };
  await insertDemoOrders(ctx, { companyId: ctx.companyId, address: await siteAddress(ctx) }, [order]);
  if (!booking.on) return;
  const [days, hour] = booking.on;
  const startsAt = addMinutes(startOfDay(dayOf(ctx.now).add({ days })), hour * 60);
  const staff = await whoMayDoIt(ctx);
  const staffId = booking.who === undefined ? null : (staff[booking.who]?.id ?? null);
  await saveAppointment(ctx, order.id, 1, { startsAt, minutes: minutesOf(item.durationMinutes, quantity), staffId });
}
