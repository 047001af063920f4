import { addDays } from '@fachwerk/base/time';
import { itemApi } from '@fachwerk/catalog/contract';
import { addItem } from '@fachwerk/catalog/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ExtraGroupForm, extraApi } from '../../contract-extra.ts';
import { type ItemOptions, optionApi, type VariantData } from '../../contract-variant.ts';
import { named } from '../../rules/offer.for-tests.ts';
import { findOffers } from '../offer/find-offers.ts';
import { openOptions, type TestOptions } from '../options.for-tests.ts';

let at: TestOptions;
beforeAll(async () => {
  at = await openOptions();
});
afterAll(() => at.app.close());
const OPENED = new Date('2026-03-01T10:00:00Z');
beforeEach(() => {
  at.app.time.now = OPENED;
});

type Given = Partial<VariantData> & { readonly id?: string | null };
const size = (name: string, priceCents: number, given: Given = {}) => ({
  id: null,
  name: named(name),
  number: '',
  priceCents,
  promo: null,
  content: null,
  depositCents: null,
  ...given,
});
const save = (itemId: string, version: number, variants: ReturnType<typeof size>[], company = at.bella) =>
  at.boss(company).call(optionApi.saveVariants, { itemId, version, variantsName: named('Größe'), variants });
const outcome = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code];
const fieldsOf = ({ body }: { body: { fields?: readonly { path: string; code: string }[] | undefined } }) =>
  body.fields?.map(({ path, code }) => [path, code]);
const item = async (id: string) => (await at.boss().call(itemApi.find, { id })).body.item;
const kept = ({ stock: _, isSoldOut: __, soldOutUntil: ___, ...variant }: ItemOptions['variants'][number]) => variant;

test('an item with variants costs what the cheapest does, and its price is changed at them', async () => {
  const id = await addItem(at.inside(), { priceCents: 999 });
  const saved = await save(id, 0, [size('klein', 850), size('groß', 1150, { number: 'P-2' })]);
  expect(saved.body).toMatchObject({ version: 1, variants: [{ name: { de: 'klein' } }, { number: 'P-2' }] });
  const { version, hasVariants, priceCents } = await item(id);
  expect({ hasVariants, priceCents }).toEqual({ hasVariants: true, priceCents: 850 });

  const refused = await at.boss().call(itemApi.edit, { rows: [{ id, version, priceCents: 700 }], added: [] });
  expect([outcome(refused), fieldsOf(refused)]).toEqual([
    [409, 'items.refused'],
    [['rows.0.priceCents', 'item.price_of_variants']],
  ]);
  // Everything else of the item is still its own.
  expect((await at.boss().call(itemApi.edit, { rows: [{ id, version, number: 'P' }], added: [] })).status).toBe(200);

  const [small, large] = saved.body.variants.map(kept);
  const fewer = await save(id, 1, [{ ...large!, priceCents: 1200 }]);
  expect(fewer.body.variants.map(({ id: each, priceCents: cents }) => [each, cents])).toEqual([[large!.id, 1200]]);
  expect((await item(id)).priceCents).toBe(1200);
  expect(outcome(await save(id, 2, [{ ...small! }]))).toEqual([404, 'variant.unknown']);
  await save(id, 2, []);
  expect(await item(id)).toMatchObject({ hasVariants: false, priceCents: 1200 });
});

test('the promo of a variant is judged by its own prices', async () => {
  const id = await addItem(at.inside());
  const { body } = await save(id, 0, [size('klein', 850), size('groß', 1150)]);
  const [small, large] = body.variants.map(kept);
  at.app.time.now = addDays(OPENED, 40);
  await save(id, 1, [small!, { ...large!, priceCents: 1400 }]);
  at.app.time.now = addDays(OPENED, 45);
  const promo = (cents: number) => ({ cents, from: at.app.time.now, to: addDays(at.app.time.now, 7) });
  // Raised five days ago, and now "lowered" to more than it cost before.
  const misleading = [
    { ...small!, promo: promo(800) },
    { ...large!, priceCents: 1400, promo: promo(1200) },
  ];
  expect(fieldsOf(await save(id, 2, misleading))).toEqual([['variants.1.promo.cents', 'promo.misleading']]);
  const lawful = [
    { ...small!, promo: promo(800) },
    { ...large!, priceCents: 1400, promo: promo(1100) },
  ];
  expect((await save(id, 2, lawful)).status).toBe(200);
  const [offer] = await findOffers(at.inside(), [id]);
  expect(offer!.variants.map(({ lowestBeforeCents }) => lowestBeforeCents)).toEqual([850, 1150]);
  const { prices } = (await at.boss().call(optionApi.find, { itemId: id })).body;
  expect(prices.filter(({ variantId }) => variantId === large!.id).map(({ period }) => period.cents)).toEqual([
    1100, 1400, 1150,
  ]);
});

