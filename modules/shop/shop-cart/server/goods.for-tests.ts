import { access } from '@fachwerk/auth/module';
import type { Endpoint, Input } from '@fachwerk/base/contract';
import { addMinutes } from '@fachwerk/base/time';
import { checkoutApi } from '@fachwerk/cart/contract';
import type { Cart, Placement } from '@fachwerk/cart/contract-cart';
import { checkout } from '@fachwerk/cart/module';
import { seenCart } from '@fachwerk/cart/rules/seen-lines';
import { catalogCapabilities, type Item, type ItemData, itemApi } from '@fachwerk/catalog/contract';
import { categoryApi } from '@fachwerk/catalog/contract-category';
import { catalog } from '@fachwerk/catalog/module';
import { PLAIN_ITEM } from '@fachwerk/catalog/rules/plain-item';
import { type CompanyRef, companyApi } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { addDomain } from '@fachwerk/companies/testing';
import { customers } from '@fachwerk/customers/module';
import { fulfilment } from '@fachwerk/fulfilment/module';
import { itemOptions } from '@fachwerk/item-options/module';
import { locations } from '@fachwerk/locations/module';
import { logs } from '@fachwerk/logs/module';
import { orderCorrections } from '@fachwerk/order-corrections/module';
import { orders } from '@fachwerk/orders/module';
import { payLater } from '@fachwerk/pay-later/module';
import { type PaymentOption, paymentApi, type TestChoice } from '@fachwerk/payments/contract';
import { payments } from '@fachwerk/payments/module';
import { pricing } from '@fachwerk/pricing/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Module } from '@fachwerk/server/module';
import { type ShopData, shopApi, shopCapabilities } from '@fachwerk/shop/contract';
import { type AreaData, areaApi } from '@fachwerk/shop/contract-area';
import { shop } from '@fachwerk/shop/module';
import { usualShop } from '@fachwerk/shop/rules/way';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { type GoodsCart, goodsApi, type Handover } from '../contract.ts';
import { goods } from './module.ts';

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

const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };
export const KIM = { email: 'kim@example.org', firstName: 'Kim', lastName: 'Lang', phone: '0151 1234567' };
const ACCEPTED = { terms: true, privacy: true, withdrawal: true };

const ITEM: Omit<ItemData, 'categoryId' | 'name'> = { ...PLAIN_ITEM, priceCents: 900 };

export const TO_DOOR: Handover = {
  type: 'delivery',
  postcode: '10115',
  street: 'Invalidenstraße 1',
  addition: '',
  city: 'Berlin',
  country: '',
  wishedAt: null,
  note: '',
  invoiceTo: null,
};
export const TO_FETCH: Handover = { ...TO_DOOR, type: 'pickup', postcode: '', street: '', city: '' };

/** Round the clock, delivery and pick-up, paid online or at the door. */
export function openAllDay(): ShopData {
  const usual = usualShop();
  const payments = ['card', 'klarna', 'paypal', 'cash', 'invoice'] as const;
  const offered = { isOffered: true, payments: [...payments] };
  return {
    ...usual,
    hours: { ...usual.hours, isAlwaysOpen: true },
    ways: {
      ...usual.ways,
      delivery: { ...usual.ways.delivery, ...offered, preparationMinutes: 30 },
      pickup: { ...usual.ways.pickup, ...offered, preparationMinutes: 15 },
    },
    tips: { isOffered: true, percents: [5, 10], mayRoundUp: true },
  };
}

export type TestGoods = Awaited<ReturnType<typeof openGoods>>;

