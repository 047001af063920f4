import type { SiteApp } from '@fachwerk/base/site-visit';
import { newId } from '@fachwerk/server/ids';
import { addJob } from '@fachwerk/server/jobs';
import { openAppWith, openSecondServer, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OTHERS, type Period, visitApi } from '../contract.ts';
import { forgetVisitors } from './count/forget-visitors.job.ts';
import { visits } from './module.ts';

/** What a drawn site says of its pages: drafts count nowhere, and no secret is in a path. */
const COUNTED: Readonly<Record<string, string | null>> = {
  '/': '/',
  '/preise': '/preise',
  '/miete/geheim-geheim': '/miete/:key',
  '/entwurf': null,
};

const site: SiteApp = {
  texts: { de: '{}', deDu: '{}', en: '{}', it: '{}', ru: '{}' },
  answer: async ({ url }) => ({
    kind: 'page' as const,
    before: '' as const,
    after: '' as const,
    status: url.pathname in COUNTED ? 200 : 404,
    styles: [],
    connectsTo: [],
    framesFrom: [],
    uses: [],
    changesWith: [],
    keepSeconds: url.pathname === '/' ? 60 : 0,
    countedAs: COUNTED[url.pathname] ?? null,
    content: {
      pipe: (to) => {
        to.end();
        return to;
      },
    },
  }),
};

let app: TestApp;
let nextDoor: TestApp;
beforeAll(async () => {
  app = await openAppWith({ site }, visits);
  nextDoor = await openSecondServer(app, { site });
});
afterAll(async () => {
  await nextDoor.close();
  await app.close();
});

let companyId: string;
beforeEach(async () => {
  companyId = newId();
  app.time.now = new Date('2026-03-01T10:00:00Z');
  await Promise.all([app.start(), nextDoor.start()]);
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function open(url: string, headers: Record<string, string> = {}, at = app): Promise<void> {
  await at.http.inject({ url, headers: { host: `${companyId}.site.test`, 'user-agent': BROWSER, ...headers } });
}

/** Both servers write what waits. */
async function counted(): Promise<void> {
  await Promise.all([app.stopServices(), nextDoor.stopServices()]);
  await Promise.all([app.start(), nextDoor.start()]);
}

const reader = (inside = companyId) => app.as({ companyId: inside, capabilities: ['visits.read', 'visits.manage'] });

async function figures(period: Period = 'today', inside = companyId) {
  await counted();
  return (await reader(inside).call(visitApi.show, { period })).body;
}

test('somebody counts once a day, each of their pages as often as they open it', async () => {
  await open('/', { referer: 'https://www.google.com/' });
  await open('/');
  await open('/preise?utm_source=flyer', { referer: `http://${companyId}.site.test/` });
  await open('/miete/geheim-geheim');
  await open('/', { 'user-agent': `${BROWSER} other` });
  const { sums, pages: seen, sources, campaigns, devices, steps } = await figures();
  expect(sums).toEqual({ visitors: 2, views: 5 });
  expect(seen).toEqual([
    { path: '/', visitors: 2, views: 3 },
    { path: '/miete/:key', visitors: 1, views: 1 },
    { path: '/preise', visitors: 1, views: 1 },
  ]);
  expect(sources).toEqual([
    { name: '', visitors: 1 },
    { name: 'google.com', visitors: 1 },
  ]);
  expect([campaigns, devices]).toEqual([[], [{ name: 'computer', visitors: 2 }]]);
  expect(steps).toEqual([{ on: '2026-03-01', visitors: 2, views: 5 }]);
});

test('drafts, pages that are not there, forms and programs are not counted', async () => {
  await open('/entwurf');
  await open('/gibt-es-nicht');
  await open('/', { 'user-agent': 'curl/8.1' });
  await open('/', { 'sec-purpose': 'prefetch' });
  expect((await figures()).sums).toEqual({ visitors: 0, views: 0 });
});

test('two servers add up: who comes to both counts once', async () => {
  const all = (at: TestApp) => Promise.all(['/', '/preise', '/'].map((url) => open(url, {}, at)));
  await Promise.all([all(app), all(nextDoor)]);
  expect((await figures()).sums).toEqual({ visitors: 1, views: 6 });
});

test('on the next day nobody is recognised, and nothing is left but counts', async () => {
  await open('/');
  await counted();
  const left = async () => {
    const count = (table: 'seen' | 'salt') =>
      app.db.rows<{ companyId: string }>(
        table === 'seen'
          ? app.sql`select company_id from visits.seen where company_id = ${companyId}`
          : app.sql`select company_id from visits.salt where company_id = ${companyId}`,
      );
    return [(await count('seen')).length, (await count('salt')).length];
  };
  expect(await left()).toEqual([2, 1]);
  app.time.now = new Date('2026-03-01T23:02:00Z');
  await addJob(app.work(), forgetVisitors, {});
  await app.runJobs();
  expect(await left()).toEqual([0, 0]);
  await open('/');
  const { sums, before, steps } = await figures('week');
  expect([sums, before]).toEqual([
    { visitors: 2, views: 2 },
    { visitors: 0, views: 0 },
  ]);
  expect(steps.map(({ visitors }) => visitors)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

test('a day before is what today is held against', async () => {
  await open('/');
  await counted();
  app.time.now = new Date('2026-03-02T10:00:00Z');
  expect(await figures('today')).toMatchObject({ sums: { visitors: 0 }, before: { visitors: 1, views: 1 } });
});

test('who asks not to be counted is not, until the company chooses otherwise; switched off, nobody is', async () => {
  const save = (isCounting: boolean, honoursSignals: boolean) =>
    reader().call(visitApi.saveSettings, { isCounting, honoursSignals });
  await open('/', { 'sec-gpc': '1' });
  expect((await figures()).sums.views).toBe(0);
  await save(true, false);
  await open('/', { 'sec-gpc': '1' });
  expect((await figures()).sums).toEqual({ visitors: 1, views: 1 });
  await save(false, false);
  await open('/preise');
  expect((await figures()).sums.views).toBe(1);
  expect((await reader().call(visitApi.settings, {})).body).toMatchObject({
    isCounting: false,
    savedBy: 'Test Person',
  });
});

test('what countIndependent make up stays within bounds', async () => {
  const made = Array.from({ length: 301 }, (_, n) => `Mozilla/5.0 (X11) Browser ${n}`);
  for (const [n, userAgent] of made.entries()) {
    await open('/', { 'user-agent': userAgent, referer: `https://spam-${n}.example/` });
  }
  await counted();
  await open('/', { referer: 'https://one-more.example/' });
  await counted();
  const names = await app.db.rows<{ name: string }>(app.sql`
    select name from visits.day_count where company_id = ${companyId} and kind = 'source' and name in (${OTHERS}, 'one-more.example')`);
  expect(names).toEqual([{ name: OTHERS }]);
});

test('another company sees nothing of it, and who may not is refused', async () => {
  await open('/');
  expect((await figures('today', newId())).sums.views).toBe(0);
  expect((await app.call(visitApi.show, { period: 'today' })).body.code).toBe('access.signed_out');
  const onlooker = app.as({ companyId, capabilities: ['visits.read'] });
  const settings = { isCounting: false, honoursSignals: true };
  expect((await onlooker.call(visitApi.saveSettings, settings)).body.code).toBe('access.denied');
  expect((await app.as({ companyId }).call(visitApi.show, { period: 'today' })).body.code).toBe('access.denied');
});
