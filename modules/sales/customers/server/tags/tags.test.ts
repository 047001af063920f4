import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerFilter } from '../../contract-staff.ts';
import { customerApi } from '../../contract-staff.ts';
import { customerTagApi } from '../../contract-tags.ts';
import { openCustomers, type TestCustomers } from '../customers.for-tests.ts';

let world: TestCustomers;
let [anna, ben, foreign]: string[] = [];
beforeAll(async () => {
  world = await openCustomers();
  anna = (await world.known(world.nord, { email: 'anna@example.org' })).id;
  ben = (await world.known(world.network, { email: 'ben@example.org', firstName: 'Ben' })).id;
  foreign = (await world.known(world.stranger, { email: 'dora@example.org', firstName: 'Dora' })).id;
});
afterAll(() => world.app.close());

const boss = (company = world.network) => world.staff(company, 'customers.edit');
const added = async (name: string, company = world.network) =>
  (await boss(company).call(customerTagApi.add, { name, colour: 'blue' })).body;
const tagged = async (tagId: string, company = world.network) => {
  const filter = { sort: 'name', dir: 'asc', limit: 50, tagId } as CustomerFilter;
  const { customers } = (await world.staff(company).call(customerApi.list, { filter })).body;
  return customers.map(({ firstName }) => firstName);
};

test('tags are given to many at once, stand in the rows and narrow the list', async () => {
  const [regular, firm] = [await added('Stammkunde'), await added('Firma')];
  const given = { customerIds: [anna!, ben!], add: [regular.id], remove: [] };
  expect((await boss().call(customerTagApi.assign, given)).body).toEqual({ changed: 2 });
  // The same again changes nobody.
  expect((await boss().call(customerTagApi.assign, given)).body).toEqual({ changed: 0 });
  await boss().call(customerTagApi.assign, { customerIds: [ben!], add: [firm.id], remove: [regular.id] });
  expect([await tagged(regular.id), await tagged(firm.id)]).toEqual([['Anna'], ['Ben']]);
  const story = (await boss().call(customerApi.find, { id: ben! })).body;
  expect(story.tags).toEqual([{ id: firm.id, name: 'Firma', colour: 'blue' }]);
  expect(story.steps.map(({ sentence }) => sentence)).toContain('Tags geändert');
  const { tags } = (await boss().call(customerTagApi.list, {})).body;
  expect(tags.map(({ name, customers }) => [name, customers])).toEqual([
    ['Firma', 1],
    ['Stammkunde', 1],
  ]);
});

test('a tag is renamed and deleted; two of one name are refused', async () => {
  const [one, two] = [await added('Presse'), await added('Vertrieb')];
  const taken = await boss().call(customerTagApi.save, { id: two.id, name: 'presse', colour: 'red' });
  expect([taken.status, taken.body.code]).toEqual([409, 'customer_tag.name_taken']);
  const saved = await boss().call(customerTagApi.save, { id: one.id, name: 'Medien', colour: 'red' });
  expect(saved.body).toEqual({ id: one.id, name: 'Medien', colour: 'red' });
  await boss().call(customerTagApi.assign, { customerIds: [anna!], add: [one.id], remove: [] });
  expect((await boss().call(customerTagApi.remove, { id: one.id })).status).toBe(200);
  expect(await tagged(one.id)).toEqual([]);
  expect((await boss().call(customerTagApi.remove, { id: one.id })).body.code).toBe('customer_tag.unknown');
});

test('a franchisee neither sees nor gives tags; those of another company are unknown', async () => {
  const mine = await added('VIP');
  await boss().call(customerTagApi.assign, { customerIds: [anna!], add: [mine.id], remove: [] });
  const nord = boss(world.nord);
  expect((await nord.call(customerTagApi.list, {})).body).toEqual({ tags: [], isOfOwnNetwork: false });
  expect((await nord.call(customerApi.find, { id: anna! })).body.tags).toEqual([]);
  expect(await tagged(mine.id, world.nord)).toEqual([]);
  const refused = await nord.call(customerTagApi.assign, { customerIds: [anna!], add: [mine.id], remove: [] });
  expect([refused.status, refused.body.code]).toEqual([403, 'customer_tag.of_the_network']);
  const stranger = boss(world.stranger);
  const outside = [
    await stranger.call(customerTagApi.save, { id: mine.id, name: 'X', colour: 'red' }),
    await stranger.call(customerTagApi.remove, { id: mine.id }),
    await stranger.call(customerTagApi.assign, { customerIds: [foreign!], add: [mine.id], remove: [] }),
    await stranger.call(customerTagApi.assign, { customerIds: [anna!], add: [], remove: [] }),
    await stranger.call(customerTagApi.assign, { customerIds: [newId()], add: [], remove: [] }),
  ];
  expect(outside.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});
