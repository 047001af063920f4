import { access } from '@fachwerk/auth/module';
import { catalog } from '@fachwerk/catalog/module';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { customerFor } from '@fachwerk/customers/facade';
import { customers } from '@fachwerk/customers/module';
import { addFulfilment, type FulfilmentDraft } from '@fachwerk/fulfilment/facade';
import { fulfilment } from '@fachwerk/fulfilment/module';
import { locations } from '@fachwerk/locations/module';
import { logs } from '@fachwerk/logs/module';
import type { Order } from '@fachwerk/orders/contract';
import { addOrder } from '@fachwerk/orders/facade';
import { orders } from '@fachwerk/orders/module';
import { payments } from '@fachwerk/payments/module';
import { places } from '@fachwerk/places/module';
import { pricing } from '@fachwerk/pricing/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { shop } from '@fachwerk/shop/module';
import { sites } from '@fachwerk/sites/module';
import { openAppWith } from '@fachwerk/testing/app';
import { kitchen } from './module.ts';

const { authenticate: _people, ...peopleTables } = access;
const { customerOf: _customers, ...customerTables } = customers;
const { siteOf: _sites, ...siteTables } = sites;
const BELOW = [
  companies,
  peopleTables,
  logs,
  siteTables,
  customerTables,
  pricing,
  places,
  locations,
  catalog,
  payments,
];

const ALL = ['fulfilment.read', 'fulfilment.move', 'kitchen.manage'];

/** A merchant with a kitchen, and another one beside it. */
export async function openKitchenApp() {
  const app = await openAppWith({}, ...BELOW, orders, shop, fulfilment, kitchen);
  const data = { email: 'chef@trattoria.example', phone: '0341 999' };
  const trattoria = await createCompany(app.work(), { name: 'Trattoria', kind: 'merchant', isDemo: true, data });
  const stranger = await createCompany(app.work(), { name: 'Fremd', kind: 'merchant', isDemo: true });
  const scoped = (companyId: string = trattoria.id): CompanyCtx => ({ ...app.work(), companyId });

  /** Two pizzas for delivery, paid at the door. */
  function place(draft: Partial<FulfilmentDraft> = {}, companyId: string = trattoria.id): Promise<Order> {
    return app.db.transaction(async (db) => {
      const ctx = { ...scoped(companyId), db };
      const contact = { email: 'kim@example.org', firstName: 'Kim', lastName: 'Kunde', phone: '0123' };
      const customer = await customerFor(ctx, { ...contact, language: 'de' });
      const order = await addOrder(ctx, {
        customerId: customer.id,
        networkId: companyId,
        contact,
        language: 'de',
        siteCompanyId: companyId,
        lines: [
          {
            kind: 'item',
            subjectId: newId(),
            title: 'Pizza Margherita',
            detail: 'mit Oliven',
            quantity: 2,
            unitCents: 950,
            vatPercent: 7,
            data: {
              kitchenTitle: 'Margherita',
              number: '12',
              note: 'gut durch',
              extras: [{ title: 'Oliven', quantity: 1 }],
            },
          },
          {
            kind: 'delivery',
            subjectId: newId(),
            title: 'Lieferung',
            detail: '',
            quantity: 1,
            unitCents: 250,
            vatPercent: 7,
            data: {},
          },
        ],
        accepted: { terms: 1, privacy: 1, withdrawal: 1 },
      });
      await addFulfilment(ctx, { ...USUAL, ...draft, orderId: order.id });
      return order;
    });
  }

  const staff = (companyId: string = trattoria.id, capabilities: readonly string[] = ALL) =>
    app.as({ companyId, capabilities });
  return { app, trattoria, stranger, scoped, place, staff };
}

export type KitchenApp = Awaited<ReturnType<typeof openKitchenApp>>;

const ADDRESS = { name: 'Kim Kunde', company: '', street: 'Gasse 1', addition: '', postcode: '04109', city: 'Leipzig' };
const USUAL: Omit<FulfilmentDraft, 'orderId'> = {
  type: 'delivery',
  wishedAt: null,
  slot: null,
  address: { ...ADDRESS, country: 'DE', phone: '0341 1234' },
  tableName: '',
  note: '',
  preparationMinutes: 30,
  isPaidFirst: false,
};
