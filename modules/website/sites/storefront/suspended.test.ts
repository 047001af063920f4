import { change } from '@fachwerk/base/contract';
import { Nothing } from '@fachwerk/base/schema';
import { createCompany } from '@fachwerk/companies/facade';
import { saveSuspension } from '@fachwerk/companies/facade-tenancy';
import { companies } from '@fachwerk/companies/module';
import { addDomain } from '@fachwerk/companies/testing';
import { type Module, on } from '@fachwerk/server/module';
import { page } from '@fachwerk/site/page';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { openAppWith, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sites } from '../server/module.ts';
import { pages } from './pages.tsx';

const HOST = 'bella.example';
/** A page that starts something new, so it closes with a suspension. */
const shopWindow = page({
  path: '/',
  load: async () => ({}),
  title: () => 'Schaufenster',
  view: async () => ({ View: () => null }),
});

const wire = { method: 'POST', access: 'site', summary: '', input: Nothing, output: Nothing } as const;
const sell = change({ ...wire, repeats: 'same', path: '/public/sell' });
const openDoor = change({ ...wire, repeats: 'same', path: '/public/open', evenReadOnly: true });
const business: Module = { name: 'business', routes: [on(sell, async () => ({})), on(openDoor, async () => ({}))] };

let app: TestApp;
beforeAll(async () => {
  app = await openAppWith(
    { site: siteForTests([shopWindow, ...pages], { texts: sites.texts! }) },
    companies,
    sites,
    business,
  );
  const { id } = await createCompany(app.work(), { name: 'Bella', kind: 'merchant' });
  await addDomain(app, id, HOST);
  await saveSuspension({ ...app.work(), companyId: id }, { reason: 'Rechnung offen' });
});
afterAll(() => app.close());

const get = (url: string, language = 'de') =>
  app.http.inject({ url, headers: { host: HOST, 'accept-language': language } });

test.each([
  ['de', 'Dieses Angebot ist zurzeit gesperrt'],
  ['en', 'This offer is suspended'],
])('what begins something new says in %s that it is suspended, and not why', async (language, words) => {
  const { statusCode, body } = await get('/', language);
  expect(statusCode).toBe(503);
  expect(body).toContain(words);
  expect(body).not.toContain('Schaufenster');
  expect(body).not.toContain('Rechnung offen');
});

test('what the law asks for stays', async () => {
  expect((await get('/impressum')).statusCode).toBe(200);
});

test('a call begins nothing new, and ends what there is', async () => {
  const sold = await app.call(sell, {}, { headers: { host: HOST } });
  expect([sold.status, sold.body.code]).toEqual([503, 'site.suspended']);
  expect((await app.call(openDoor, {}, { headers: { host: HOST } })).status).toBe(200);
});
