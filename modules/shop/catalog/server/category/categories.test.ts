import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemApi } from '../../contract.ts';
import { type CategoryData, categoryApi } from '../../contract-category.ts';
import { openCatalog, type TestCatalog } from '../catalog.for-tests.ts';

let at: TestCatalog;
beforeAll(async () => {
  at = await openCatalog();
});
afterAll(() => at.app.close());

const outcome = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code];
const names = async () =>
  (await at.reader().call(categoryApi.list, {})).body.categories.map(({ name, itemCount, isArchived }) => [
    name.de,
    itemCount,
    isArchived,
  ]);

test('categories are added behind each other, sorted by hand, and go when they are empty', async () => {
  const [first, second] = [await at.addCategory('Vorspeisen'), await at.addCategory('Desserts')];
  expect((await at.boss().call(categoryApi.sort, { ids: [second.id, first.id] })).status).toBe(200);
  const item = await at.add('Eis', { categoryId: second.id });
  expect(await names()).toEqual([
    ['Desserts', 1, false],
    ['Vorspeisen', 0, false],
  ]);
  const archive = () => at.boss().call(categoryApi.archive, { id: second.id, isArchived: true });
  expect(outcome(await archive())).toEqual([409, 'category.not_empty']);
  await at.boss().call(itemApi.archive, { ids: [item.id], isArchived: true });
  expect((await archive()).status).toBe(200);
  expect(outcome(await at.boss().call(itemApi.archive, { ids: [item.id], isArchived: false }))).toEqual([
    409,
    'category.archived',
  ]);
  expect((await at.boss().call(categoryApi.archive, { id: second.id, isArchived: false })).status).toBe(200);
  expect((await at.boss().call(itemApi.archive, { ids: [item.id], isArchived: false })).status).toBe(200);
  expect((await at.trailOf('category', second.id)).map(({ action }) => action)).toEqual([
    'category.restored',
    'category.archived',
    'category.added',
  ]);
});

test('an item does not slip into a category that is being archived', async () => {
  const { id } = await at.addCategory('Aktionen');
  const row = at.app.sql`select from catalog.category where company_id = ${at.bella.id} and id = ${id} for update`;
  const item = await at.add('Pizza des Tages');
  const statuses = await at.app.race(row, () => [
    at
      .boss()
      .call(categoryApi.archive, { id, isArchived: true })
      .then(({ status }) => status),
    at.save(item, { categoryId: id }).then(({ status }) => status),
  ]);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('saving names the version, and keeps times and languages', async () => {
  const category = await at.addCategory('Mittagstisch');
  const data: CategoryData = {
    sortRule: 'hand',
    sortDir: 'asc',
    name: { de: 'Mittagstisch', deDu: '', en: 'Lunch', it: '', ru: '' },
    description: category.description,
    availability: [{ days: ['monday', 'friday'], from: '11:30', to: '14:00' }],
  };
  const save = (category: CategoryData, version: number, id: string) =>
    at.boss().call(categoryApi.save, { category: { ...category, id, version } });
  const saved = await save(data, category.version, category.id);
  expect(saved.body).toMatchObject({ ...data, version: 2 });
  expect(outcome(await save({ ...data, availability: [] }, category.version, category.id))).toEqual([
    409,
    'category.changed_meanwhile',
  ]);
  const empty = { ...data, availability: [{ days: ['monday' as const], from: '11:30', to: '11:30' }] };
  const refused = await save(empty, 2, category.id);
  expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([422, 'category.availability.0.to']);
  const { id } = await at.addCategory('Fremd', { company: at.other });
  expect(outcome(await save(data, 1, id))).toEqual([404, 'category.unknown']);
});
