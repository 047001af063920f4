import { customerFor, noteDealing } from '@fachwerk/customers/facade';
import type { Order, OrderLine } from '@fachwerk/orders/contract';
import { addOrder } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { changeRental, lockRental, type RentalChange } from '@fachwerk/rentals/facade-record';
import { accessOf } from '@fachwerk/rentals/facade-renter';
import { openRentals } from '@fachwerk/rentals/testing';
import { newId } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { stayApi } from '../contract.ts';
import { finishRental } from './ending/finish-rental.ts';
import { stays } from './module.ts';

export type TestStays = Awaited<ReturnType<typeof openStays>>;

/** The app of `openRentals` plus renter actions. Tests add the modules above. */
export async function openStays(...above: readonly Module[]) {
  const rentals = await openRentals(stays, ...above);
  const { app } = rentals;
  const { db, sql } = app;
  const site = { siteOf: rentals.city.id };

  async function accessTo({ companyId, id }: Pick<Rental, 'companyId' | 'id'>) {
    return (await accessOf(rentals.scoped(companyId), id))!;
  }
  const show = async (rental: Rental) => app.call(stayApi.show, { key: (await accessTo(rental)).key }, site);
  const open = async (rental: Rental, transactionId = newId()) =>
    app.call(stayApi.open, { key: (await accessTo(rental)).key, transactionId }, site);
  const end = async (rental: Rental, confirmedEmpty = true) =>
    app.call(stayApi.end, { key: (await accessTo(rental)).key, confirmedEmpty }, site);
  const report = async (rental: Rental, what: 'not_empty' | 'defect' = 'defect', hasThingsInside = false) =>
    app.call(stayApi.report, { key: (await accessTo(rental)).key, what, hasThingsInside }, site);

  /** Sets the door sensor. */
  async function door(
    { companyId, lockId }: Pick<Rental, 'companyId' | 'lockId'>,
    state: 'open' | 'closed' | 'unknown',
  ) {
    await db.rows(sql`
      update lockers.lock_state set door_state = ${state} where company_id = ${companyId} and lock_id = ${lockId}`);
  }

  /** Orders lines for existing rentals, as the checkout does. */
  function orderLines(
    { companyId, networkId }: Rental,
    lines: readonly OrderLine[],
    email = 'kim@example.org',
  ): Promise<Order> {
    return rentals.within(companyId, async (ctx) => {
      const contact = { email, firstName: 'Kim', lastName: 'Kunde', phone: '', language: 'de' } as const;
      const customer = await customerFor(ctx, contact);
      await noteDealing(ctx, customer.id);
      const accepted = { terms: 1, privacy: 1, withdrawal: 1 };
      const draft = { customerId: customer.id, networkId, contact, language: 'de' as const, lines, accepted };
      return addOrder(ctx, { ...draft, siteCompanyId: networkId });
    });
  }

  /** A separate wall, so that tests do not share boxes. */
  async function wall(count = 1, given: Parameters<typeof rentals.place>[2] = {}, sizeCode = 'S') {
    const place = await rentals.place(rentals.city, 'Wand', given);
    return { ...place, boxes: await rentals.boxes(place, count, { sizeCode }) };
  }

  /** Ends an active rental as staff do. */
  const stop = ({ companyId, id }: Pick<Rental, 'companyId' | 'id'>, reason = 'Geleert') =>
    rentals.within(companyId, async (ctx) =>
      finishRental(ctx, (await lockRental(ctx, id))!, { by: 'staff', data: { reason } }),
    );
  const change = ({ companyId, id }: Pick<Rental, 'companyId' | 'id'>, to: RentalChange) =>
    rentals.within(companyId, async (ctx) => changeRental(ctx, (await lockRental(ctx, id))!, to));

  const inMinutes = (minutes: number) => new Date(app.time.now.getTime() + minutes * 60_000);

  async function stepsWith(rental: Pick<Rental, 'companyId' | 'id'>, kind: string) {
    const rows = await db.rows<{ personKind: string; personName: string; data: Record<string, unknown> }>(sql`
      select person_kind, person_name, data from rentals.rental_step
      where company_id = ${rental.companyId} and rental_id = ${rental.id} and kind = ${kind} order by at, id`);
    return rows;
  }
  const subjects = async (email: string, companyId?: string) =>
    (await rentals.mails(companyId)).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);

  return {
    ...rentals,
    site,
    accessTo,
    show,
    open,
    end,
    report,
    door,
    orderLines,
    stop,
    change,
    wall,
    inMinutes,
    stepsWith,
    subjects,
  };
}
