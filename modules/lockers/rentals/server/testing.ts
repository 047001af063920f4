import { alerts } from '@fachwerk/alerts/module';
import { access } from '@fachwerk/auth/module';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { customerFor, noteDealing } from '@fachwerk/customers/facade';
import { customers } from '@fachwerk/customers/module';
import { devices } from '@fachwerk/devices/module';
import { addController } from '@fachwerk/devices/testing';
import { limits } from '@fachwerk/limits/module';
import { locations } from '@fachwerk/locations/module';
import { addLocation } from '@fachwerk/locations/testing';
import { lockers } from '@fachwerk/lockers/module';
import { addBox } from '@fachwerk/lockers/testing';
import { logs } from '@fachwerk/logs/module';
import { openings } from '@fachwerk/openings/module';
import type { Order } from '@fachwerk/orders/contract';
import { addOrder } from '@fachwerk/orders/facade';
import { orders } from '@fachwerk/orders/module';
import { paymentApi, type TestChoice } from '@fachwerk/payments/contract';
import { addPayment, startPayment } from '@fachwerk/payments/facade';
import { payments } from '@fachwerk/payments/module';
import { pricing } from '@fachwerk/pricing/module';
import { addBoxSizes, addPriceGroup } from '@fachwerk/pricing/testing';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import type { AttachedFile } from '@fachwerk/server/mail';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { openApp } from '@fachwerk/testing/app';
import { type Rental, rentalCapabilities } from '../contract.ts';
import { holdBox } from './hold/hold-box.ts';
import { keepHolds, orderHolds } from './hold/order-holds.ts';
import { rentalLine } from './hold/rental-line.ts';
import { rentals } from './module.ts';
import { listRentals } from './record/rental-rows.ts';
import { listSteps } from './record/step-store.ts';

/** Test requests name users, customers and sites themselves: of these modules only tables, texts and calls are used. */
const { authenticate: _people, ...peopleTables } = access;
const { customerOf: _customers, ...customerTables } = customers;
const { siteOf: _sites, ...siteTables } = sites;

/** The session cookie is the customer's id and network id. */
const signedInCustomers: Module = {
  name: 'customers-for-tests',
  customerOf: async (_ctx, _site, token) => {
    const [userId, companyId] = token.split('.') as [string, string];
    const who = { kind: 'customer' as const, userId, companyId, sessionId: userId, name: 'Kim Kunde' };
    return { ...who, language: 'de', roles: [], capabilities: new Set() };
  },
};

export type TestRentals = Awaited<ReturnType<typeof openRentals>>;
export type TestPlace = { readonly id: string; readonly companyId: string; readonly controllerId: string };

export type PlaceGiven = {
  /** As in `contract-hours`; defaults to 24 hours. */
  readonly openingHours?: object;
  readonly operatorEmail?: string;
  readonly checkMinutes?: number;
  readonly maxDurationMinutes?: number;
  readonly priceGroupId?: string;
  readonly isShortTerm?: boolean;
  readonly isLongTerm?: boolean;
  readonly isActive?: boolean;
};

/** Without a start it is now. Defaults: two hours, size S, the franchisor's location. */
export type RentGiven = {
  readonly place?: TestPlace;
  readonly sizeCode?: string;
  readonly lockId?: string;
  readonly startsAt?: Date;
  readonly durationMinutes?: number;
  readonly cartId?: string;
  readonly language?: string;
  readonly email?: string;
  /** Defaults to true. */
  readonly isKnown?: boolean;
};

/** Price of an hour by size. */
const CENTS = { S: 200, M: 300, L: 400 };
const EVERYTHING = Object.keys(rentalCapabilities);

/**
 * A franchisor with a franchisee, and another network; each has a location without boxes. Tests add the modules above rentals. An hour of S costs 2
 * €, of M 3 €, of L 4 €.
 */
