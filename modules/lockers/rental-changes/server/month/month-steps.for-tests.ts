import { extensionLine, surchargeLine, whyNotRent } from '@fachwerk/active-rentals/facade';
import { dueCents } from '@fachwerk/active-rentals/rules/overrun';
import { addMinutes } from '@fachwerk/base/time';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { type Order, orderPaid } from '@fachwerk/orders/contract';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import { type Rental, type RentalState, rentalCapabilities } from '@fachwerk/rentals/contract';
import { listRentals } from '@fachwerk/rentals/facade-record';
import type { TestPlace } from '@fachwerk/rentals/testing';
import { emit } from '@fachwerk/server/events';
import { rentalChangeApi, type Settling } from '../../contract.ts';
import type { TestRentalChanges } from '../testing.ts';
import type { Chance } from './month-chance.for-tests.ts';

type Month = {
  readonly world: TestRentalChanges;
  readonly chance: Chance;
  readonly place: TestPlace;
  /** What is due by now, whatever the mail server does. */
  readonly runJobs: () => Promise<unknown>;
  /** Orders whose payment comes later, if it comes. */
  readonly waiting: Order[];
};
type Seen = { readonly differenceCents: number; readonly refundableCents: number };
export type MonthStep = (month: Month) => Promise<unknown>;

const PEOPLE = Array.from({ length: 60 }, (_, index) => `kunde${index}@example.org`);
const REASON = { reason: 'Simuliert' };

async function anyOf({ world, chance, place }: Month, ...states: RentalState[]): Promise<Rental | undefined> {
  const { db, sql } = world.app;
  return chance.oneOf(
    await listRentals(
      { db },
      sql`r.company_id = ${place.companyId} and r.location_id = ${place.id} and r.state = any(${states})`,
    ),
  );
}

/** Now or later, declined, abandoned, being checked, or tried again hours after. */
async function pay({ world, chance, waiting }: Month, order: Order): Promise<void> {
  const choice = chance.oneOf([
    'succeed',
    'succeed',
    'succeed',
    'succeed',
    'decline',
    'cancel',
    'pend',
    'later',
  ] as const)!;
  if (choice === 'later') waiting.push(order);
  else await world.tryToPay(order, choice);
}

const book: MonthStep = async (month) => {
  const { world, chance, place } = month;
  const email = chance.oneOf(PEOPLE)!;
  const startsAt = chance.isLucky(0.3) ? world.inMinutes(chance.between(30, 4000)) : undefined;
  const durationMinutes = chance.oneOf([30, 60, 90, 120, 240, 600, 1440, 2880])!;
  const sizeCode = chance.oneOf(['S', 'S', 'M', 'L'])!;
  const held = await world.hold({ place, sizeCode, durationMinutes, ...(startsAt && { startsAt }) });
  if (chance.isLucky(0.15)) return;
  const order = await world.order([held], email);
  // The checkout asks before it places; here the order is simply left where the answer is no.
  if (await whyNotRent(world.scoped(place.companyId), { id: order.customerId, blockedAt: null })) return;
  await pay(month, order);
};

const extend: MonthStep = async (month) => {
  const { world, chance, place } = month;
  const rental = await anyOf(month, 'active', 'booked');
  if (!rental) return;
  const endsAt = addMinutes(rental.endsAt, chance.between(30, 600));
  const line = await extensionLine(world.scoped(place.companyId), rental, endsAt);
  if (line.unitCents > 0) await pay(month, await world.orderLines(rental, [line]));
};

const payExtra: MonthStep = async (month) => {
  const rental = await anyOf(month, 'booked', 'active', 'ended');
  if (!rental) return;
  const line = await surchargeLine(month.world.scoped(rental.companyId), rental);
  await pay(month, await month.world.orderLines(rental, [line]));
};

const payLate: MonthStep = async ({ world, chance, waiting }) => {
  const order = waiting.splice(chance.between(0, waiting.length), 1)[0];
  if (order) await world.tryToPay(order);
};

/** What was delivered once is delivered again, to everybody. */
const tellAgain: MonthStep = async ({ world, chance, place }) => {
  const { db, sql } = world.app;
  const paid = await db.rows<{ id: string }>(
    sql`select id from orders.customer_order where company_id = ${place.companyId} and paid_at is not null`,
  );
  const one = chance.oneOf(paid);
  const order = one && (await findOrder(world.scoped(place.companyId), one.id));
  if (!order) return;
  const payload = { companyId: place.companyId, orderId: order.id, paymentId: order.paymentId!, paidAt: order.paidAt! };
  await world.within(place.companyId, (ctx) => emit(ctx, orderPaid, payload));
};

/** Whoever comes back pays what is due, takes their things and goes. */
const comeBack: MonthStep = async (month) => {
  const { world } = month;
  const rental = await anyOf(month, 'active');
  if (!rental) return;
  if (dueCents(rental, world.app.time.now) > 0) {
    await world.tryToPay(await world.orderLines(rental, [await surchargeLine(world.scoped(rental.companyId), rental)]));
    await month.runJobs();
  }
  return world.end(rental);
};

/** Somebody has looked at what was reported. */
const repair: MonthStep = async ({ world, place }) => {
  const { db, sql } = world.app;
  const out = await db.rows<{ id: string }>(sql`
    select id from lockers.box_view where company_id = ${place.companyId} and location_id = ${place.id} and out_since is not null`);
  const ids = out.map(({ id }) => id);
  const technician = world.app.as({ companyId: place.companyId, capabilities: ['locks.service'] });
  if (ids.length > 0) await technician.call(lockApi.setService, { ids, isInService: true, reason: 'Nachgesehen' });
};

