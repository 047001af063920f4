import { access } from '@fachwerk/auth/module';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import { openingHours } from '@fachwerk/opening-hours/module';
import { hoursLike } from '@fachwerk/opening-hours/rules/hours.for-tests';
import type { PriceData, PriceGroup } from '@fachwerk/pricing/contract';
import { pricingApi } from '@fachwerk/pricing/contract';
import { pricing } from '@fachwerk/pricing/module';
import { listAudit } from '@fachwerk/server/audit';
import { openApp } from '@fachwerk/testing/app';
import sharp from 'sharp';
import { locationApi, locationCapabilities, type StorageLocation, type StorageLocationData } from '../contract.ts';
import { NEW_LOCATION } from '../rules/new-location.ts';
import { locations } from './module.ts';

export type TestLocations = Awaited<ReturnType<typeof openLocations>>;

export function dataLike(given: Partial<StorageLocationData> = {}): StorageLocationData {
  return {
    ...NEW_LOCATION,
    name: { de: 'Hauptplatz', deDu: '', en: '', it: '', ru: '' },
    address: { street: 'Hauptplatz 1', postcode: '10115', city: 'Berlin', country: 'DE' },
    position: { latitude: 52.5, longitude: 13.4 },
    openingHours: hoursLike({ weekly: { monday: '08:00-18:00' } }),
    maxDurationMinutes: 1440,
    isActive: true,
    ...given,
  };
}

export function dataOf(location: StorageLocation): StorageLocationData {
  const { id: _, companyId: __, companyName: ___, previewImage: ____, version: _____, ...data } = location;
  return data;
}

/** A franchisor with a franchisee, and a franchisor of another network. */
export async function openLocations() {
  const { authenticate: _, ...withoutSignIn } = access;
  const app = await openApp(companies, withoutSignIn, logs, openingHours, pricing, locations);
  const ctx = app.work();
  const city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  const hamburg = await createCompany(ctx, { name: 'Hamburg', kind: 'franchisee', franchisorCompany: 'city' });
  const other = await createCompany(ctx, { name: 'Other', kind: 'franchisor' });

  const boss = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: Object.keys(locationCapabilities) });
  const reader = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: ['locations.read'] });

  async function add(company: CompanyRef, given: Partial<StorageLocationData> = {}): Promise<StorageLocation> {
    const owner = company === hamburg ? { companyId: hamburg.id } : {};
    const storageLocation = { ...dataLike(given), ...owner };
    const answer = await boss(company === hamburg ? city : company).call(locationApi.add, { storageLocation });
    if (answer.status !== 200) throw new Error(`not added: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async function addGroup(name: string, prices: PriceData[] = []): Promise<PriceGroup> {
    const answer = await boss(city).call(pricingApi.savePriceGroup, {
      priceGroup: { name, currency: 'EUR', prices },
    });
    if (answer.status !== 200) throw new Error(`not added: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  const find = async (company: CompanyRef, id: string) =>
    (await reader(company).call(locationApi.list, { orderBy: 'name', dir: 'asc', locationId: id })).body.locations?.[0];

  const trailOf = (company: CompanyRef, kind: string, id: string) =>
    listAudit({ ...ctx, companyId: company.id }, kind, id, { before: null, limit: 9 });

  /** How often a company was notified that locations changed. */
  async function notifications(company: CompanyRef): Promise<number> {
    const rows = await app.db.rows(app.sql`
      select from kit.stream_event where company_id = ${company.id} and stream = 'locations'`);
    return rows.length;
  }

  return { app, ctx, city, hamburg, other, boss, reader, add, addGroup, find, trailOf, notifications };
}

export async function pictureUpload(name = 'wall.jpg') {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#b4532a' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .jpeg()
    .toBuffer();
  return { name, type: 'image/jpeg', bytes };
}
