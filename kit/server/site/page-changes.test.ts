import { stream } from '@fachwerk/base/contract';
import type { SiteApp } from '@fachwerk/base/site-visit';
import { openAppWith, type TestApp } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../app/ids.ts';
import { sql } from '../db/sql.ts';
import { CHANNEL, publish } from '../realtime/publish.ts';

const menu = stream({
  name: 'menu',
  access: 'staff',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});

/** Each drawing has a number. */
let drawn = 0;
/** What happens while a page is drawn. */
let meanwhile: () => Promise<unknown> = async () => {};
const siteApp: SiteApp = {
  texts: { de: '{}', deDu: '{}', en: '{}', it: '{}', ru: '{}' },
  answer: async ({ url }) => {
    const number = ++drawn;
    await meanwhile();
    return {
      kind: 'page' as const,
      status: 200 as const,
      before: `drawing ${number}` as const,
      after: '' as const,
      keepSeconds: 600 as const,
      styles: [],
      connectsTo: [],
      framesFrom: [],
      uses: [],
      changesWith: url.pathname === '/still' ? [] : ['menu'],
      countedAs: null,
      content: {
        pipe: <To extends { end(): unknown }>(to: To) => {
          to.end();
          return to;
        },
      },
    };
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await openAppWith({ site: siteApp });
});
afterAll(() => app.close());

let companyId: string;
beforeEach(() => {
  companyId = newId();
  meanwhile = async () => {};
});

async function visit(url = '/', of = companyId): Promise<string> {
  return (await app.http.inject({ url, headers: { host: siteHostFor(of) } })).body;
}

const change = (of = companyId) =>
  app.db.transaction((db) => publish({ ...app.work(), db, companyId: of }, menu, { type: 'changed' }));
const changeElsewhere = (of: string) => app.db.rows(sql`select pg_notify(${CHANNEL}, ${`${of} menu`})`);

/** Another process changes something; its notification takes a moment. */
async function heard(of = companyId, url = '/'): Promise<string> {
  const before = await visit(url, of);
  await changeElsewhere(of);
  let seen = before;
  await expect.poll(async () => (seen = await visit(url, of)), { interval: 5, timeout: 120_000 }).not.toBe(before);
  return seen;
}

test('a cached page is drawn anew once what it speaks of has changed, and others stay', async () => {
  // Listening begins with the first page, and what was said before is not believed.
  await heard(newId());
  const other = newId();
  const [ofOther, still] = [await visit('/', other), await visit('/still')];
  const after = await heard();
  expect(await visit()).toBe(after);
  expect([await visit('/', other), await visit('/still')]).toEqual([ofOther, still]);
});

test('what this process has changed is seen at once, without waiting for the notification', async () => {
  for (let round = 0; round < 20; round++) {
    const before = await visit();
    await change();
    expect(await visit()).not.toBe(before);
  }
});

test('a page that was being drawn when something changed is not cached', async () => {
  await heard(newId());
  meanwhile = async () => {
    meanwhile = async () => {};
    await heard(companyId, '/known');
  };
  const first = await visit();
  const second = await visit();
  expect(second).not.toBe(first);
  expect(await visit()).toBe(second);
});