/** The line to the controller is cut, or back. */
const cutLine: MonthStep = async ({ world, chance, place }) => {
  const { db, sql } = world.app;
  await db.rows(sql`
    update devices.controller set is_online = ${chance.isLucky(0.6)} where company_id = ${place.companyId} and id = ${place.controllerId}`);
};

const byRenter =
  (deed: (world: TestRentalChanges, rental: Rental) => Promise<unknown>): MonthStep =>
  async (month) => {
    const rental = await anyOf(month, 'active');
    return rental && deed(month.world, rental);
  };

const byStaff =
  (deed: (month: Month, rental: Rental) => Promise<unknown>, ...states: RentalState[]): MonthStep =>
  async (month) => {
    const rental = await anyOf(month, ...states);
    return rental && deed(month, rental);
  };
const MAY = [...Object.keys(rentalCapabilities), 'orders.settle'];
const staff = ({ world }: Month) => world.staff(world.city, MAY);

/** However it is settled: by a link that may be paid or not, at once, waived, or given back. */
function settlingOf({ chance }: Month, { differenceCents, refundableCents }: Seen): { settling?: Settling } {
  if (differenceCents > 0)
    return {
      settling: { way: chance.oneOf(['link', 'link', 'cash', 'card_on_site', 'waived'])!, cents: differenceCents },
    };
  return refundableCents > 0 && chance.isLucky(0.5) ? { settling: { way: 'refund', cents: refundableCents } } : {};
}

const swap = byStaff(
  async (month, { id }) => {
    const { boxes } = (await staff(month).call(rentalChangeApi.swapChoices, { id })).body;
    const box = month.chance.oneOf(boxes);
    return (
      box &&
      staff(month).call(rentalChangeApi.swap, {
        id,
        lockId: box.lockId,
        isFirstBoxDefect: false,
        ...settlingOf(month, box),
        ...REASON,
      })
    );
  },
  'active',
  'booked',
);

const moveDates = byStaff(
  async (month, { id, version, startsAt }) => {
    const endsAt = month.world.inMinutes(month.chance.between(20, 1000));
    const seen = (await staff(month).call(rentalChangeApi.previewDates, { id, startsAt, endsAt })).body;
    if (seen.problem) return undefined;
    return staff(month).call(rentalChangeApi.editDate, {
      orderItem: { id, version, startsAt, endsAt, ...REASON, ...settlingOf(month, seen) },
    });
  },
  'active',
  'booked',
);

/** The renter pays what is due at the desk, or gets the link anew. */
const receive = byStaff(
  async (month, rental) => {
    const cents = dueCents(rental, month.world.app.time.now);
    const way = month.chance.oneOf(['cash', 'card_on_site'] as const)!;
    const receiptId = crypto.randomUUID();
    return cents > 0 && staff(month).call(rentalChangeApi.receive, { id: rental.id, way, cents, receiptId });
  },
  'booked',
  'active',
  'ended',
);

/** In the office of orders: a booking that was just made longer is off. */
const cancelLonger: MonthStep = async (month) => {
  const { world, chance } = month;
  const rental = await anyOf(month, 'booked');
  if (!rental) return;
  const line = await extensionLine(world.scoped(rental.companyId), rental, addMinutes(rental.endsAt, 120));
  if (line.unitCents > 0) await world.tryToPay(await world.orderLines(rental, [line]));
  if (chance.isLucky(0.7)) await month.runJobs();
  return world.within(rental.companyId, (ctx) => cancelOrder(ctx, rental.orderId!, REASON.reason));
};

export const MONTH_STEPS: readonly MonthStep[] = [
  ...Array.from({ length: 8 }, () => book),
  ...Array.from({ length: 7 }, () => comeBack),
  ...Array.from({ length: 3 }, () => byRenter((world, rental) => world.open(rental))),
  extend,
  extend,
  extend,
  extend,
  payExtra,
  payLate,
  payLate,
  tellAgain,
  cutLine,
  repair,
  byRenter((world, rental) => world.report(rental)),
  swap,
  moveDates,
  moveDates,
  receive,
  payExtra,
  comeBack,
  comeBack,
  cancelLonger,
  cancelLonger,
  cancelLonger,
  byStaff((month, { id }) => staff(month).call(rentalChangeApi.revoke, { id, ...REASON }), 'active'),
  byStaff((month, { id }) => staff(month).call(rentalChangeApi.restore, { id, ...REASON }), 'active'),
  byStaff(
    (month, { id }) => staff(month).call(rentalChangeApi.end, { id, ...REASON }),
    'active',
    'booked',
    'ordered',
    'held',
  ),
  byStaff((month, { id }) => staff(month).call(rentalChangeApi.sendLink, { id }), 'active', 'ended'),
  byStaff((month, { id }) => staff(month).call(rentalChangeApi.waive, { id, ...REASON }), 'active', 'ended'),
  byStaff(
    (month, { id }) =>
      staff(month).call(rentalChangeApi.refund, { refundId: crypto.randomUUID(), id, amountCents: 100, ...REASON }),
    'active',
    'ended',
    'cancelled',
  ),
  byStaff((month, { id }) => staff(month).call(rentalChangeApi.resendAccess, { id }), 'active', 'booked'),
];
