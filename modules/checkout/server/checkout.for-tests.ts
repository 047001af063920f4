import { access } from '@fachwerk/access/module';
import { alerts } from '@fachwerk/alerts/module';
import type { Endpoint, Input } from '@fachwerk/base/contract';
import type { ProblemBody } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { customers } from '@fachwerk/customers/module';
import { devices } from '@fachwerk/devices/module';
import { locations } from '@fachwerk/locations/module';
import { hoursLike } from '@fachwerk/locations/rules/hours.for-tests';
import { lockers } from '@fachwerk/lockers/module';
import { logs } from '@fachwerk/logs/module';
import { openings } from '@fachwerk/openings/module';
import { orders } from '@fachwerk/orders/module';
import { paymentApi, type TestChoice } from '@fachwerk/payments/contract';
import { payments } from '@fachwerk/payments/module';
import { pricing } from '@fachwerk/pricing/module';
import { rentals } from '@fachwerk/rentals/module';
import { newId, newSecret } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { stays } from '@fachwerk/stays/module';
import { type HouseOptions, openHouseWith } from '@fachwerk/testing/house';
import { siteHostFor } from '@fachwerk/testing/people';
import { type Cart, type CartLine, checkoutApi, type Placement } from '../contract.ts';
import { seenLine } from '../rules/seen-lines.ts';
import { CART_COOKIE } from './cart/cart-token.ts';
import { checkout } from './module.ts';

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
export type TestPlace = { readonly id: string; readonly companyId: string };

const ALWAYS = hoursLike({ isAlwaysOpen: true });

export const KIM = { email: 'kim@example.org', firstName: 'Kim', lastName: 'Lang', phone: '' };
export const ACCEPTED = { terms: true, privacy: true, withdrawal: true };

/** As a page shows it, and an order names it; the answer of a call has its times as text. */
const asSeen = (line: CartLine) => seenLine({ ...line, endsAt: new Date(line.endsAt) });

