import { userRemoved } from '@fachwerk/auth/contract';
import { emit } from '@fachwerk/server/events';
import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listViewApi, MOST_VIEWS } from '../contract.ts';
import { listViews } from './module.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp(listViews);
});
afterAll(() => app.close());

let companyId: string;
let anna: Person;
let bert: Person;
beforeEach(() => {
  companyId = newId();
  anna = person();
  bert = person();
});

type Person = ReturnType<typeof person>;
function person(capabilities: readonly 'list-views.manage'[] = [], inside = companyId) {
  const userId = newId();
  return { userId, ...app.as({ companyId: inside, userId, capabilities: [...capabilities] }) };
}

const LIST = '/admin/orders';
const usual = { order: [], shown: [], hidden: [] };
const open = { name: 'Offen', query: 'status=open', columns: usual, isCompact: false, isShared: false };
const shown = async (who: Person, list = LIST) => (await who.call(listViewApi.show, { list })).body;
const add = async (who: Person, more: Partial<typeof open> = {}) =>
  (await who.call(listViewApi.add, { ...open, ...more, list: LIST })).body;
const namesFor = async (who: Person) => (await shown(who)).views.map(({ name }) => name);

test('columns are a person’s own, in each list, until they are reset', async () => {
  const columns = { order: ['total', 'customer'], shown: ['total'], hidden: ['phone'] };
  const save = () => anna.call(listViewApi.saveColumns, { list: LIST, columns });
  expect([(await save()).status, (await save()).status]).toEqual([200, 200]);
  expect((await shown(anna)).columns).toEqual(columns);
  expect([(await shown(bert)).columns, (await shown(anna, '/admin/users')).columns]).toEqual([null, null]);
  await anna.call(listViewApi.saveColumns, { list: LIST, columns: null });
  expect((await shown(anna)).columns).toBeNull();
});

test('a column stands once, however often it was sent', async () => {
  const columns = { order: ['a', 'b', 'a'], shown: ['a', 'a'], hidden: [] };
  await anna.call(listViewApi.saveColumns, { list: LIST, columns });
  expect((await shown(anna)).columns).toEqual({ order: ['a', 'b'], shown: ['a'], hidden: [] });
});

test('a view is its author’s until it is shared, and then everybody’s in the company', async () => {
  const view = await add(anna);
  expect(view).toMatchObject({ ...open, isOwn: true, mayEdit: true });
  expect(await namesFor(bert)).toEqual([]);
  await anna.call(listViewApi.edit, { ...open, viewId: view.id, isShared: true });
  expect((await shown(bert)).views).toMatchObject([{ name: 'Offen', isOwn: false, mayEdit: false }]);
  expect(await namesFor(person([], newId()))).toEqual([]);
});

test('a shared view is changed by its author and by whoever manages views, and stays shared', async () => {
  const { id: viewId } = await add(anna, { isShared: true });
  const refused = await bert.call(listViewApi.edit, { ...open, viewId, name: 'Meins' });
  expect([refused.status, refused.body.code]).toEqual([403, 'list_view.not_yours']);
  expect((await bert.call(listViewApi.remove, { viewId })).body.code).toBe('list_view.not_yours');
  const administrator = person(['list-views.manage']);
  const { body } = await administrator.call(listViewApi.edit, { ...open, viewId, name: 'Offene', isShared: false });
  expect(body).toMatchObject({ name: 'Offene', isShared: true, isOwn: false, mayEdit: true });
  expect((await administrator.call(listViewApi.remove, { viewId })).status).toBe(200);
  expect(await namesFor(anna)).toEqual([]);
});

test('a private view does not exist for anybody else, whatever they may', async () => {
  const { id: viewId } = await add(anna);
  const inOtherCompany = person(['list-views.manage'], newId());
  for (const other of [bert, person(['list-views.manage']), inOtherCompany]) {
    const answers = [
      await other.call(listViewApi.edit, { ...open, viewId }),
      await other.call(listViewApi.remove, { viewId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  }
  const { id: shared } = await add(anna, { name: 'Alle', isShared: true });
  expect((await inOtherCompany.call(listViewApi.remove, { viewId: shared })).status).toBe(404);
  expect(await namesFor(anna)).toEqual(['Offen', 'Alle']);
});

test('sent twice a view is added once, and deleted once', async () => {
  const key = { headers: { 'idempotency-key': newId() }, token: anna.token };
  const twice = [1, 2].map(() => app.call(listViewApi.add, { ...open, list: LIST }, key));
  const [first, second] = await Promise.all(twice);
  expect(second!.body).toEqual(first!.body);
  expect(await namesFor(anna)).toEqual(['Offen']);
  const viewId = first!.body.id;
  expect((await anna.call(listViewApi.remove, { viewId })).status).toBe(200);
  expect((await anna.call(listViewApi.remove, { viewId })).status).toBe(404);
});

test('a name is used once by a person in a list', async () => {
  await add(anna);
  const { id: viewId } = await add(anna, { name: 'Bezahlt' });
  const again = await anna.call(listViewApi.add, { ...open, list: LIST });
  expect([again.status, again.body.code]).toEqual([409, 'list_view.name_taken']);
  expect((await anna.call(listViewApi.edit, { ...open, viewId })).body.code).toBe('list_view.name_taken');
  expect((await bert.call(listViewApi.add, { ...open, list: LIST })).status).toBe(200);
  expect((await anna.call(listViewApi.add, { ...open, list: '/admin/users' })).status).toBe(200);
});

test('a list has at most so many views of one person', async () => {
  for (let at = 0; at < MOST_VIEWS; at++) await add(anna, { name: `Ansicht ${at}` });
  const more = await anna.call(listViewApi.add, { ...open, list: LIST });
  expect([more.status, more.body.code]).toEqual([409, 'list_view.too_many']);
});

test('what others see is audited', async () => {
  const { id: viewId } = await add(anna);
  await anna.call(listViewApi.edit, { ...open, viewId, isShared: true });
  await anna.call(listViewApi.remove, { viewId });
  const entries = await app.db.rows<{ action: string }>(app.sql`
    select action from kit.audit_entry where company_id = ${companyId} order by id`);
  expect(entries.map(({ action }) => action)).toEqual(['list_view.shared', 'list_view.withdrawn']);
});

test('who is deleted leaves shared views without a name, and nothing else', async () => {
  await add(anna);
  await add(anna, { name: 'Alle', isShared: true });
  await anna.call(listViewApi.saveColumns, { list: LIST, columns: { ...usual, hidden: ['phone'] } });
  await emit(app.work(), userRemoved, { companyId, userId: anna.userId });
  await app.runJobs();
  expect((await shown(bert)).views).toMatchObject([{ name: 'Alle', author: '' }]);
  expect(await shown(anna)).toMatchObject({ columns: null, views: [{ isOwn: false }] });
});

const refusals = [
  ['a view without a name', { ...open, name: ' ' }, 'name'],
  ['a name without an end', { ...open, name: 'x'.repeat(61) }, 'name'],
  ['columns without an end', { ...open, columns: { ...usual, order: Array(61).fill('a') } }, 'columns.order'],
] as const;
for (const [name, view, path] of refusals) {
  test(`${name} is refused at its field`, async () => {
    const { status, body } = await anna.call(listViewApi.add, { ...view, list: LIST });
    expect([status, body.fields?.[0]?.path]).toEqual([422, path]);
  });
}

test('without signing in there is nothing', async () => {
  expect((await app.call(listViewApi.show, { list: LIST })).body.code).toBe('access.signed_out');
});
