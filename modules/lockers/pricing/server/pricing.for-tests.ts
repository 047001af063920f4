import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { listAudit } from '@fachwerk/server/audit';
import { openApp } from '@fachwerk/testing/app';
import { type PriceData, type PriceGroup, pricingApi } from '../contract.ts';
import { pricing } from './module.ts';

export type TestPricing = Awaited<ReturnType<typeof openPricing>>;

/** A franchisor with a franchisee, and a franchisor of another network. */
export async function openPricing() {
  const app = await openApp(companies, pricing);
  const ctx = app.work();
  const city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  const hamburg = await createCompany(ctx, { name: 'Hamburg', kind: 'franchisee', franchisorCompany: 'city' });
  const other = await createCompany(ctx, { name: 'Other', kind: 'franchisor' });

  const boss = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: ['locations.read', 'locations.manage'] });
  const reader = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: ['locations.read'] });

  async function addGroup(name: string, prices: PriceData[] = []): Promise<PriceGroup> {
    const answer = await boss(city).call(pricingApi.savePriceGroup, { priceGroup: { name, currency: 'EUR', prices } });
    if (answer.status !== 200) throw new Error(`not added: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  const trailOf = (company: CompanyRef, kind: string, id: string) =>
    listAudit({ ...ctx, companyId: company.id }, kind, id, { before: null, limit: 9 });

  /** How often a company was notified that prices changed. */
  async function notifications(company: CompanyRef): Promise<number> {
    const rows = await app.db.rows(app.sql`
      select from kit.stream_event where company_id = ${company.id} and stream = 'pricing'`);
    return rows.length;
  }

  return { app, ctx, city, hamburg, other, boss, reader, addGroup, trailOf, notifications };
}
