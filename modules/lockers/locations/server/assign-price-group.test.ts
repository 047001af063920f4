import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationApi } from '../contract.ts';
import { openLocations, type TestLocations } from './locations.for-tests.ts';

let at: TestLocations;
beforeAll(async () => {
  at = await openLocations();
});
afterAll(() => at.app.close());

async function addGroup(companyId: string, name: string): Promise<string> {
  const id = newId();
  await at.app.db.rows(at.app.sql`
    insert into pricing.price_group (company_id, id, name, created_at) values (${companyId}, ${id}, ${name}, ${at.app.time.now})`);
  return id;
}

test('a franchisor gives many locations one price group, its franchisee’s too; twice is once', async () => {
  const priceGroupId = await addGroup(at.city.id, 'Innenstadt');
  const [own, franchised] = [await at.add(at.city), await at.add(at.hamburg)];
  const ids = [own.id, franchised.id];
  const assign = () => at.boss(at.city).call(locationApi.assignPriceGroup, { ids, priceGroupId });
  expect((await assign()).body).toEqual({ changed: 2 });
  expect((await assign()).body).toEqual({ changed: 0 });
  expect(await at.find(at.hamburg, franchised.id)).toMatchObject({ priceGroupId, version: franchised.version + 1 });
  expect(await at.trailOf(at.hamburg, 'location', franchised.id)).toMatchObject([
    { action: 'location.edited', before: { priceGroupId: null }, after: { priceGroupId } },
    { action: 'location.added' },
  ]);
});

test('one of another tenant, or a group of another tenant, and none is changed', async () => {
  const priceGroupId = await addGroup(at.city.id, 'Bahnhof');
  const foreignGroup = await addGroup(at.other.id, 'Fremd');
  const [own, foreign] = [await at.add(at.city), await at.add(at.other)];
  const boss = at.boss(at.city);
  const both = await boss.call(locationApi.assignPriceGroup, { ids: [own.id, foreign.id], priceGroupId });
  expect([both.status, both.body.code]).toEqual([404, 'location.unknown']);
  const wrong = await boss.call(locationApi.assignPriceGroup, { ids: [own.id], priceGroupId: foreignGroup });
  expect([wrong.status, wrong.body.code]).toEqual([404, 'price_group.unknown']);
  expect((await at.find(at.city, own.id))?.priceGroupId).toBe(own.priceGroupId);
});
