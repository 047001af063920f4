import { access } from '@fachwerk/auth/module';
import type { Input } from '@fachwerk/base/contract';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { customerFor } from '@fachwerk/customers/facade';
import { customers } from '@fachwerk/customers/module';
import { logs } from '@fachwerk/logs/module';
import { addOrder } from '@fachwerk/orders/facade';
import { orders } from '@fachwerk/orders/module';
import { payments } from '@fachwerk/payments/module';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import { withdrawalSiteApi } from '../contract-site.ts';
import { withdrawals } from './module.ts';

/** Its tables alone: who somebody is, a test says by itself. */
const tablesOf = ({ name, sql }: Module): Module => ({ name, ...(sql && { sql }) });

export type TestWithdrawals = Awaited<ReturnType<typeof openWithdrawals>>;

/** A franchisor whose site also sells what its franchisee lets, and a rival. */
export async function openWithdrawals(options: AppOptions = {}) {
  const { siteOf: _, ...sitesWithoutHosts } = sites;
  const app = await openAppWith(
    options,
    companies,
    tablesOf(access),
    logs,
    sitesWithoutHosts,
    tablesOf(customers),
    tablesOf(payments),
    tablesOf(orders),
    withdrawals,
  );
  const ctx = app.work();
  const company = (name: string, franchisorCompany?: string) =>
    createCompany(ctx, {
      name,
      kind: franchisorCompany ? 'franchisee' : 'franchisor',
      ...(franchisorCompany && { franchisorCompany }),
      data: { email: `buero@${name.toLowerCase()}.example` },
    });
  const city = await company('City');
  const hamburg = await company('Hamburg', 'city');
  const rival = await company('Rival');

  /** An order at one company, placed on the site of the franchisor. */
  async function order(at: CompanyRef, email: string): Promise<{ id: string; number: string }> {
    const contact = { email, firstName: 'Ada', lastName: 'Beispiel', phone: '' };
    return app.db.transaction(async (db) => {
      const network = at.id === rival.id ? rival : city;
      const customer = await customerFor({ ...ctx, db, companyId: network.id }, { ...contact, language: 'de' });
      const line = {
        kind: 'rental',
        title: 'Fach 1',
        detail: '',
        quantity: 1,
        unitCents: 500,
        vatPercent: 19,
      } as const;
      return addOrder(
        { ...ctx, db, companyId: at.id },
        {
          customerId: customer.id,
          networkId: network.id,
          contact,
          language: 'de',
          lines: [{ ...line, subjectId: ctx.newId(), data: {} }],
          accepted: { terms: 1, privacy: 1, withdrawal: 1 },
          siteCompanyId: network.id,
        },
      );
    });
  }

  const form = (given: Partial<Input<typeof withdrawalSiteApi.prepare>> = {}) => ({
    name: 'Ada Beispiel',
    email: 'ada@kunde.example',
    orderNumber: 'AAAA-0000',
    subject: '',
    ...given,
  });
  const under = ({ id }: CompanyRef) => ({ siteOf: id });
  async function withdraw(
    site: CompanyRef,
    given: Parameters<typeof form>[0] = {},
    headers: Record<string, string> = {},
  ) {
    const { key } = (await app.call(withdrawalSiteApi.prepare, form(given), { ...under(site), headers })).body;
    return { key, answer: await app.call(withdrawalSiteApi.confirm, { key }, { ...under(site), headers }) };
  }
  const staff = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: ['withdrawals.manage'] });
  const mailsOf = (companyId: string) =>
    app.db.rows<{ recipient: string; subject: string; bodyText: string }>(app.sql`
      select recipient, subject, body_text from kit.mail where company_id = ${companyId} order by at, id`);
  return { app, city, hamburg, rival, order, form, under, withdraw, staff, mailsOf };
}