/** A franchisor with a franchisee, and another network. Each has a location; an hour costs 2 € in S and 3 € in M, at most five hours a day. */
export async function openCheckout(options: HouseOptions = {}) {
  const house = await openHouseWith(
    options,
    ...[
      companies,
      peopleTables,
      logs,
      pricing,
      locations,
      alerts,
      devices,
      lockers,
      openings,
      siteTables,
      customers,
      payments,
      orders,
      rentals,
      stays,
      checkout,
      signedInCustomers,
    ],
  );
  const { db, sql } = house;
  const city = await createCompany(house.work(), { name: 'City', kind: 'franchisor' });
  const hamburg = await createCompany(house.work(), {
    name: 'Hamburg',
    kind: 'franchisee',
    franchisorCompany: city.code,
  });
  const other = await createCompany(house.work(), { name: 'Other', kind: 'franchisor' });
  const networkIdOf = (companyId: string) => (companyId === hamburg.id ? city.id : companyId);

  async function network({ id }: CompanyRef): Promise<void> {
    const groupId = newId();
    await db.rows(sql`
      insert into companies.domain (company_id, id, host, state, proof, verified_at, looking_since, created_at)
      values (${id}, ${newId()}, ${siteHostFor(id)}, 'active', '', ${house.time.now}, ${house.time.now}, ${house.time.now})`);
    await db.rows(sql`
      insert into pricing.box_size (company_id, code, name, width_cm, height_cm, depth_cm, sort)
      select ${id}, code, code, 30, 30, 50, sort from unnest(array['S', 'M']) with ordinality as size (code, sort)`);
    await db.rows(sql`
      insert into pricing.price_group (company_id, id, name, created_at) values (${id}, ${groupId}, 'Normal', ${house.time.now})`);
    await db.rows(sql`
      insert into pricing.price (company_id, id, price_group_id, size_code, unit, tiers, minimum_cents, daily_cap_cents,
        overrun_cents_per_hour, valid_from)
      select ${id}, gen_random_uuid(), ${groupId}, code, 'hour', jsonb_build_array(jsonb_build_object('upTo', null, 'cents', cents)), 0,
        cents * 5, cents, '2026-01-01T00:00:00Z'
      from (values ('S', 200), ('M', 300)) as size (code, cents)`);
  }
  await network(city);
  await network(other);

  async function place(company: CompanyRef, name: string): Promise<TestPlace> {
    const id = newId();
    const networkId = networkIdOf(company.id);
    const warm = { isOn: false, everyMinutes: 30, from: '08:00', to: '20:00' };
    await db.rows(sql`
      insert into locations.location (company_id, id, name, description, street, postcode, city, country, time_zone, opening_hours,
        network_id, price_group_id, is_short_term, is_long_term, max_duration_minutes, grace_minutes, check_minutes, keep_warm, is_active,
        created_at)
      select ${company.id}, ${id}, ${{ de: name }}::jsonb, '{}', 'Weg 1', '10115', ${name}, 'DE', 'Europe/Berlin', ${ALWAYS}::jsonb,
        ${networkId}, g.id, true, true, 20160, 180, 0, ${warm}::jsonb, true, ${house.time.now}
      from pricing.price_group g where g.company_id = ${networkId}`);
    await db.rows(sql`
      insert into devices.controller (company_id, id, location_id, kind, name, is_online, last_seen_at, online_since, created_at)
      values (${company.id}, ${id}, ${id}, 'controller', 'Steuerung', true, ${house.time.now}, ${house.time.now}, ${house.time.now})`);
    return { id, companyId: company.id };
  }

  let counter = 0;
  /** Boxes in service; their ids. */
  async function boxes(at: TestPlace, count = 1, sizeCode = 'S'): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId());
    for (const id of ids) {
      const channel = ++counter;
      await db.rows(sql`
        insert into lockers.lock (company_id, id, location_id, controller_id, channel, number, sort_number, size_code, network_id,
          wall_column, wall_row, qr_code, created_at)
        values (${at.companyId}, ${id}, ${at.id}, ${at.id}, ${channel}, ${String(channel)}, ${String(channel).padStart(8, '0')}, ${sizeCode},
          ${networkIdOf(at.companyId)}, ${channel}, 1, ${newSecret(12)}, ${house.time.now})`);
      await db.rows(sql`
        insert into lockers.lock_state (company_id, lock_id, door_state, lock_state, last_seen_at)
        values (${at.companyId}, ${id}, 'closed', 'locked', ${house.time.now})`);
    }
    return ids;
  }

  /** Somebody on the site of a company, who keeps its cookies. */
  function visitor(site: CompanyRef = city) {
    const cookies: Record<string, string> = {};
    async function call<E extends Endpoint>(endpoint: E, input: Input<E>) {
      const answer = await house.call(endpoint, input, { siteOf: site.id, cookies: { ...cookies } });
      Object.assign(cookies, answer.cookies);
      return answer;
    }
    const cart = async (): Promise<Cart> => (await call(checkoutApi.show, {})).body;
    /** Two hours in S, from now on, unless something else is said; shows the cart when it is in. */
    const add = async (at: TestPlace, given: Partial<Input<typeof checkoutApi.addBox>> = {}) => {
      const usual = { locationId: at.id, sizeCode: 'S', period: { durationMinutes: 120 }, isOverwriting: false };
      const wish = { ...usual, ...given };
      const first = await call(checkoutApi.addBox, wish);
      // Of the last boxes nobody gets one without saying who they are.
      const isAsked = (first.body as Partial<ProblemBody>).code === 'rental.contact_needed';
      if (isAsked) await call(checkoutApi.saveContact, { contact: KIM });
      const { status, body, ...rest } = isAsked ? await call(checkoutApi.addBox, wish) : first;
      return {
        ...rest,
        status,
        body: { ...body, ...(status === 200 && (await cart())) } as Partial<Cart & ProblemBody>,
      };
    };
    const placementOf = ({ id, lines, totalCents }: Cart, given: Partial<Placement> = {}) => ({
      data: {
        cartId: id ?? newId(),
        lines: lines.length > 0 ? lines.map(asSeen) : [{ id: newId(), endsAt: null, priceCents: 0 }],
        contact: KIM,
        accepted: ACCEPTED,
        newsletter: false,
        expectedTotalCents: totalCents,
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
      await house.runJobs();
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
  async function rented(at: TestPlace, given: Partial<Input<typeof checkoutApi.addBox>> = {}, contact = KIM) {
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
    house.time.now = addMinutes(house.time.now, minutes);
  };

  return { ...{ house, city, hamburg, other, place, boxes, visitor, rented, counts, later } };
}
