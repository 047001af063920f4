import { addMinutes } from '@fachwerk/base/time';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { type Order, orderPaid } from '@fachwerk/orders/contract';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import { emit } from '@fachwerk/server/events';
import type { Rental, RentalState } from '../contract.ts';
import { accessRightApi } from '../contract-staff.ts';
import { dueCents } from '../rules/overrun.ts';
import { extensionLine, surchargeLine } from './extend-quote.ts';
import type { TestLife } from './life.for-tests.ts';
import type { Chance } from './month-chance.for-tests.ts';
import { rentalRows } from './rental-rows.ts';
import type { TestPlace } from './rentals.for-tests.ts';
import { whyNotRent } from './surcharge-open.ts';

export type Month = {
  readonly life: TestLife;
  readonly chance: Chance;
  readonly place: TestPlace;
  /** What is due by now, whatever the mail server does. */
  readonly runJobs: () => Promise<unknown>;
  /** Orders whose payment comes later, if it comes. */
  readonly waiting: Order[];
};
export type Deed = (month: Month) => Promise<unknown>;

const PEOPLE = Array.from({ length: 60 }, (_, index) => `kunde${index}@example.org`);
const REASON = { reason: 'Simuliert' };

async function anyOf({ life, chance, place }: Month, ...states: RentalState[]): Promise<Rental | undefined> {
  const { db, sql } = life.house;
  return chance.oneOf(
    await rentalRows(
      { db },
      sql`r.company_id = ${place.companyId} and r.location_id = ${place.id} and r.state = any(${states})`,
    ),
  );
}

/** Now or later, declined, abandoned, being checked, or tried again hours after. */
async function pay({ life, chance, waiting }: Month, order: Order): Promise<void> {
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
  else await life.tryToPay(order, choice);
}

const book: Deed = async (month) => {
  const { life, chance, place } = month;
  const email = chance.oneOf(PEOPLE)!;
  const startsAt = chance.isLucky(0.3) ? life.inMinutes(chance.between(30, 4000)) : undefined;
  const durationMinutes = chance.oneOf([30, 60, 90, 120, 240, 600, 1440, 2880])!;
  const sizeCode = chance.oneOf(['S', 'S', 'M', 'L'])!;
  const held = await life.hold({ place, sizeCode, durationMinutes, ...(startsAt && { startsAt }) });
  if (chance.isLucky(0.15)) return;
  const order = await life.order([held], email);
  // The checkout asks before it places; here the order is simply left where the answer is no.
  if (await whyNotRent(life.inside(place.companyId), { id: order.customerId, blockedAt: null })) return;
  await pay(month, order);
};

const extend: Deed = async (month) => {
  const { life, chance, place } = month;
  const rental = await anyOf(month, 'active', 'booked');
  if (!rental) return;
  const endsAt = addMinutes(rental.endsAt, chance.between(30, 600));
  const line = await extensionLine(life.inside(place.companyId), rental, endsAt);
  if (line.unitCents > 0) await pay(month, await life.orderLines(rental, [line]));
};

const payExtra: Deed = async (month) => {
  const rental = await anyOf(month, 'active', 'ended');
  if (!rental) return;
  const line = await surchargeLine(month.life.inside(rental.companyId), rental);
  await pay(month, await month.life.orderLines(rental, [line]));
};

const payLate: Deed = async ({ life, chance, waiting }) => {
  const order = waiting.splice(chance.between(0, waiting.length), 1)[0];
  if (order) await life.tryToPay(order);
};

/** What was told once is told again, to everybody. */
const tellAgain: Deed = async ({ life, chance, place }) => {
  const { db, sql } = life.house;
  const paid = await db.rows<{ id: string }>(
    sql`select id from orders.customer_order where company_id = ${place.companyId} and paid_at is not null`,
  );
  const one = chance.oneOf(paid);
  const order = one && (await findOrder(life.inside(place.companyId), one.id));
  if (!order) return;
  const told = { companyId: place.companyId, orderId: order.id, paymentId: order.paymentId!, paidAt: order.paidAt! };
  await life.within(place.companyId, (ctx) => emit(ctx, orderPaid, told));
};

