import { stays } from '@fachwerk/active-rentals/module';
import { alerts } from '@fachwerk/alerts/module';
import { access } from '@fachwerk/auth/module';
import type { Endpoint, Input } from '@fachwerk/base/contract';
import type { ProblemBody } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { checkoutApi } from '@fachwerk/cart/contract';
import type { Cart, Placement } from '@fachwerk/cart/contract-cart';
import { checkout } from '@fachwerk/cart/module';
import { seenCart } from '@fachwerk/cart/rules/seen-lines';
import { CART_COOKIE } from '@fachwerk/cart/testing';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { addDomain } from '@fachwerk/companies/testing';
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
import { orders } from '@fachwerk/orders/module';
import { payLater } from '@fachwerk/pay-later/module';
import { paymentApi, type TestChoice } from '@fachwerk/payments/contract';
import { payments } from '@fachwerk/payments/module';
import { pricing } from '@fachwerk/pricing/module';
import { addBoxSizes, addPriceGroup } from '@fachwerk/pricing/testing';
import { rentals } from '@fachwerk/rentals/module';
import { newId } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { boxCartApi } from '../contract.ts';
import { boxCart } from './module.ts';

/** Sites and people come from what a request says here: of those modules only tables, texts and calls are used. */
const { authenticate: _people, ...peopleTables } = access;
const { siteOf: _sites, ...siteTables } = sites;

/** The session cookie is the customer's id with that of their network. */
const signedInCustomers: Module = {
  name: 'customers-for-tests',
  customerOf: async (_ctx, _site, token) => {
    const [userId, companyId] = token.split('.') as [string, string];
    const who = { kind: 'customer' as const, userId, companyId, sessionId: userId, name: 'Kim Lang' };
    return { ...who, language: 'de', roles: [], capabilities: new Set() };
  },
};

export type TestCheckout = Awaited<ReturnType<typeof openCheckout>>;
export type TestPlace = { readonly id: string; readonly companyId: string; readonly controllerId: string };

/** An hour in each size. */
const CENTS = { S: 200, M: 300 };

export const KIM = { email: 'kim@example.org', firstName: 'Kim', lastName: 'Lang', phone: '' };
export const ACCEPTED = { terms: true, privacy: true, withdrawal: true };

/** As a page shows it, and an order names it; the answer of a call has its times as text. */
const asSeen = (cart: Cart) =>
  seenCart({
    ...cart,
    lines: cart.lines.map((line) => ({
      ...line,
      period: line.period && { ...line.period, endsAt: new Date(line.period.endsAt) },
    })),
  });

