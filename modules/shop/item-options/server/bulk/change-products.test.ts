import type { Input } from '@fachwerk/base/contract';
import { itemApi } from '@fachwerk/catalog/contract';
import { addCategory, addItem } from '@fachwerk/catalog/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkApi } from '../../contract-bulk.ts';
import { findOffers } from '../offer/find-offers.ts';
import { openOptions, type TestOptions } from '../options.for-tests.ts';
import { addExtraGroup, addVariants } from '../testing.ts';

let at: TestOptions;
beforeAll(async () => {
  at = await openOptions();
});
afterAll(() => at.app.close());

type Change = Input<typeof bulkApi.change>['change'];
const nothing: Change = { addedTags: [], removedTags: [], addedGroupIds: [], removedGroupIds: [] };
const itemOf = async (id: string) => (await at.boss().call(itemApi.find, { id })).body.item;
const versionsOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => ({ id, version: (await itemOf(id)).version })));
const change = async (ids: readonly string[], given: Partial<Change>) =>
  at.boss().call(bulkApi.change, { items: await versionsOf(ids), change: { ...nothing, ...given } });
const fieldsOf = ({ body }: { body: { fields?: readonly { path: string; code: string }[] | undefined } }) =>
  body.fields?.map(({ path, code }) => [path, code]);
const percent = (value: number) => ({ kind: 'percent' as const, value, rounding: 'ten_cents' as const });

async function pizza(priceCents = 850) {
  const id = await addItem(at.inside(), { priceCents });
  await addVariants(at.inside(), id, [
    { name: 'klein', priceCents },
    { name: 'groß', priceCents: 1150, stock: 3 },
  ]);
  await at.app.db.rows(
    at.app.sql`update catalog.item set has_variants = true where company_id = ${at.bella.id} and id = ${id}`,
  );
  return id;
}

test('one call changes all that was said of every item, and of each variant its price', async () => {
  const [first, second] = [await addItem(at.inside(), { priceCents: 300 }), await pizza()];
  const categoryId = await addCategory(at.inside());
  const days = { from: 2, to: 4 };
  const availability = [{ days: ['monday' as const], from: '11:00', to: '14:00' }];
  const answer = await change([first, second], {
    price: percent(100),
    categoryId,
    vatKind: 'standard',
    isHidden: false,
    availability,
    addedTags: ['neu', 'scharf'],
    deliveryDays: days,
  });
  expect(answer.status).toBe(200);
  for (const id of [first, second]) {
    expect(await itemOf(id)).toMatchObject({ categoryId, vatKind: 'standard', availability, deliveryDays: days });
  }
  expect((await itemOf(first)).priceCents).toBe(330);
  const [offer] = await findOffers(at.inside(), [second]);
  expect(offer!.variants.map(({ priceCents, stock }) => [priceCents, stock])).toEqual([
    [940, null],
    [1270, 3],
  ]);
  expect((await itemOf(second)).priceCents).toBe(940);
  await change([first], { addedTags: ['Neu'], removedTags: ['SCHARF'], deliveryDays: null });
  expect(await itemOf(first)).toMatchObject({ hashtags: ['neu'], deliveryDays: null });
});

test('sent twice it counts once, even where the lowest price stays what it was', async () => {
  const id = await pizza(100);
  const sent = { items: await versionsOf([id]), change: { ...nothing, price: percent(10) } };
  const answers = [await at.boss().call(bulkApi.change, sent), await at.boss().call(bulkApi.change, sent)];
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(fieldsOf(answers[1]!)).toEqual([['items.0.id', 'item.changed_meanwhile']]);
  const [offer] = await findOffers(at.inside(), [id]);
  expect(offer!.variants.map(({ priceCents }) => priceCents)).toEqual([100, 1160]);
});

test('extras are given and taken; a group that is there is not there twice', async () => {
  const [first, second] = [await addItem(at.inside()), await addItem(at.inside())];
  await addExtraGroup(at.inside(), [first], { extras: [['Käse', 100]] });
  const [offer] = await findOffers(at.inside(), [first]);
  const groupId = offer!.extraGroups[0]!.id;
  const groups = async () =>
    (await findOffers(at.inside(), [first, second])).map(({ extraGroups }) => extraGroups.map(({ id }) => id));
  expect((await change([first, second], { addedGroupIds: [groupId] })).status).toBe(200);
  expect(await groups()).toEqual([[groupId], [groupId]]);
  expect((await change([first], { removedGroupIds: [groupId] })).status).toBe(200);
  expect(await groups()).toEqual([[], [groupId]]);
  expect(fieldsOf(await change([first], { addedGroupIds: [crypto.randomUUID()] }))).toEqual([
    ['items.0.id', 'extra_group.unknown'],
  ]);
});

test('one that is refused keeps all as they were, and each is named', async () => {
  const [cheap, dear] = [
    await addItem(at.inside(), { priceCents: 30 }),
    await addItem(at.inside(), { priceCents: 900 }),
  ];
  const lower = { kind: 'amount' as const, value: -50, rounding: 'cent' as const };
  expect(fieldsOf(await change([dear, cheap], { price: lower }))).toEqual([['items.1.id', 'product.price_impossible']]);
  expect((await itemOf(dear)).priceCents).toBe(900);
  const theirs = await addItem(at.inside(at.other));
  const foreign = { items: [{ id: theirs, version: 1 }], change: { ...nothing, price: percent(10) } };
  expect(fieldsOf(await at.boss().call(bulkApi.change, foreign))).toEqual([['items.0.id', 'item.unknown']]);
  const { id: companyId } = at.bella;
  const cook = at.app.as({ companyId, capabilities: ['catalog.read', 'catalog.stock'] });
  expect((await cook.call(bulkApi.change, { items: await versionsOf([dear]), change: nothing })).status).toBe(403);
});