/** Whoever comes back pays what is due, takes their things and goes. */
const comeBack: Deed = async (month) => {
  const { life } = month;
  const rental = await anyOf(month, 'active');
  if (!rental) return;
  if (dueCents(rental, life.house.time.now) > 0) {
    await life.tryToPay(await life.orderLines(rental, [await surchargeLine(life.inside(rental.companyId), rental)]));
    await month.runJobs();
  }
  return life.end(rental);
};

/** Somebody has looked at what was reported. */
const repair: Deed = async ({ life, place }) => {
  const { db, sql } = life.house;
  const out = await db.rows<{ id: string }>(sql`
    select id from lockers.box_view where company_id = ${place.companyId} and location_id = ${place.id} and out_since is not null`);
  const ids = out.map(({ id }) => id);
  const technician = life.house.as({ companyId: place.companyId, capabilities: ['locks.service'] });
  if (ids.length > 0) await technician.call(lockApi.setService, { ids, isInService: true, reason: 'Nachgesehen' });
};

/** The line to the controller is cut, or back. */
const cutLine: Deed = async ({ life, chance, place }) => {
  const { db, sql } = life.house;
  await db.rows(sql`
    update lockers.controller set is_online = ${chance.isLucky(0.6)} where company_id = ${place.companyId} and id = ${place.controllerId}`);
};

const byRenter =
  (deed: (life: TestLife, rental: Rental) => Promise<unknown>): Deed =>
  async (month) => {
    const rental = await anyOf(month, 'active');
    return rental && deed(month.life, rental);
  };

const byStaff =
  (deed: (month: Month, rental: Rental) => Promise<unknown>, ...states: RentalState[]): Deed =>
  async (month) => {
    const rental = await anyOf(month, ...states);
    return rental && deed(month, rental);
  };
const staff = ({ life }: Month) => life.staff(life.city);

const swap = byStaff(
  async (month, { id }) => {
    const { boxes } = (await staff(month).call(accessRightApi.swapChoices, { id })).body;
    const box = month.chance.oneOf(boxes);
    return (
      box && staff(month).call(accessRightApi.swap, { id, lockId: box.lockId, isFirstBoxDefect: false, ...REASON })
    );
  },
  'active',
  'booked',
);

const moveDates = byStaff(
  async (month, { id, version, startsAt }) => {
    const endsAt = month.life.inMinutes(month.chance.between(20, 2000));
    return staff(month).call(accessRightApi.editDate, { orderItem: { id, version, startsAt, endsAt } });
  },
  'active',
  'booked',
);

/** In the office of orders: a booking that was just made longer is off. */
const cancelLonger: Deed = async (month) => {
  const { life, chance } = month;
  const rental = await anyOf(month, 'booked');
  if (!rental) return;
  const line = await extensionLine(life.inside(rental.companyId), rental, addMinutes(rental.endsAt, 120));
  if (line.unitCents > 0) await life.tryToPay(await life.orderLines(rental, [line]));
  if (chance.isLucky(0.7)) await month.runJobs();
  return life.within(rental.companyId, (ctx) => cancelOrder(ctx, rental.orderId!, REASON.reason));
};

export const DEEDS: readonly Deed[] = [
  ...Array.from({ length: 8 }, () => book),
  ...Array.from({ length: 7 }, () => comeBack),
  ...Array.from({ length: 3 }, () => byRenter((life, rental) => life.open(rental))),
  ...[extend, extend, extend, extend, payExtra, payLate, payLate, tellAgain, cutLine, repair],
  byRenter((life, rental) => life.report(rental)),
  ...[swap, moveDates, cancelLonger, cancelLonger, cancelLonger],
  byStaff((month, { id }) => staff(month).call(accessRightApi.revoke, { id, ...REASON }), 'active'),
  byStaff((month, { id }) => staff(month).call(accessRightApi.restore, { id, ...REASON }), 'active'),
  byStaff(
    (month, { id }) => staff(month).call(accessRightApi.end, { id, ...REASON }),
    'active',
    'booked',
    'ordered',
    'held',
  ),
  byStaff((month, { id }) => staff(month).call(accessRightApi.waive, { id, ...REASON }), 'active', 'ended'),
  byStaff(
    (month, { id }) => staff(month).call(accessRightApi.refund, { id, amountCents: 100, ...REASON }),
    'active',
    'ended',
    'cancelled',
  ),
  byStaff((month, { id }) => staff(month).call(accessRightApi.resendAccess, { id }), 'active', 'booked'),
];
