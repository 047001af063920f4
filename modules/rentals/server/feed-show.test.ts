import type { Call } from '@fachwerk/server/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessRightApi } from '../contract-staff.ts';
import { openLife, type TestLife } from './life.for-tests.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
afterAll(() => life.house.close());

const renew = async (company = life.city) => (await life.staff(company).call(accessRightApi.renewFeedKey, {})).body.key;
const feed = (secret: string, headers: Record<string, string> = {}, filter: { locationIds?: string[] } = {}) =>
  life.house.call(accessRightApi.feed, { secret, filter }, { headers });

test('a company’s key shows its running rentals, those of its franchisees too, in address or header', async () => {
  const place = await life.wall(2);
  const running = await life.rent({ place });
  await life.end(await life.rent({ place }));
  await life.boxes(life.altona, 1);
  const theirs = await life.rent({ place: life.altona });
  const key = await renew();
  const { status, body } = await feed(key);
  expect([status, body.aktiveMieten.map(({ id }) => id).sort()]).toEqual([200, [running.id, theirs.id].sort()]);
  expect((await feed('-', { 'x-feed-key': key })).body.aktiveMieten).toHaveLength(2);
  const here = await feed(key, {}, { locationIds: [place.id] });
  expect(here.body.aktiveMieten.map(({ id }) => id)).toEqual([running.id]);
  expect((await feed(await renew(life.hamburg))).body.aktiveMieten.map(({ id }) => id)).toEqual([theirs.id]);
});

test('a new key ends the old one; no key and a key of nobody are the same', async () => {
  const old = await renew();
  const next = await renew();
  const answers = [await feed(old), await feed('-'), await feed('-', { 'x-feed-key': 'x' }), await feed('nobody')];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'feed.key_unknown']));
  expect((await feed(next)).status).toBe(200);
  const known = (await life.staff(life.city).call(accessRightApi.feedKey, {})).body;
  expect(known).toEqual({ createdAt: life.house.time.now.toISOString(), personName: 'Test Person' });
  expect((await life.staff(life.other).call(accessRightApi.feedKey, {})).body.createdAt).toBeNull();
});

test('the key lies in the database as a hash alone', async () => {
  const key = await renew();
  const rows = await life.house.db.rows<{ keyHash: string }>(life.house.sql`
    select key_hash from rentals.feed_key where company_id = ${life.city.id}`);
  expect(rows[0]!.keyHash).not.toContain(key);
});

test('whoever keeps calls is told by the name of the route what is a secret', async () => {
  const key = await renew();
  const told: Call[] = [];
  const stop = life.house.house.calls.watch((call) => void told.push(call));
  await feed(key);
  stop();
  expect(told.map(({ pathParams, companyId }) => [pathParams, companyId])).toEqual([[{ secret: key }, life.city.id]]);
});
