import type { Call } from '@fachwerk/server/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessRightApi } from '../../contract.ts';
import { openAccessRights, type TestAccessRights } from '../access-rights.for-tests.ts';

let world: TestAccessRights;
beforeAll(async () => {
  world = await openAccessRights();
});
afterAll(() => world.app.close());

const renew = async (company = world.city) =>
  (await world.staff(company).call(accessRightApi.renewFeedKey, {})).body.key;
const feed = (secret: string, headers: Record<string, string> = {}, filter: { locationIds?: string[] } = {}) =>
  world.app.call(accessRightApi.feed, { secret, filter }, { headers });

test('a company’s key shows its running rentals, those of its franchisees too, in address or header', async () => {
  const place = await world.wall(2);
  const running = await world.rent({ place });
  await world.end(await world.rent({ place }));
  await world.boxes(world.altona, 1);
  const theirs = await world.rent({ place: world.altona });
  const key = await renew();
  const { status, body } = await feed(key);
  expect([status, body.aktiveMieten.map(({ id }) => id).sort()]).toEqual([200, [running.id, theirs.id].sort()]);
  expect((await feed('-', { 'x-feed-key': key })).body.aktiveMieten).toHaveLength(2);
  const here = await feed(key, {}, { locationIds: [place.id] });
  expect(here.body.aktiveMieten.map(({ id }) => id)).toEqual([running.id]);
  expect((await feed(await renew(world.hamburg))).body.aktiveMieten.map(({ id }) => id)).toEqual([theirs.id]);
});

test('a new key ends the old one; no key and a key of nobody are the same', async () => {
  const old = await renew();
  const next = await renew();
  const answers = [await feed(old), await feed('-'), await feed('-', { 'x-feed-key': 'x' }), await feed('nobody')];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'feed.key_unknown']));
  expect((await feed(next)).status).toBe(200);
  const known = (await world.staff(world.city).call(accessRightApi.feedKey, {})).body;
  expect(known).toEqual({ createdAt: world.app.time.now.toISOString(), personName: 'Test Person' });
  expect((await world.staff(world.other).call(accessRightApi.feedKey, {})).body.createdAt).toBeNull();
});

test('the key lies in the database as a hash alone', async () => {
  const key = await renew();
  const rows = await world.app.db.rows<{ keyHash: string }>(world.app.sql`
    select key_hash from access_rights.feed_key where company_id = ${world.city.id}`);
  expect(rows[0]!.keyHash).not.toContain(key);
});

test('whoever keeps calls knows by the name of the route what is a secret', async () => {
  const key = await renew();
  const calls: Call[] = [];
  const stop = world.app.app.calls.watch((call) => void calls.push(call));
  await feed(key);
  stop();
  expect(calls.map(({ pathParams, companyId }) => [pathParams, companyId])).toEqual([[{ secret: key }, world.city.id]]);
});

test('the key needs its own right', async () => {
  const editor = world.staff(world.city, ['rentals.read', 'rentals.edit']);
  expect((await editor.call(accessRightApi.renewFeedKey, {})).status).toBe(403);
});
