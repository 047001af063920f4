import { access } from '@fachwerk/auth/module';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { openApp } from '@fachwerk/testing/app';
import { paymentAccountApi } from '../../contract-settings.ts';
import { paymentAccounts, payments } from '../module.ts';
import { CONNECT_SECRET, openPaypalFake, openStripeFake, type SentEvent } from '../testing.ts';

/** People come from a token here, not from the access module: only its tables and texts are used. */
const { authenticate: _, ...peopleTables } = access;

export type AccountApp = Awaited<ReturnType<typeof openAccountApp>>;

/** A network with a franchisee, a merchant, none of them a demo; the installation is run by somebody else, and has keys. */
export async function openAccountApp() {
  const [stripe, paypal] = [await openStripeFake(), await openPaypalFake()];
  const app = await openApp(companies, peopleTables, logs, payments, paymentAccounts);
  stripe.clock.now = () => app.time.now;
  paypal.clock.now = () => app.time.now;
  const installation = {
    secretKey: 'sk_test_installation',
    webhookSecret: stripe.secret,
    apiUrl: stripe.url,
    connectSecret: CONNECT_SECRET,
  };
  Object.assign(app.app, { accounts: { stripe: installation, paypal: { apiUrl: paypal.url } } });
  const create = (name: string, kind: 'franchisor' | 'merchant', isDemo = false) =>
    createCompany(app.work(), { name, kind, isDemo });
  const operator = await create('Betreiber', 'merchant');
  const city = await create('City', 'franchisor');
  const hamburg = await createCompany(app.work(), {
    name: 'Hamburg',
    kind: 'franchisee',
    franchisorCompany: city.code,
  });
  const bella = await create('Bella', 'merchant');
  const demo = await create('Demo', 'merchant', true);

  const staff = (companyId: string, capabilities = ['payments.manage']) => app.as({ companyId, capabilities });
  const scoped = (companyId: string): CompanyCtx => ({ ...app.work(), companyId });

  async function connectStripe(companyId: string, secretKey: string) {
    const webhookSecret = `whsec_${secretKey}`;
    stripe.secrets.set(secretKey, webhookSecret);
    return staff(companyId).call(paymentAccountApi.connectStripe, { secretKey, webhookSecret });
  }

  async function connectPaypal(companyId: string, clientId: string) {
    const webhookId = `WH-${clientId}`;
    paypal.webhookIds.set(clientId, webhookId);
    const keys = { environment: 'sandbox', clientId, clientSecret: `secret of ${clientId}`, webhookId } as const;
    return staff(companyId).call(paymentAccountApi.connectPaypal, keys);
  }

  /** Posts an event as a provider does, to the address of a company or of the installation; says the status. */
  async function post(provider: string, companyId: string | null, { body, headers }: SentEvent): Promise<number> {
    const url = `/api/public/payments/${provider}/events${companyId ? `/${companyId}` : ''}`;
    const type = { 'content-type': 'application/json' };
    const reply = await app.http.inject({ method: 'POST', url, payload: body, headers: { ...type, ...headers } });
    return reply.statusCode;
  }

  const orderOf = (option: 'card' | 'klarna' | 'paypal' | 'test', amountCents = 1250) => ({
    reference: newId(),
    amountCents,
    option,
    description: 'Fach 12',
    payer: { email: 'kim@example.org', name: 'Kim Kunde', language: 'de' as const },
    siteAddress: 'http://city.localhost:3000',
    returnPath: '/bestellung/abc/zahlung' as const,
  });

  async function close() {
    await app.close();
    await stripe.stop();
    await paypal.stop();
  }
  const companiesOf = { operator, city, hamburg, bella, demo };
  return { app, stripe, paypal, ...companiesOf, staff, scoped, connectStripe, connectPaypal, post, orderOf, close };
}
