import { access } from '@fachwerk/auth/module';
import { companyByCode, createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import { listPriceGroups, sizesOf } from '@fachwerk/pricing/facade';
import { pricing } from '@fachwerk/pricing/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLocation, listLocations } from '../facade.ts';
import { listStoredLocations } from '../location-store.ts';
import { locations } from '../module.ts';
import { presentLocation } from '../present-location.ts';

let app: TestApp;
let city: CompanyCtx;
let hamburg: CompanyCtx;
let stranger: CompanyCtx;

beforeAll(async () => {
  const { authenticate: _, ...withoutSignIn } = access;
  app = await openApp(companies, withoutSignIn, logs, pricing, locations);
  const ctx = app.work();
  await companies.demo!(ctx);
  await pricing.demo!(ctx);
  await pricing.demo!(ctx);
  await locations.demo!(ctx);
  await locations.demo!(ctx);
  const inDemo = async (code: string) => ({ ...ctx, companyId: (await companyByCode(ctx, code))!.id });
  city = await inDemo('zeitlagercity');
  hamburg = await inDemo('zeitlager-hamburg');
  stranger = { ...ctx, companyId: (await createCompany(ctx, { name: 'Other', kind: 'franchisor' })).id };
});
afterAll(() => app.close());

const namesFor = async (ctx: CompanyCtx) => (await listLocations(ctx)).map(({ name }) => name).sort();

test('the demo places come once; the franchisor sees all, the franchisee its own', async () => {
  expect(await namesFor(city)).toEqual([
    'Berlin Alexanderplatz',
    'Hamburg Dammtor',
    'Köln Neumarkt',
    'München Hauptbahnhof',
  ]);
  expect(await namesFor(hamburg)).toEqual(['Hamburg Dammtor']);
  expect(await namesFor(stranger)).toEqual([]);
});

test('every demo place has its picture, in both sizes', async () => {
  const shown = (await listStoredLocations(city)).map(presentLocation);
  for (const { previewImage } of shown) {
    const file = await app.app.files.find(previewImage!.large.replace('/api/files/', ''));
    expect(file?.type).toBe('image/webp');
  }
});

test('a location is found in sight only', async () => {
  const [dammtor] = await listLocations(hamburg);
  const head = {
    id: dammtor!.id,
    companyId: hamburg.companyId,
    networkId: city.companyId,
    name: 'Hamburg Dammtor',
    city: 'Hamburg',
    timeZone: 'Europe/Berlin',
    operatorEmail: 'technik.hamburg@zeitlagercity.example',
    checkMinutes: 0,
    isActive: true,
  };
  expect(await findLocation(hamburg, dammtor!.id)).toMatchObject(head);
  expect(await findLocation(city, dammtor!.id)).toMatchObject(head);
  expect(await findLocation(stranger, dammtor!.id)).toBeUndefined();
  const berlin = (await listLocations(city)).find(({ name }) => name === 'Berlin Alexanderplatz')!;
  expect(await findLocation(hamburg, berlin.id)).toBeUndefined();
});

test('sizes and prices are the network’s, and the franchisee’s location uses them', async () => {
  expect((await sizesOf(city, city.companyId)).map(({ code }) => code)).toEqual(['S', 'M', 'L', 'XL']);
  const groups = await listPriceGroups(city);
  expect(groups.map(({ name, locations: used, prices }) => [name, used, prices.length])).toEqual([
    ['Bahnhof', 2, 12],
    ['Innenstadt', 2, 12],
  ]);
  expect((await listLocations(hamburg))[0]?.priceGroupId).toBe(groups[0]!.id);
});
