import { setTimeout as sleep } from 'node:timers/promises';
import { authApi } from '@fachwerk/auth/contract';
import { accessRightApi } from '@fachwerk/rental-desk/contract';
import { rawSql, sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, type KillableShop, openKillableShop } from './testing/killable-shop.ts';

let shop: KillableShop;
beforeAll(async () => {
  shop = await openKillableShop({ boxes: 1, logLevel: 'trace' });
});
afterAll(() => (shop as KillableShop | undefined)?.close());

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const sent = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(`${shop.url}/api${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const feed = (key: string, headers = {}) => post(accessRightApi.feed.path.replace(':secret', key), {}, headers);

/** Tables in which these letters stand anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await shop.db.rows<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const row = await shop.db.first(
      rawSql(`select from ${name} as row where strpos(row::text, '${text}') > 0 limit 1`),
    );
    if (row) found.push(name);
  }
  return found;
}

test('the key of the running rentals is written down nowhere, however it came and whether it was right', async () => {
  const { body: session } = await post(authApi.signIn.path, ADMIN);
  const token = { 'x-access-token': session.accessToken! };
  const renew = async () => (await post(accessRightApi.renewFeedKey.path, {}, token)).body.key!;
  const [old, key] = [await renew(), await renew()];
  expect((await feed(old)).status).toBe(404);
  expect((await feed(key)).status).toBe(200);
  expect((await feed('-', { 'x-feed-key': key })).status).toBe(200);
  expect((await feed('-', { 'x-feed-key': old })).status).toBe(404);
  expect((await feed(`${key}?filter=no`)).status).toBeLessThan(500);

  // Requests are written down in batches: the ones above are there when they are counted.
  const calls = sql`select from logs.request_log where url like '/api/private/aktive-mieten/%'`;
  while ((await shop.db.rows(calls)).length < 2) await sleep(20);
  for (const secret of [old, key]) {
    expect(await tablesWith(secret)).toEqual([]);
    expect(shop.output()).not.toContain(secret);
  }
  expect(shop.output()).toContain('aktive-mieten');
});
