import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoxSize } from '../contract.ts';
import { pricingApi } from '../contract.ts';
import { priceLike, SIZES } from '../rules/prices.for-tests.ts';
import { openPricing, type TestPricing } from './pricing.for-tests.ts';

let at: TestPricing;
beforeAll(async () => {
  at = await openPricing();
});
afterAll(() => at.app.close());

const save = (boxSizes: BoxSize[], company = at.city) => at.boss(company).call(pricingApi.saveBoxSizes, { boxSizes });
const codes = async (company = at.city) =>
  (await at.reader(company).call(pricingApi.boxSizes, {})).body.boxSizes.map(({ code }) => code);
const large = { code: 'L', name: 'Groß', widthCm: 30, heightCm: 60, depthCm: 40 };

test('the list is kept in its order, and a franchisee reads its franchisor’s', async () => {
  expect((await save([...SIZES, large])).body.boxSizes).toEqual([...SIZES, large]);
  expect(await codes(at.hamburg)).toEqual(['S', 'M', 'L']);
  expect(await codes(at.other)).toEqual([]);
  expect((await save([large, SIZES[0]!])).status).toBe(200);
  expect(await codes()).toEqual(['L', 'S']);
  expect(await at.trailOf(at.city, 'company', at.city.id)).toMatchObject([
    { action: 'box_sizes.edited' },
    { action: 'box_sizes.edited', before: { boxSizes: [] } },
    { action: 'company.created' },
  ]);
});

test('saving the same again leaves no trace', async () => {
  await save(SIZES);
  const before = [await at.notifications(at.hamburg), (await at.trailOf(at.city, 'company', at.city.id)).length];
  await save(SIZES);
  expect([await at.notifications(at.hamburg), (await at.trailOf(at.city, 'company', at.city.id)).length]).toEqual(
    before,
  );
});

test('a code is written large, and names one size', async () => {
  expect((await save([{ ...large, code: ' xl ' }, ...SIZES])).status).toBe(200);
  expect(await codes()).toEqual(['XL', 'S', 'M']);
  const twice = await save([...SIZES, { ...large, code: 's' }]);
  expect([twice.status, twice.body.code, twice.body.fields?.[0]?.path]).toEqual([
    409,
    'box_size.code_taken',
    'boxSizes.2.code',
  ]);
  const bad = await save([{ ...large, code: 'Größe' }]);
  expect([bad.status, bad.body.fields?.[0]?.code]).toEqual([422, 'field.box_size']);
});

test('a size with prices stays until they are gone', async () => {
  await save(SIZES);
  const group = await at.addGroup('Preise', [priceLike({ sizeCode: 'M' })]);
  const refused = await save([SIZES[0]!]);
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([409, 'box_size.has_prices', { code: 'M' }]);
  expect(await codes()).toEqual(['S', 'M']);
  await at.boss(at.city).call(pricingApi.removePrice, { id: group.prices[0]!.id });
  expect((await save([SIZES[0]!])).status).toBe(200);
});

test('a size that boxes have stays, and nothing else of the list is saved', async () => {
  await save(SIZES);
  await at.app.db.rows(at.app.sql`
    create table pricing.box_for_tests (network_id uuid, size_code text,
      constraint lock_size foreign key (network_id, size_code) references pricing.box_size (company_id, code))`);
  await at.app.db.rows(at.app.sql`insert into pricing.box_for_tests values (${at.city.id}, 'M')`);
  const refused = await save([{ ...SIZES[0]!, name: 'Winzig' }, large]);
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([409, 'box_size.in_use', { code: 'M' }]);
  expect((await at.reader(at.city).call(pricingApi.boxSizes, {})).body.boxSizes).toEqual(SIZES);
});