test('what is refused is refused at its field, and changes nothing', async () => {
  const [id, elsewhere] = [await addItem(at.inside()), await addItem(at.inside())];
  await save(elsewhere, 0, [size('rot', 100, { number: 'X1' })]);
  const { body } = await save(id, 0, [size('klein', 850)]);
  const refused = [
    [[size('Groß', 1), size('groß ', 2)], 422, [['variants.1.name.de', 'variant.name_twice']]],
    [
      [size('a', 1, { number: 'N' }), size('b', 2, { number: 'n' })],
      422,
      [['variants.1.number', 'variant.number_twice']],
    ],
    [[size('a', 1, { number: 'x1' })], 409, [['variants.0.number', 'variant.number_taken']]],
    [[size('a', -1)], 422, [['variants.0.priceCents', 'field.too_small']]],
  ] as const;
  for (const [variants, status, fields] of refused) {
    const answer = await save(id, 1, [...variants]);
    expect([answer.status, fieldsOf(answer)]).toEqual([status, fields]);
  }
  expect((await at.boss().call(optionApi.find, { itemId: id })).body.options).toEqual(body);
});

test('of two who save the variants at once the second is told', async () => {
  const id = await addItem(at.inside());
  const row = at.app.sql`select from catalog.item where company_id = ${at.bella.id} and id = ${id} for update`;
  const answers = await at.app.race(row, () => [save(id, 0, [size('a', 1)]), save(id, 0, [size('b', 2)])]);
  expect(answers.map(outcome).sort()).toEqual([
    [200, undefined],
    [409, 'options.changed_meanwhile'],
  ]);
});

test('stock and sold out of a variant change beside the form, and only over what was seen', async () => {
  const itemId = await addItem(at.inside());
  const { variants } = (await save(itemId, 0, [size('klein', 850)])).body;
  const of = { itemId, variantId: variants[0]!.id };
  const stock = (seen: number | null, wanted: number | null) =>
    at.boss().call(optionApi.saveVariantStock, { ...of, seen, stock: wanted });
  expect((await stock(null, 5)).status).toBe(200);
  expect(outcome(await stock(4, 9))).toEqual([409, 'variant.stock_changed']);
  await at.boss().call(optionApi.markVariantSoldOut, { ...of, soldOut: 'tomorrow' });
  const { options } = (await at.boss().call(optionApi.find, { itemId })).body;
  expect(options).toMatchObject({ version: 1, variants: [{ stock: 5, isSoldOut: true }] });
  expect(options.variants[0]!.soldOutUntil).toEqual(new Date('2026-03-02T03:00:00Z').toISOString());
});

const group = (given: Partial<ExtraGroupForm> = {}): ExtraGroupForm => ({
  name: named('Beläge'),
  minimum: 0,
  maximum: 3,
  mostOfSame: 1,
  extras: [{ id: null, name: named('Käse'), surchargeCents: 150, allergens: ['milk'], additives: [] }],
  ...given,
});

