import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { openAppWith, type TestApp } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalApi } from '../contract-legal.ts';
import { sites } from '../server/module.ts';
import { pages } from './pages.tsx';

let app: TestApp;
let companyId: string;
beforeAll(async () => {
  const { siteOf: _, ...module } = sites;
  app = await openAppWith({ site: siteForTests(pages, { texts: module.texts! }) }, companies, module);
  const company = await createCompany(app.work(), {
    name: 'City',
    kind: 'franchisor',
    data: { legalName: 'City & Söhne GmbH', email: 'hallo@city.example' },
  });
  companyId = company.id;
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { host: siteHostFor(companyId), ...headers } });
const post = (url: string, fields: Record<string, string>, cookies: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { host: siteHostFor(companyId), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
    cookies,
  });
const publish = (text: string, newest = 0) =>
  app
    .as({ companyId, capabilities: ['sites.manage'] })
    .call(legalApi.publish, { kind: 'imprint', newest, text: { de: text } });

const addresses = [
  ['/shop/agbs', 'Allgemeine Geschäftsbedingungen'],
  ['/shop/datenschutz', 'Datenschutzerklärung'],
  ['/shop/widerruf', 'Widerrufsbelehrung'],
  ['/impressum', 'Impressum'],
  ['/barrierefreiheit', 'Barrierefreiheit'],
] as const;
for (const [path, title] of addresses) {
  test(`${path} says who runs the site, in one heading and readable paragraphs`, async () => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(body).toContain('City &amp; Söhne GmbH');
    expect(body).toMatch(/<article[^>]*lang="de-DE"/);
  });
}

test('the page about withdrawing leads to the form, with the model form in it', async () => {
  const { body } = await get('/shop/widerruf');
  expect(body).toContain('href="/widerrufen"');
  expect(body).toContain('Muster-Widerrufsformular');
});

test('in a language without a text it says so, and shows another', async () => {
  const { body } = await get('/impressum', { 'accept-language': 'it' });
  expect(body).toContain('Note legali');
  expect(body).toContain('Questo testo è disponibile solo in un’altra lingua.');
  expect(body).toMatch(/<article[^>]*lang="en-GB"/);
});

test('a hostile text stays text, and only real addresses become links', async () => {
  const hostile = [
    '## <img src=x onerror=alert(1)>',
    '',
    '<script>alert(1)</script> javascript:alert(1)',
    '- <a href="javascript:alert(2)">x</a>',
    '- hallo@city.example',
  ].join('\n');
  await publish(hostile);
  app.time.now = new Date(app.time.now.getTime() + 60_000);
  const { body } = await get('/impressum?x=1');
  const article = /<article.*<\/article>/s.exec(body)![0];
  expect(article).not.toMatch(/<(script|img)|href="javascript/i);
  expect(article).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(article.match(/<a /g)).toHaveLength(1);
  expect(article).toContain('href="mailto:hallo@city.example"');
});

test('an older version is there by its number, and says that it no longer counts', async () => {
  await publish('Ganz neu', 1);
  const current = (await get('/impressum?y=1')).body;
  expect(current).toContain('Ganz neu');
  expect(current).toContain('href="/impressum?fassung=1"');
  const older = (await get('/impressum?fassung=1')).body;
  expect(older).toContain('Frühere Fassung, nicht mehr gültig.');
  expect((await get('/impressum?fassung=77')).statusCode).toBe(404);
});

const choices = [
  ['all', {}, 'map'],
  ['none', { map: 'on' }, 'none'],
  ['save', { map: 'on' }, 'map'],
  ['save', {}, 'none'],
] as const;
for (const [act, fields, kept] of choices) {
  test(`"${act}" with ${JSON.stringify(fields)} keeps "${kept}" in a cookie, without JavaScript`, async () => {
    const answer = await post('/cookies', { act, ...fields });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cookies?gespeichert=1']);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'fw_consent', value: kept, path: '/', httpOnly: true, sameSite: 'Lax' });
    const { body } = await get('/cookies?gespeichert=1', { cookie: `fw_consent=${kept}` });
    expect(body).toContain('Ihre Auswahl ist gespeichert.');
    expect(/<input[^>]*name="map"[^>]*>/.exec(body)![0].includes('checked')).toBe(kept === 'map');
  });
}