/** Two merchants who know nothing of each other; both are demo companies, so they can be paid. Bella's shop is open. */
export async function openGoods(options: AppOptions = {}, ...above: readonly Module[]) {
  const app = await openAppWith(
    options,
    companies,
    peopleTables,
    logs,
    pricing,
    locations,
    siteTables,
    customers,
    payments,
    orders,
    payLater,
    checkout,
    signedInCustomers,
    catalog,
    itemOptions,
    shop,
    fulfilment,
    orderCorrections,
    goods,
    ...above,
  );
  const bella = await createCompany(app.work(), { name: 'Bella', kind: 'merchant', isDemo: true });
  const other = await createCompany(app.work(), { name: 'Other', kind: 'merchant', isDemo: true });
  const inside = ({ id }: CompanyRef = bella): CompanyCtx => ({ ...app.work(), companyId: id });
  const boss = ({ id }: CompanyRef = bella) =>
    app.as({
      companyId: id,
      capabilities: [
        ...Object.keys(catalogCapabilities),
        ...Object.keys(shopCapabilities),
        'company.read',
        'company.edit',
      ],
    });
  const done = <T extends { status: number; body: unknown }>(answer: T): T['body'] => {
    if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  async function saveShop(given: Partial<ShopData> = {}, company: CompanyRef = bella): Promise<void> {
    const { version } = (await boss(company).call(shopApi.find, {})).body;
    done(await boss(company).call(shopApi.save, { shop: { ...openAllDay(), ...given }, version }));
  }

  async function addArea(given: Partial<AreaData> = {}, company: CompanyRef = bella) {
    const usual = {
      postcode: '10115',
      radiusMeters: null,
      name: 'Mitte',
      priceCents: 250,
      minimumCents: 1500,
      freeFromCents: null,
    } as const;
    const answer = await boss(company).call(areaApi.add, { area: { ...usual, belowMinimum: 'block', ...given } });
    done(answer);
    return answer.body;
  }

  /** Whom customers sign with. */
  async function completeParty(company: CompanyRef): Promise<void> {
    const { version, ...current } = (await boss(company).call(companyApi.own, {})).body;
    const address = { ...current.address, street: 'Am Platzl 1', postcode: '80331', city: 'München' };
    const named = { legalForm: 'sole', legalName: 'Bella Rossi', representedBy: 'Bella Rossi' } as const;
    done(
      await boss(company).call(companyApi.save, {
        company: { ...current, ...named, email: 'b@example.org', address },
        version,
      }),
    );
  }

  for (const company of [bella, other]) {
    await addDomain(app, company.id, siteHostFor(company.id));
    await completeParty(company);
    await saveShop({}, company);
    await addArea({}, company);
  }

  async function addItem(name: string, given: Partial<ItemData> = {}, company: CompanyRef = bella): Promise<Item> {
    const category = {
      name: { ...NONE, de: 'Pizza' },
      description: NONE,
      availability: [],
      sortRule: 'hand' as const,
      sortDir: 'asc' as const,
    };
    const own = async () => {
      const saved = await boss(company).call(categoryApi.save, { category });
      done(saved);
      return saved.body.id;
    };
    const categoryId = given.categoryId ?? (await own());
    const item = { ...ITEM, ...given, name: { ...NONE, de: name }, categoryId };
    const answer = await boss(company).call(itemApi.add, { item });
    done(answer);
    return answer.body;
  }

  async function saveItem({ id }: Item, given: Partial<ItemData>): Promise<void> {
    const { item } = (await boss().call(itemApi.find, { id })).body;
    const { version, stock: _s, isSoldOut: _o, soldOutUntil: _u, isArchived: _a, id: _i, ...data } = item;
    done(await boss().call(itemApi.save, { id, version, item: { ...data, ...given } }));
  }

  const setStock = ({ id }: Item, stock: number | null) =>
    app.db.rows(app.sql`update catalog.item set stock = ${stock} where company_id = ${bella.id} and id = ${id}`);
  const stockOf = async ({ id }: Item) =>
    (await app.db.first<{ stock: number }>(
      app.sql`select stock from catalog.item where company_id = ${bella.id} and id = ${id}`,
    ))!.stock;

  let homes = 0;
  /** Somebody on the site of a company, who keeps its cookies; each at home, where nobody else is. */
  function visitor(site: CompanyRef = bella, from = `198.51.${Math.floor(++homes / 250)}.${(homes % 250) + 1}`) {
    const cookies: Record<string, string> = {};
    async function call<E extends Endpoint>(endpoint: E, input: Input<E>) {
      const answer = await app.call(endpoint, input, { siteOf: site.id, cookies: { ...cookies }, from });
      Object.assign(cookies, answer.cookies);
      return answer;
    }
    const choose = ({ id }: Pick<Item, 'id'>) => ({ itemId: id, variantId: null, extras: [] });
    const add = (item: Pick<Item, 'id'>, quantity = 1, given: Partial<Input<typeof goodsApi.add>> = {}) =>
      call(goodsApi.add, { choice: choose(item), quantity, note: '', isOverwriting: false, ...given });
    const cart = async (): Promise<Cart> => (await call(checkoutApi.show, {})).body;
    const shown = async (): Promise<GoodsCart> => (await call(goodsApi.show, {})).body.goods!;
    const to = (handover: Handover) => call(goodsApi.saveHandover, { handover });
    const placementOf = (cart: Cart, given: Partial<Placement> = {}, paymentOption: PaymentOption = 'test') => ({
      data: {
        cartId: cart.id!,
        lines: seenCart(cart),
        contact: KIM,
        accepted: ACCEPTED,
        newsletter: false,
        expectedTotalCents: cart.totalCents,
        ...given,
      },
      paymentOption,
      paymentData: {},
    });
    const place = async (given: Partial<Placement> = {}, paymentOption: PaymentOption = 'test') =>
      call(checkoutApi.pay, placementOf(await cart(), given, paymentOption));
    /** Does this on the page of the test provider, and everything that follows from it. */
    async function pay(redirectTo: string, choice: TestChoice = 'succeed'): Promise<void> {
      const token = decodeURIComponent(new URL(redirectTo).pathname.split('/').at(-1)!);
      done(await call(paymentApi.chooseTest, { token, choice }));
      await app.runJobs();
    }
    async function signIn(email: string): Promise<void> {
      const who = await app.db.first<{ id: string }>(
        app.sql`select id from customers.customer where company_id = ${site.id} and email = ${email}`,
      );
      cookies.fw_session = `${who!.id}.${site.id}`;
    }
    return { call, add, cart, shown, to, place, placementOf, pay, signIn };
  }

  const later = (minutes: number) => {
    app.time.now = addMinutes(app.time.now, minutes);
  };
  const orderCount = async () =>
    (await app.db.first<{ count: number }>(
      app.sql`select count(*) from orders.customer_order where company_id = ${bella.id}`,
    ))!.count;

  return {
    app,
    bella,
    other,
    inside,
    boss,
    saveShop,
    addArea,
    addItem,
    saveItem,
    setStock,
    stockOf,
    visitor,
    later,
    orderCount,
  };
}
