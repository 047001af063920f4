import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PriceGroup, PriceGroupData } from '../contract.ts';
import { pricingApi } from '../contract.ts';
import { priceLike, SIZES } from '../rules/prices.for-tests.ts';
import { openPricing, type TestPricing } from './pricing.for-tests.ts';

let at: TestPricing;
beforeAll(async () => {
  at = await openPricing();
  for (const company of [at.city, at.other]) {
    await at.boss(company).call(pricingApi.saveBoxSizes, { boxSizes: SIZES });
  }
});
afterAll(() => at.app.close());

const save = (priceGroup: Partial<PriceGroupData>, company = at.city) =>
  at
    .boss(company)
    .call(pricingApi.savePriceGroup, { priceGroup: { name: 'Group', currency: 'EUR', prices: [], ...priceGroup } });
const seenBy = async (company = at.city): Promise<PriceGroup[]> =>
  (await at.reader(company).call(pricingApi.priceGroups, {})).body.priceGroups;
const asSent = (group: PriceGroup): PriceGroup => ({
  ...group,
  prices: group.prices.map((price) => ({ ...price, validFrom: new Date(price.validFrom) })),
});

test('a group is added and changed; prices keep their ids, the network is notified', async () => {
  const before = await at.notifications(at.hamburg);
  const added = await at.addGroup('Mitte', [
    priceLike(),
    priceLike({ unit: 'day', tiers: [{ upTo: null, cents: 900 }] }),
  ]);
  expect(added).toMatchObject({ name: 'Mitte', currency: 'EUR', locations: 0, version: 1 });
  expect(added.prices.map(({ sizeCode, unit }) => [sizeCode, unit])).toEqual([
    ['S', 'hour'],
    ['S', 'day'],
  ]);

  const [hour, day] = asSent(added).prices;
  const prices = [{ ...hour!, tiers: [{ upTo: null, cents: 250 }] }, priceLike({ sizeCode: 'M' })];
  const answer = await save({ id: added.id, name: 'Mitte', prices, version: 1 });
  expect(answer.status).toBe(200);
  expect(answer.body.version).toBe(2);
  expect(answer.body.prices.map(({ id }) => id === hour!.id)).toEqual([true, false]);
  expect(answer.body.prices.some(({ id }) => id === day!.id)).toBe(false);
  expect((await seenBy(at.hamburg)).find(({ id }) => id === added.id)).toEqual(answer.body);
  expect((await at.trailOf(at.city, 'price_group', added.id)).map(({ action }) => action)).toEqual([
    'price_group.edited',
    'price_group.added',
  ]);
  expect(await at.notifications(at.hamburg)).toBe(before + 2);

  const same = asSent(answer.body);
  expect((await save({ ...same })).body.version).toBe(2);
});

test('two people saving one group at the same moment: the second is told what the first did', async () => {
  const group = await at.addGroup('Race', [priceLike()]);
  const row = at.app
    .sql`select from pricing.price_group where company_id = ${at.city.id} and id = ${group.id} for update`;
  const answers = await at.app.race(row, () => [
    save({ id: group.id, name: 'Race 1', version: 1 }),
    save({ id: group.id, name: 'Race 2', version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!.body;
  const kept = (await seenBy()).find(({ id }) => id === group.id)!;
  expect(refused.code).toBe('price_group.changed_meanwhile');
  expect(refused.conflict).toMatchObject({ current: kept, changed: [{ field: 'name', theirs: kept.name }] });
});

test('a name stands for one group of the network, and only there', async () => {
  const group = await at.addGroup('Einzig');
  const answer = await save({ name: 'Einzig' });
  expect([answer.status, answer.body.code]).toEqual([409, 'price_group.name_taken']);
  expect((await save({ name: 'Einzig' }, at.other)).status).toBe(200);
  expect((await save({ ...asSent(group), name: 'Einzig' })).status).toBe(200);
});

test('what the rule refuses is refused at its field', async () => {
  const refused = [
    [[priceLike({ tiers: [{ upTo: 3, cents: 1 }] })], 'prices.0.tiers.0.upTo'],
    [[priceLike({ sizeCode: 'XXL' })], 'prices.0.sizeCode'],
    [[priceLike(), priceLike()], 'prices.1.unit'],
  ] as const;
  for (const [prices, path] of refused) {
    const answer = await save({ name: 'Falsch', prices: [...prices] });
    expect([answer.status, answer.body.code, answer.body.fields?.[0]?.path]).toEqual([
      422,
      'price_group.refused',
      `priceGroup.${path}`,
    ]);
  }
});

test('another network’s group and price are as unknown as nobody’s', async () => {
  const group = await at.addGroup('Unser', [priceLike(), priceLike({ unit: 'day' })]);
  const stranger = at.boss(at.other);
  for (const id of [group.id, newId()]) {
    expect((await save({ id, version: 1 }, at.other)).body.code).toBe('price_group.unknown');
    expect((await stranger.call(pricingApi.removePriceGroup, { id })).body.code).toBe('price_group.unknown');
  }
  for (const id of [group.prices[0]!.id, newId()]) {
    expect((await stranger.call(pricingApi.removePrice, { id })).body.code).toBe('price.unknown');
    const answer = await save({ name: 'Ihrs', prices: [priceLike({ id })] }, at.other);
    expect([answer.status, answer.body.code]).toEqual([404, 'price.unknown']);
  }
  expect((await seenBy()).find(({ id }) => id === group.id)).toEqual(group);
});

test('a box with a group of its own keeps it too', async () => {
  const group = await at.addGroup('Sonderfach');
  await at.app.db.rows(at.app.sql`
    create table pricing.box_for_tests (network_id uuid, price_group_id uuid,
      constraint lock_price_group foreign key (network_id, price_group_id) references pricing.price_group (company_id, id))`);
  await at.app.db.rows(at.app.sql`insert into pricing.box_for_tests values (${at.city.id}, ${group.id})`);
  const refused = await at.boss(at.city).call(pricingApi.removePriceGroup, { id: group.id });
  expect([refused.status, refused.body.code]).toEqual([409, 'price_group.in_use']);
});