export async function openRentals(...above: readonly Module[]) {
  const app = await openApp(
    companies,
    peopleTables,
    logs,
    pricing,
    locations,
    limits,
    alerts,
    devices,
    lockers,
    openings,
    siteTables,
    customerTables,
    signedInCustomers,
    payments,
    orders,
    rentals,
    ...above,
  );
  const { db, sql } = app;
  const city = await createCompany(app.work(), { name: 'City', kind: 'franchisor', isDemo: true });
  const hamburg = await createCompany(app.work(), {
    name: 'Hamburg',
    kind: 'franchisee',
    franchisorCompany: city.code,
    isDemo: true,
  });
  const other = await createCompany(app.work(), { name: 'Other', kind: 'franchisor', isDemo: true });
  const networkIdOf = (companyId: string) => (companyId === hamburg.id ? city.id : companyId);
  const groups = new Map<string, string>();

  for (const { id } of [city, other]) {
    await addBoxSizes(app, id, Object.keys(CENTS));
    groups.set(id, await priceGroup(id, 'Normal', 1));
  }

  /** 2, 3 and 4 € an hour times `factor`; overrun costs the same; a day costs at most five hours. */
  function priceGroup(companyId: string, name: string, factor: number): Promise<string> {
    const cents = Object.fromEntries(Object.entries(CENTS).map(([code, usual]) => [code, usual * factor]));
    return addPriceGroup(app, companyId, cents, name);
  }

  async function place(company: CompanyRef, name: string, given: PlaceGiven = {}): Promise<TestPlace> {
    const networkId = networkIdOf(company.id);
    const priceGroupId = groups.get(networkId);
    const usual = { companyId: company.id, networkId, priceGroupId, name, city: `${name}stadt` };
    const id = await addLocation(app, { ...usual, ...given });
    const controllerId = await addController(app, company.id, id);
    return { id, companyId: company.id, controllerId };
  }

  let counter = 0;
  /** Adds boxes in service, each on its own channel and in its own column; returns their ids. */
  async function boxes(
    at: TestPlace,
    count = 1,
    given: { sizeCode?: string; priceGroupId?: string; isProven?: boolean } = {},
  ): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      const { id: locationId, companyId, controllerId } = at;
      ids.push(await addBox(app, { companyId, locationId, controllerId, channel: ++counter, ...given }));
    }
    return ids;
  }

  const scoped = (companyId: string): CompanyCtx => ({ ...app.work(), companyId });
  const within = <T>(companyId: string, work: (ctx: CompanyCtx) => Promise<T>): Promise<T> =>
    db.transaction((tx) => work({ ...scoped(companyId), db: tx }));

  /** Holds a box on the network's site, as the checkout does. */
  function hold(given: RentGiven = {}): Promise<Rental> {
    const at = given.place ?? berlin;
    return within(networkIdOf(at.companyId), (ctx) =>
      holdBox(ctx, {
        cartId: given.cartId ?? newId(),
        locationId: at.id,
        sizeCode: given.sizeCode ?? 'S',
        lockId: given.lockId,
        period: { startsAt: given.startsAt, durationMinutes: given.durationMinutes ?? 120 },
        language: given.language ?? 'de',
        isKnown: given.isKnown ?? true,
      }),
    );
  }

  /** Places one order for held rentals of one contract party. */
  function order(held: readonly Rental[], email = 'kim@example.org'): Promise<Order> {
    const [{ companyId, networkId, language }] = held as [Rental];
    return within(companyId, async (ctx) => {
      const contact = { email, firstName: 'Kim', lastName: 'Kunde', phone: '0123', language: language as 'de' };
      const customer = await customerFor(ctx, contact);
      await noteDealing(ctx, customer.id);
      const lines = [];
      for (const rental of held) lines.push(await rentalLine(ctx, rental));
      const accepted = { terms: 1, privacy: 1, withdrawal: 1 };
      const placed = await addOrder(ctx, {
        customerId: customer.id,
        networkId,
        contact,
        language: language as 'de',
        lines,
        accepted,
        siteCompanyId: networkId,
      });
      await orderHolds(ctx, await keepHolds(ctx, held), { orderId: placed.id, orderNumber: placed.number, customer });
      return placed;
    });
  }

  /** Makes the choice on the test provider's page; follow-up jobs have not run yet. */
  async function tryToPay(placed: Order, choice: TestChoice = 'succeed'): Promise<void> {
    const owner = scoped(placed.companyId);
    const payment = await addPayment(owner, {
      reference: placed.id,
      amountCents: placed.totalCents,
      option: 'test',
      description: placed.number,
      payer: { email: placed.contact.email, name: 'Kim Kunde', language: placed.language },
      siteAddress: 'http://city.example',
      returnPath: `/bestellung/${placed.orderHash}/zahlung`,
    });
    const { redirectTo } = await startPayment(owner, payment.id);
    const token = decodeURIComponent(new URL(redirectTo).pathname.split('/').at(-1)!);
    const chosen = await app.call(paymentApi.chooseTest, { token, choice }, { siteOf: placed.siteCompanyId });
    if (chosen.status !== 200) throw new Error(`the test provider said ${chosen.body.error}`);
  }

  async function pay(placed: Order, choice: TestChoice = 'succeed'): Promise<void> {
    await tryToPay(placed, choice);
    await app.runJobs();
  }

  /** Holds, orders and pays: active for now, booked for later. */
  async function rent(given: RentGiven = {}): Promise<Rental> {
    const held = await hold(given);
    await pay(await order([held], given.email));
    return find(held);
  }

  async function find({ companyId, id }: Pick<Rental, 'companyId' | 'id'>): Promise<Rental> {
    const [found] = await listRentals({ db }, sql`r.company_id = ${companyId} and r.id = ${id}`);
    return found!;
  }

  const stepsOf = async ({ companyId, id }: Pick<Rental, 'companyId' | 'id'>) =>
    (await listSteps(scoped(companyId), id)).map(({ kind }) => kind);

  /** The box state shown on the wall. */
  async function stateOf({ companyId, lockId }: Pick<Rental, 'companyId' | 'lockId'>): Promise<string> {
    const row = await db.first<{ state: string }>(
      sql`select state from lockers.box_view where company_id = ${companyId} and id = ${lockId}`,
    );
    return row!.state;
  }

  function mails(companyId: string = city.id) {
    type Mail = { recipient: string; subject: string; bodyText: string; bodyHtml: string; attachments: AttachedFile[] };
    return db.rows<Mail>(sql`
      select recipient, subject, body_text, body_html, attachments from kit.mail where company_id = ${companyId} order by at, id`);
  }

  function later(minutes: number): void {
    app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
  }

  const staff = (company: CompanyRef, capabilities: readonly string[] = EVERYTHING) =>
    app.as({ companyId: company.id, capabilities });

  const berlin = await place(city, 'Berlin');
  const altona = await place(hamburg, 'Altona');
  const abroad = await place(other, 'Fremde');

  return {
    app,
    city,
    hamburg,
    other,
    berlin,
    altona,
    abroad,
    place,
    boxes,
    priceGroup,
    scoped,
    within,
    hold,
    order,
    tryToPay,
    pay,
    rent,
    find,
    stepsOf,
    stateOf,
    mails,
    later,
    staff,
  };
}
