import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import type { Contact, Customer } from '@fachwerk/customers/contract';
import { customerFor, noteDealing } from '@fachwerk/customers/facade';
import { customers } from '@fachwerk/customers/module';
import { logs } from '@fachwerk/logs/module';
import { listMailsTo } from '@fachwerk/server/mail';
import type { Module } from '@fachwerk/server/module';
import { acrossCompanies } from '@fachwerk/server/sql';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import { accountApi, loginApi } from '../contract.ts';
import { customerAccounts } from './module.ts';

export type TestAccounts = Awaited<ReturnType<typeof openAccounts>>;

/** Every company has a site in a test house; what a site is like still comes from the module. */
const { siteOf: _, ...sitesByCompany } = sites;

const contactLike = (given: Partial<Contact> = {}): Contact => ({
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Berger',
  phone: '0170 1234567',
  language: 'de',
  ...given,
});

/** A franchisor with two franchisees, and a company that has nothing to do with them. */
export async function openAccounts(...more: Module[]) {
  return openAccountsWith({}, ...more);
}

export async function openAccountsWith(options: AppOptions, ...more: Module[]) {
  const app = await openAppWith(options, companies, logs, sitesByCompany, customers, customerAccounts, ...more);
  const network = await createCompany(app.work(), { name: 'Zeitlager', kind: 'franchisor', code: 'zeitlager' });
  const franchisee = (name: string) =>
    createCompany(app.work(), { name, kind: 'franchisee', franchisorCompany: network.code });
  const [nord, sued] = [await franchisee('Nord'), await franchisee('Sued')];
  const stranger = await createCompany(app.work(), { name: 'Bistro', kind: 'merchant', code: 'bistro' });

  const in_ = (company: CompanyRef) => ({ ...app.work(), companyId: company.id });
  const known = (company: CompanyRef, contact: Partial<Contact> = {}): Promise<Customer> =>
    app.db.transaction(async (db) => {
      const ctx = { ...in_(company), db };
      const customer = await customerFor(ctx, contactLike(contact));
      await noteDealing(ctx, customer.id);
      return customer;
    });

  /** The newest mail to somebody, as text. */
  async function lastMail(to: string) {
    await app.runJobs();
    const everybody = [network.id, nord.id, sued.id, stranger.id];
    const [newest] = await listMailsTo({ db: app.db, companyId: network.id }, everybody, to, 1);
    if (!newest) return undefined;
    const body = await app.db.first<{ bodyText: string }>(
      acrossCompanies('a test reads any mail', app.sql`select body_text from kit.mail where id = ${newest.id}`),
    );
    return { ...newest, text: body!.bodyText };
  }
  async function secretsOf(email: string) {
    const text = (await lastMail(email))?.text ?? '';
    const [, token = ''] = /\/anmelden\/([\w-]+)/.exec(text) ?? [];
    const [, code = ''] = /(\d{3} \d{3})/.exec(text) ?? [];
    return { token, code };
  }

  const at = (company: CompanyRef, cookies: Record<string, string> = {}) => ({ siteOf: company.id, cookies });
  /** The cookie of somebody who has signed in at the site of a company. */
  async function signIn(company: CompanyRef, email = 'anna@example.org'): Promise<Record<string, string>> {
    await app.call(loginApi.request, { email }, at(company));
    const { token } = await secretsOf(email);
    const answer = await app.call(loginApi.byLink, { token }, at(company));
    return { fw_session: answer.cookies.fw_session ?? '' };
  }
  const isSignedIn = async (company: CompanyRef, cookies: Record<string, string>) =>
    (await app.call(accountApi.me, {}, at(company, cookies))).status === 200;

  const staff = (company: CompanyRef, ...capabilities: string[]) =>
    app.as({ companyId: company.id, capabilities: ['customers.read', ...capabilities] });

  return { app, network, nord, sued, stranger, in_, known, lastMail, secretsOf, at, signIn, isSignedIn, staff };
}
