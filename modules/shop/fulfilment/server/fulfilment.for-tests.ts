import { access } from '@fachwerk/auth/module';
import type { Language } from '@fachwerk/base/language';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { customerFor } from '@fachwerk/customers/facade';
import { customers } from '@fachwerk/customers/module';
import { logs } from '@fachwerk/logs/module';
import type { Order, OrderLine } from '@fachwerk/orders/contract';
import { addOrder } from '@fachwerk/orders/facade';
import { orders } from '@fachwerk/orders/module';
import { paymentApi, type TestChoice } from '@fachwerk/payments/contract';
import { addPayment, startPayment } from '@fachwerk/payments/facade';
import { payments } from '@fachwerk/payments/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { openAppWith } from '@fachwerk/testing/app';
import type { Fulfilment } from '../contract.ts';
import { addFulfilment, type FulfilmentDraft } from './facade.ts';
import { fulfilment } from './module.ts';

/** People, customers and sites come from what a request says here: of those modules only tables, texts and calls are used. */
const { authenticate: _people, ...peopleTables } = access;
const { customerOf: _customers, ...customerTables } = customers;
const { siteOf: _sites, ...siteTables } = sites;

const BELOW: readonly Module[] = [companies, peopleTables, logs, siteTables, customerTables, payments, orders];

type Given = Partial<FulfilmentDraft> & {
  readonly email?: string;
  readonly language?: Language;
  readonly lines?: readonly Partial<OrderLine>[];
};
export type Placed = { readonly order: Order; readonly fulfilment: Fulfilment };

const ADDRESS = { name: 'Kim Kunde', company: '', street: 'Gasse 1', addition: '2. Stock', postcode: '04109' };
const HOME = { ...ADDRESS, city: 'Leipzig', country: 'DE', phone: '0341 1234' };

/** A merchant, and another one beside it. */
export async function openFulfilmentApp(...more: readonly Module[]) {
  const app = await openAppWith({}, ...BELOW, fulfilment, ...more);
  const shop = await createCompany(app.work(), {
    name: 'Trattoria',
    kind: 'merchant',
    isDemo: true,
    data: { email: 'chef@trattoria.example', phone: '0341 999' },
  });
  const stranger = await createCompany(app.work(), { name: 'Fremd', kind: 'merchant', isDemo: true });
  const scoped = (companyId: string = shop.id): CompanyCtx => ({ ...app.work(), companyId });

  /** A pizza for delivery as soon as possible, paid at the door, unless something else is asked for. */
  function place(given: Given = {}, companyId: string = shop.id): Promise<Placed> {
    const { email = 'kim@example.org', language = 'de', lines = [{}], ...draft } = given;
    return app.db.transaction(async (db) => {
      const ctx = { ...scoped(companyId), db };
      const contact = { email, firstName: 'Kim', lastName: 'Kunde', phone: '0123', language };
      const customer = await customerFor(ctx, contact);
      const order = await addOrder(ctx, {
        customerId: customer.id,
        networkId: companyId,
        contact,
        language,
        lines: lines.map((line) => ({ ...pizza(), ...line })),
        accepted: { terms: 1, privacy: 1, withdrawal: 1 },
        siteCompanyId: companyId,
      });
      const added = await addFulfilment(ctx, { ...usual, ...draft, orderId: order.id });
      return { order, fulfilment: added };
    });
  }

  /** Pays at the test provider, and lets follow what follows. */
  async function pay({ order }: Placed, choice: TestChoice = 'succeed'): Promise<void> {
    const owner = scoped(order.companyId);
    const payment = await addPayment(owner, {
      reference: order.id,
      amountCents: order.totalCents,
      option: 'test',
      description: order.number,
      payer: { email: order.contact.email, name: 'Kim Kunde', language: order.language },
      siteAddress: 'http://trattoria.example',
      returnPath: `/bestellung/${order.orderHash}/zahlung`,
    });
    const { redirectTo } = await startPayment(owner, payment.id);
    const token = decodeURIComponent(new URL(redirectTo).pathname.split('/').at(-1)!);
    const chosen = await app.call(paymentApi.chooseTest, { token, choice }, { siteOf: order.siteCompanyId });
    if (chosen.status !== 200) throw new Error(`the test provider said ${chosen.body.error}`);
    await app.runJobs();
  }

  const staff = (
    companyId: string = shop.id,
    capabilities: readonly string[] = ['fulfilment.read', 'fulfilment.move'],
  ) => app.as({ companyId, capabilities });

  function mails(companyId: string = shop.id) {
    return app.db.rows<{ recipient: string; subject: string; bodyText: string }>(app.sql`
      select recipient, subject, body_text from kit.mail where company_id = ${companyId} order by at, id`);
  }

  return { app, shop, stranger, scoped, place, pay, staff, mails };
}

export type FulfilmentApp = Awaited<ReturnType<typeof openFulfilmentApp>>;

const usual: Omit<FulfilmentDraft, 'orderId'> = {
  type: 'delivery',
  wishedAt: null,
  slot: null,
  address: HOME,
  tableName: '',
  note: '',
  preparationMinutes: 30,
  isPaidFirst: false,
};

const pizza = (): OrderLine => ({
  kind: 'item',
  subjectId: newId(),
  title: 'Margherita',
  detail: 'groß, mit Oliven',
  quantity: 2,
  unitCents: 950,
  vatPercent: 7,
  data: {},
});
