import { access } from '@fachwerk/auth/module';
import type { AppEvent } from '@fachwerk/base/contract';
import type { Language } from '@fachwerk/base/language';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { customerFor } from '@fachwerk/customers/facade';
import { customers } from '@fachwerk/customers/module';
import { logs } from '@fachwerk/logs/module';
import { paymentApi, type TestChoice } from '@fachwerk/payments/contract';
import { addPayment, startPayment } from '@fachwerk/payments/facade';
import { payments } from '@fachwerk/payments/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import { newId } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import {
  type Order,
  type OrderContact,
  type OrderLine,
  orderCancelled,
  orderPaid,
  orderPaymentFailed,
  orderPaymentPending,
  orderPlaced,
  orderRefunded,
} from '../contract.ts';
import { toPayCents } from '../rules/payment.ts';
import { addOrder } from './facade.ts';
import { orders } from './module.ts';
import type { DraftLine } from './placing/add-order.ts';

/** People, customers and sites come from what a request says here: of those modules only tables, texts and calls are used. */
const { authenticate: _people, ...peopleTables } = access;
const { customerOf: _customers, ...customerTables } = customers;
const { siteOf: _sites, ...siteTables } = sites;

/** The session cookie is the customer's id with that of their network. */
const signedInCustomers: Module = {
  name: 'customers-for-tests',
  customerOf: async (_ctx, _site, token) => {
    const [userId, companyId] = token.split('.') as [string, string];
    const who = { kind: 'customer' as const, userId, companyId, sessionId: userId, name: 'Kim Kunde' };
    return { ...who, language: 'de', roles: [], capabilities: new Set() };
  },
};

type Heard = { readonly name: string; readonly orderId: string };

/** A module downstream that only listens. */
function listening(heard: Heard[]): Module {
  const events = [orderPlaced, orderPaid, orderPaymentPending, orderPaymentFailed, orderRefunded, orderCancelled];
  const listeners = events.map((event) =>
    when(event as AppEvent<typeof orderPaymentFailed.payload>, {
      name: 'listen',
      run: async (_work, { orderId }) => {
        heard.push({ name: event.name, orderId });
      },
    }),
  );
  return { name: 'listening-for-tests', listeners };
}

const ALL = ['orders.read', 'orders.status', 'orders.refund', 'orders.export'];

type Given = {
  readonly lines?: readonly Partial<DraftLine>[];
  readonly email?: string;
  readonly language?: Language;
  readonly note?: string;
  readonly giftCents?: number;
  readonly buyer?: Partial<OrderContact>;
};

/** A franchisor with a franchisee, and another network beside them. */
export function openOrderApp() {
  return openOrderAppWith({});
}

export async function openOrderAppWith(options: AppOptions, ...more: readonly Module[]) {
  const heard: Heard[] = [];
  const app = await openAppWith(
    options,
    companies,
    peopleTables,
    logs,
    siteTables,
    customerTables,
    signedInCustomers,
    payments,
    orders,
    ...more,
    listening(heard),
  );
  const ctx = app.work();
  const address = { street: 'Kai 1', postcode: '20457', city: 'Hamburg', country: 'DE' };
  const city = await createCompany(ctx, {
    name: 'City',
    kind: 'franchisor',
    isDemo: true,
    data: { email: 'buero@city.example' },
  });
  const hamburg = await createCompany(ctx, {
    name: 'Hamburg',
    kind: 'franchisee',
    franchisorCompany: city.code,
    isDemo: true,
    data: { legalName: 'Hamburg Fach GmbH', email: 'buero@hamburg.example', vatId: 'DE123456789', address },
  });
  const stranger = await createCompany(ctx, { name: 'Fremd', kind: 'franchisor', isDemo: true });

  const scoped = (companyId: string): CompanyCtx => ({ ...app.work(), companyId });
  const networkOf = (companyId: string) => (companyId === hamburg.id ? city.id : companyId);

  /** A box for two hours at 4.50 €, unless something else is asked for. */
  async function place(companyId: string = hamburg.id, given: Given = {}): Promise<Order> {
    const { email = 'kim@example.org', language = 'de', lines = [{}], note = '', buyer = {}, giftCents = 0 } = given;
    return app.db.transaction(async (db) => {
      const inTx = { ...scoped(companyId), db };
      const contact = { email, firstName: 'Kim', lastName: 'Kunde', phone: '0123', language };
      const customer = await customerFor(inTx, contact);
      return addOrder(inTx, {
        customerId: customer.id,
        networkId: networkOf(companyId),
        contact: { email, firstName: 'Kim', lastName: 'Kunde', phone: '0123', ...buyer },
        language,
        lines: lines.map((line) => ({ ...usualLine(), ...line })),
        accepted: { terms: 3, privacy: 2, withdrawal: 1 },
        siteCompanyId: networkOf(companyId),
        note,
        giftCents,
      });
    });
  }

  /** Starts a payment and does this on the page of the test provider; what follows from it has not run yet. */
  async function tryToPay(order: Order, choice: TestChoice): Promise<string> {
    const owner = scoped(order.companyId);
    const payment = await addPayment(owner, {
      reference: order.id,
      amountCents: toPayCents(order),
      option: 'test',
      description: order.number,
      payer: { email: order.contact.email, name: 'Kim Kunde', language: order.language },
      siteAddress: 'http://city.example',
      returnPath: `/bestellung/${order.orderHash}/zahlung`,
    });
    const { redirectTo } = await startPayment(owner, payment.id);
    const token = decodeURIComponent(new URL(redirectTo).pathname.split('/').at(-1)!);
    const chosen = await app.call(paymentApi.chooseTest, { token, choice }, { siteOf: order.siteCompanyId });
    if (chosen.status !== 200) throw new Error(`the test provider said ${chosen.body.error}`);
    return payment.id;
  }

  async function pay(order: Order, choice: TestChoice = 'succeed'): Promise<string> {
    const paymentId = await tryToPay(order, choice);
    await app.runJobs();
    return paymentId;
  }

  const staff = (companyId: string = hamburg.id, capabilities: readonly string[] = ALL) =>
    app.as({ companyId, capabilities });

  function mails(companyId: string = hamburg.id) {
    return app.db.rows<{ recipient: string; subject: string; bodyText: string }>(app.sql`
      select recipient, subject, body_text from kit.mail where company_id = ${companyId} order by at, id`);
  }

  /** What was told to others about an order, oldest first: names of events. */
  const told = (orderId: string) => heard.filter((each) => each.orderId === orderId).map(({ name }) => name);

  async function steps(order: Order): Promise<string[]> {
    const rows = await app.db.rows<{ kind: string }>(app.sql`
      select kind from orders.order_step where company_id = ${order.companyId} and order_id = ${order.id} order by at, id`);
    return rows.map(({ kind }) => kind);
  }

  return { app, city, hamburg, stranger, scoped, place, pay, tryToPay, staff, mails, told, steps };
}

export type OrderApp = Awaited<ReturnType<typeof openOrderApp>>;

const usualLine = (): OrderLine => ({
  kind: 'rental',
  subjectId: newId(),
  title: 'Fach 12 (M), Hauptbahnhof',
  detail: '01.03.2026, 11:00 – 13:00',
  quantity: 1,
  unitCents: 450,
  vatPercent: 19,
  data: { startsAt: '2026-03-01T10:00:00Z', endsAt: '2026-03-01T12:00:00Z' },
});