/** A franchisor with a franchisee, and another network. Each has a location; an hour costs 2 € in S and 3 € in M, at most five hours a day. Modules that stand on it bring themselves. */
export async function openCheckout(options: AppOptions = {}, ...above: readonly Module[]) {
  const app = await openAppWith(
    options,
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
    customers,
    payments,
    orders,
    payLater,
    rentals,
    stays,
    checkout,
    boxCart,
    signedInCustomers,
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

  async function network({ id }: CompanyRef): Promise<void> {
    await addDomain(app, id, siteHostFor(id));
    await addBoxSizes(app, id, Object.keys(CENTS));
    groups.set(id, await addPriceGroup(app, id, CENTS));
  }
  await network(city);
  await network(other);

  async function place(company: CompanyRef, name: string): Promise<TestPlace> {
    const networkId = networkIdOf(company.id);
    const id = await addLocation(app, {
      companyId: company.id,
      networkId,
      name,
      priceGroupId: groups.get(networkId),
    });
    const controllerId = await addController(app, company.id, id);
    return { id, companyId: company.id, controllerId };
  }

  let counter = 0;
  /** Boxes in service; their ids. */
  async function boxes(at: TestPlace, count = 1, sizeCode = 'S'): Promise<string[]> {
    const { id: locationId, companyId, controllerId } = at;
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      ids.push(await addBox(app, { companyId, locationId, controllerId, channel: ++counter, sizeCode }));
    }
    return ids;
  }

  /** Somebody on the site of a company, who keeps its cookies. */
  function visitor(site: CompanyRef = city) {
    const cookies: Record<string, string> = {};
    async function call<E extends Endpoint>(endpoint: E, input: Input<E>) {
      const answer = await app.call(endpoint, input, { siteOf: site.id, cookies: { ...cookies } });
      Object.assign(cookies, answer.cookies);
      return answer;
    }
    const cart = async (): Promise<Cart> => (await call(checkoutApi.show, {})).body;
    /** Two hours in S, from now on, unless something else is said; shows the cart when it is in. */
    const add = async (at: TestPlace, given: Partial<Input<typeof boxCartApi.addBox>> = {}) => {
      const usual = { locationId: at.id, sizeCode: 'S', period: { durationMinutes: 120 }, isOverwriting: false };
      const wish = { ...usual, ...given };
      const first = await call(boxCartApi.addBox, wish);
      // Of the last boxes nobody gets one without saying who they are.
      const isAsked = (first.body as Partial<ProblemBody>).code === 'rental.contact_needed';
      if (isAsked) await call(checkoutApi.saveContact, { contact: KIM });
      const { status, body, ...rest } = isAsked ? await call(boxCartApi.addBox, wish) : first;
      return {
        ...rest,
        status,
        body: { ...body, ...(status === 200 && (await cart())) } as Partial<Cart & ProblemBody>,
      };
    };
    const placementOf = (cart: Cart, given: Partial<Placement> = {}) => ({
      data: {
        cartId: cart.id ?? newId(),
        lines: cart.lines.length > 0 || cart.goods ? asSeen(cart) : [{ id: newId(), endsAt: null, priceCents: 0 }],
        contact: KIM,
        accepted: ACCEPTED,
        newsletter: false,
        expectedTotalCents: cart.totalCents,
        ...given,
      },
      paymentOption: 'test' as const,
      paymentData: {},
    });
    const place = async (given: Partial<Placement> = {}) => call(checkoutApi.pay, placementOf(await cart(), given));
    /** Does this on the page of the test provider, and everything that follows from it. */
    async function choose(redirectTo: string, choice: TestChoice = 'succeed'): Promise<void> {
      const token = decodeURIComponent(new URL(redirectTo).pathname.split('/').at(-1)!);
      const answer = await call(paymentApi.chooseTest, { token, choice });
      if (answer.status !== 200) throw new Error(`the test provider said ${answer.body.error}`);
      await app.runJobs();
    }
    const state = async (orderHash: string, isReturning = false) =>
      (await call(checkoutApi.orderState, { orderHash, isReturning })).body;
    const token = () => cookies[CART_COOKIE];
    /** As whoever has this address in the network. */
    async function signIn(email: string): Promise<void> {
      const who = await db.first<{ id: string }>(
        sql`select id from customers.customer where company_id = ${site.id} and email = ${email}`,
      );
      cookies.fw_session = `${who!.id}.${site.id}`;
    }
    return { signIn, call, add, cart, place, placementOf, choose, state, token };
  }

  /** A box that somebody has paid for; the key of its page. */
  async function rented(at: TestPlace, given: Partial<Input<typeof boxCartApi.addBox>> = {}, contact = KIM) {
    const kim = visitor();
    await kim.add(at, given);
    const { body } = await kim.place({ contact });
    await kim.choose(body.redirectTo);
    const [rental] = (await kim.state(body.orderHash)).rentals;
    return { kim, key: rental!.key!, rental: rental! };
  }

  async function counts(companyId: string) {
    const row = await db.first<{ orders: number; payments: number; rentals: number }>(sql`
      select (select count(*) from orders.customer_order where company_id = ${companyId}) as orders,
        (select count(*) from payments.payment where company_id = ${companyId}) as payments,
        (select count(*) from rentals.rental where company_id = ${companyId} and state in ('held', 'ordered')) as rentals`);
    return row!;
  }

  const later = (minutes: number) => {
    app.time.now = addMinutes(app.time.now, minutes);
  };

  return { app, city, hamburg, other, place, boxes, visitor, rented, counts, later };
}