test('a group of extras is shared by items, changed once for all, and goes when nobody has it', async () => {
  const [first, second] = [
    await addItem(at.inside(), { name: 'Funghi' }),
    await addItem(at.inside(), { name: 'Diavola' }),
  ];
  const added = (await at.boss().call(extraApi.save, { group: group() })).body;
  for (const itemId of [first, second]) {
    const answer = await at.boss().call(optionApi.saveGroups, { itemId, version: 0, groupIds: [added.id, added.id] });
    expect(answer.body.groupIds).toEqual([added.id]);
  }
  const cheese = added.extras[0]!;
  const changed = await at.boss().call(extraApi.save, {
    id: added.id,
    version: added.version,
    group: group({
      mostOfSame: 2,
      extras: [
        { ...cheese, surchargeCents: 200 },
        { ...cheese, id: null, name: named('Rucola') },
      ],
    }),
  });
  expect(changed.body).toMatchObject({ itemCount: 2, version: 2, mostOfSame: 2 });
  await at.boss().call(extraApi.markSoldOut, { id: cheese.id, soldOut: 'notice' });
  const offers = await findOffers(at.inside(), [first, second]);
  for (const { extraGroups } of offers) {
    expect(extraGroups[0]!.extras).toMatchObject([
      { id: cheese.id, surchargeCents: 200, isSoldOut: true },
      { name: { de: 'Rucola' } },
    ]);
  }
  const using = (await at.boss().call(extraApi.listItems, { id: added.id })).body.items;
  expect(using.map(({ name }) => name)).toEqual(['Diavola', 'Funghi']);
  const archive = () => at.boss().call(extraApi.archive, { id: added.id, isArchived: true });
  expect(outcome(await archive())).toEqual([409, 'extra_group.in_use']);
  for (const itemId of [first, second])
    await at.boss().call(optionApi.saveGroups, { itemId, version: 1, groupIds: [] });
  expect((await archive()).status).toBe(200);
  const again = await at.boss().call(optionApi.saveGroups, { itemId: first, version: 2, groupIds: [added.id] });
  expect(outcome(again)).toEqual([409, 'extra_group.archived']);
});

test('a group that cannot be chosen is refused; one that was changed meanwhile too', async () => {
  const saved = (await at.boss().call(extraApi.save, { group: group() })).body;
  const refused = [
    [group({ minimum: 3, maximum: 2 }), ['group.minimum', 'extra_group.minimum_above']],
    [group({ minimum: 2, maximum: 2 }), ['group.minimum', 'extra_group.minimum_impossible']],
    [group({ extras: [...group().extras, ...group().extras] }), ['group.extras.1.name.de', 'extra.name_twice']],
  ] as const;
  for (const [given, field] of refused) {
    expect(fieldsOf(await at.boss().call(extraApi.save, { group: given }))).toEqual([field]);
  }
  const change = () =>
    at.boss().call(extraApi.save, { id: saved.id, version: saved.version, group: group({ maximum: 2 }) });
  expect((await change()).status).toBe(200);
  expect(outcome(await change())).toEqual([409, 'extra_group.changed_meanwhile']);
});

test('a copied item has the variants and extras of the first, without their numbers', async () => {
  const id = await addItem(at.inside(), { priceCents: 500 });
  await save(id, 0, [size('klein', 500, { number: 'K1' }), size('groß', 900)]);
  const { id: groupId } = (await at.boss().call(extraApi.save, { group: group() })).body;
  await at.boss().call(optionApi.saveGroups, { itemId: id, version: 1, groupIds: [groupId] });
  const copy = (await at.boss().call(itemApi.copy, { id })).body;
  expect(copy.hasVariants).toBe(true);
  expect((await findOffers(at.inside(), [copy.id]))[0]).toMatchObject({
    priceCents: 500,
    variants: [{ name: { de: 'klein' }, number: '', priceCents: 500 }, { priceCents: 900 }],
    extraGroups: [{ id: groupId }],
  });
});

test('another company finds nothing of it', async () => {
  const itemId = await addItem(at.inside());
  const { variants } = (await save(itemId, 0, [size('klein', 850)])).body;
  const { id } = (await at.boss().call(extraApi.save, { group: group() })).body;
  const theirs = await addItem(at.inside(at.other));
  const them = at.boss(at.other);
  const of = { itemId, variantId: variants[0]!.id };
  const answers = [
    await them.call(optionApi.find, { itemId }),
    await save(itemId, 1, [], at.other),
    await them.call(optionApi.saveVariantStock, { ...of, seen: null, stock: 1 }),
    await them.call(optionApi.markVariantSoldOut, { ...of, soldOut: 'notice' }),
    await them.call(optionApi.saveGroups, { itemId: theirs, version: 0, groupIds: [id] }),
    await them.call(extraApi.save, { id, version: 1, group: group() }),
    await them.call(extraApi.archive, { id, isArchived: true }),
    await them.call(extraApi.sort, { ids: [id] }),
    await them.call(extraApi.markSoldOut, { id: newId(), soldOut: 'no' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await them.call(extraApi.list, {})).body.groups).toEqual([]);
});
