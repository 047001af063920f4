import { access } from '@fachwerk/auth/module';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import type { Account, CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import { newId } from '@fachwerk/server/ids';
import { addJob } from '@fachwerk/server/jobs';
import type { Module } from '@fachwerk/server/module';
import { openApp } from '@fachwerk/testing/app';
import { type Payment, paymentSettled, refundSettled } from '../contract.ts';
import { payments } from './module.ts';
import { addPayment, type PaymentOrder } from './payment/add-payment.ts';
import { lookForPaymentsJob } from './payment/find-due-payments.job.ts';
import { paymentsOf } from './payment/list-payments.ts';
import { startPayment } from './payment/start-payment.ts';
import type { SentEvent } from './providers/fake-server.for-tests.ts';
import { requestRefund } from './refund/request-refund.ts';

/** People come from a token here, not from the access module: only its tables and texts are used. */
const { authenticate: _, ...peopleTables } = access;

export type PaymentApp = Awaited<ReturnType<typeof openPaymentApp>>;

/**
 * A franchisor with a franchisee, another network, and somebody who hears what payments tell. Hamburg runs the installation: `accounts` of
 * the environment are its own. All are demo companies.
 */
export async function openPaymentApp(accounts: Record<string, Account> = {}) {
  const told: { readonly what: string; readonly reference: string; readonly amountCents: number }[] = [];
  const hearsAll: Module = {
    name: 'hears-all',
    listeners: [
      when(paymentSettled, {
        name: 'hear',
        run: async (_ctx, { state: what, reference, amountCents }) => void told.push({ what, reference, amountCents }),
      }),
      when(refundSettled, {
        name: 'hear',
        run: async (_ctx, { state, reference, amountCents }) =>
          void told.push({ what: `refund ${state}`, reference, amountCents }),
      }),
    ],
  };
  const app = await openApp(companies, peopleTables, logs, payments, hearsAll);
  Object.assign(app.app, { accounts: { operator: { company: 'hamburg' }, ...accounts } });
  const city = await createCompany(app.work(), { name: 'City', kind: 'franchisor', isDemo: true });
  const hamburg = await createCompany(app.work(), {
    name: 'Hamburg',
    kind: 'franchisee',
    franchisorCompany: city.code,
    isDemo: true,
  });
  const stranger = await createCompany(app.work(), { name: 'Fremd', kind: 'franchisor', isDemo: true });

  /** What a caller of the facade is given, at the moment the clock shows. */
  const scoped = (companyId = hamburg.id): CompanyCtx => ({ ...app.work(), companyId });

  const add = (given: Partial<PaymentOrder> = {}, companyId = hamburg.id): Promise<Payment> =>
    app.db.transaction((db) =>
      addPayment(
        { ...scoped(companyId), db },
        {
          reference: newId(),
          amountCents: 1250,
          option: 'test',
          description: 'Fach 12, Hauptbahnhof',
          payer: { email: 'kim@example.org', name: 'Kim Kunde', language: 'de' },
          siteAddress: 'http://city.localhost:3000',
          returnPath: '/bestellung/abc/zahlung',
          ...given,
        },
      ),
    );

  const start = ({ id, companyId }: Payment) => startPayment(scoped(companyId), id);

  const refund = ({ reference, companyId }: Payment, amountCents: number) =>
    app.db.transaction((db) =>
      requestRefund(
        { ...scoped(companyId), db },
        { reference, amountCents, reason: 'Kulanz', personName: 'Toni Test' },
      ),
    );

  /** The one payment for its reference, as it stands now. */
  const now = async ({ reference, companyId, id }: Payment) =>
    (await paymentsOf(scoped(companyId), reference)).find((payment) => payment.id === id)!;

  /** Posts an event as a provider does; says the status. */
  async function post(provider: string, { body, headers }: SentEvent): Promise<number> {
    const url = `/api/public/payments/${provider}/events`;
    const type = { 'content-type': 'application/json' };
    const reply = await app.http.inject({ method: 'POST', url, payload: body, headers: { ...type, ...headers } });
    return reply.statusCode;
  }

  /** What every minute brings, and what it leads to. */
  async function sweep(): Promise<void> {
    await addJob(app.work(), lookForPaymentsJob, {});
    await app.runJobs();
  }

  const later = (minutes: number) => {
    app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
  };

  /** States others heard of for this payment's reference, in order. */
  const heard = async ({ reference }: Payment) => {
    await app.runJobs();
    return told.filter((event) => event.reference === reference).map(({ what }) => what);
  };

  const logged = async (companyId = hamburg.id) => {
    const rows = await app.db.rows<{ type: string }>(
      app.sql`select type from logs.log_entry where company_id = ${companyId} order by at, id`,
    );
    return rows.map(({ type }) => type);
  };

  return { app, city, hamburg, stranger, scoped, add, start, refund, now, post, sweep, later, heard, told, logged };
}
