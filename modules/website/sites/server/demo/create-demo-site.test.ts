import { companyByCode } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteApi } from '../../contract.ts';
import { siteAddress } from '../facade.ts';
import { sites } from '../module.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp(companies, sites);
  for (const demo of [companies.demo!, sites.demo!, companies.demo!, sites.demo!]) await demo(app.work());
});
afterAll(() => app.close());

test('the demonstration answers under zeitlager.localhost, marked as one', async () => {
  const answer = await app.call(siteApi.head, {}, { headers: { host: 'zeitlager.localhost:3000' } });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ name: 'Zeitlager City', template: 'white-clean', isDemo: true });
  expect(Object.keys(answer.body.welcome).sort()).toEqual(['de', 'deDu', 'en', 'it', 'ru']);
});

test('links in mails lead there, those of the franchisee too, whatever other domains there are', async () => {
  for (const code of ['zeitlagercity', 'zeitlager-hamburg']) {
    const company = (await companyByCode(app.work(), code))!;
    expect(await siteAddress({ ...app.work(), companyId: company.id })).toMatch(
      /^https?:\/\/zeitlager\.localhost(:\d+)?$/,
    );
  }
});
