import { type PriceGroup, pricingApi } from '@fachwerk/pricing/contract';
import { priceLike, SIZES } from '@fachwerk/pricing/rules/prices.for-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLocations, type TestLocations } from './locations.for-tests.ts';

let at: TestLocations;
beforeAll(async () => {
  at = await openLocations();
  for (const company of [at.city, at.other]) {
    await at.boss(company).call(pricingApi.saveBoxSizes, { boxSizes: SIZES });
  }
});
afterAll(() => at.app.close());

const seenBy = async (company = at.city): Promise<PriceGroup[]> =>
  (await at.reader(company).call(pricingApi.priceGroups, {})).body.priceGroups;

test('a price goes alone, but not the last of a size that people rent', async () => {
  const group = await at.addGroup('Weniger', [priceLike(), priceLike({ unit: 'day' })]);
  await at.add(at.hamburg, { priceGroupId: group.id });
  const [hour, day] = group.prices;
  const remove = (id: string) => at.boss(at.city).call(pricingApi.removePrice, { id });
  const row = at.app
    .sql`select from pricing.price_group where company_id = ${at.city.id} and id = ${group.id} for update`;
  const answers = await at.app.race(row, () => [remove(hour!.id), remove(day!.id)]);
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'price.last_of_size']);
  const left = (await seenBy()).find(({ id }) => id === group.id)!;
  expect([left.prices.length, left.version, left.locations]).toEqual([1, 2, 1]);
  expect((await at.trailOf(at.city, 'price_group', group.id))[0]).toMatchObject({
    action: 'price.removed',
    before: { size: 'S' },
  });
  expect(await seenBy(at.other)).not.toContainEqual(left);
});

test('a group that a franchisee’s location uses stays; afterwards it goes', async () => {
  const group = await at.addGroup('Gebraucht', [priceLike()]);
  const location = await at.add(at.hamburg, { priceGroupId: group.id });
  const remove = () => at.boss(at.city).call(pricingApi.removePriceGroup, { id: group.id });
  const refused = await remove();
  expect([refused.status, refused.body.code]).toEqual([409, 'price_group.in_use']);
  expect(refused.body.error).toContain('Gebraucht');
  await at.app.db.rows(at.app.sql`
    update locations.location set price_group_id = null where company_id = ${at.hamburg.id} and id = ${location.id}`);
  expect((await remove()).status).toBe(200);
  expect((await seenBy()).some(({ id }) => id === group.id)).toBe(false);
  expect((await remove()).body.code).toBe('price_group.unknown');
});
