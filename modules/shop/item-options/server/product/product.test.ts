import { addDays } from '@fachwerk/base/time';
import { itemApi } from '@fachwerk/catalog/contract';
import { PLAIN_ITEM } from '@fachwerk/catalog/rules/plain-item';
import { addCategory } from '@fachwerk/catalog/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { extraApi } from '../../contract-extra.ts';
import { pictureApi } from '../../contract-picture.ts';
import { type ProductData, type ProductVariant, productApi } from '../../contract-product.ts';
import { optionApi, type Variant } from '../../contract-variant.ts';
import { choicePrice } from '../../rules/choice-price.ts';
import { named } from '../../rules/offer.for-tests.ts';
import { findOffers } from '../offer/find-offers.ts';
import { openOptions, type TestOptions } from '../options.for-tests.ts';
import { removeDraftsJob } from './remove-drafts.job.ts';

let at: TestOptions;
let categoryId: string;
const OPENED = new Date('2026-03-01T10:00:00Z');
beforeAll(async () => {
  at = await openOptions();
  categoryId = await addCategory(at.inside());
});
afterAll(() => at.app.close());
beforeEach(() => {
  at.app.time.now = OPENED;
});

const size = (name: string, priceCents: number, given: Partial<ProductVariant> = {}): ProductVariant => ({
  id: null,
  name: named(name),
  number: '',
  priceCents,
  promo: null,
  content: null,
  depositCents: null,
  ...given,
});
const product = (given: Partial<ProductData> = {}): ProductData => ({
  item: { ...PLAIN_ITEM, categoryId, name: named('Margherita'), priceCents: 890 },
  variantsName: named(''),
  variants: [],
  groupIds: [],
  extraPrices: [],
  pictures: [],
  ...given,
});
const upload = async (company = at.bella, uploadId = crypto.randomUUID()) => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return at.boss(company).call(productApi.addPicture, { uploadId, image: { name: 'x.png', type: 'image/png', bytes } });
};
const group = async () => {
  const extras = [{ id: null, name: named('Käse'), surchargeCents: 100, allergens: [], additives: [] }];
  const { body } = await at
    .boss()
    .call(extraApi.save, { group: { name: named('Beläge'), minimum: 0, maximum: 1, mostOfSame: 1, extras } });
  return body.id;
};
const add = async (given: Partial<ProductData> = {}) => (await at.boss().call(productApi.add, product(given))).body.id;
const find = async (id: string) => (await at.boss().call(productApi.find, { id })).body;
const save = async (id: string, given: Partial<ProductData> = {}, company = at.bella) => {
  const { item, options } = await find(id);
  const versions = { version: item.version, optionsVersion: options.version };
  return at.boss(company).call(productApi.save, { id, ...versions, ...product(given) });
};
const outcome = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code];
const withoutSupply = ({ stock: _, isSoldOut: __, soldOutUntil: ___, ...variant }: Variant) => variant;
const fieldsOf = ({ body }: { body: { fields?: readonly { path: string; code: string }[] | undefined } }) =>
  body.fields?.map(({ path, code }) => [path, code]);
const trail = async (id: string) =>
  (
    await at.app.db.rows<{ action: string }>(
      at.app
        .sql`select action from kit.audit_entry where company_id = ${at.bella.id} and subject_id = ${id} order by at, id`,
    )
  ).map(({ action }) => action);

test('a new item comes with its pictures, sizes, extras and stock at once', async () => {
  const [picture, groupId] = [(await upload()).body, await group()];
  const id = await add({
    variantsName: named('Größe'),
    variants: [size('groß', 1150, { stock: { seen: null, left: 3 } }), size('klein', 850)],
    groupIds: [groupId],
    pictures: [{ id: picture.id, alt: named('Von oben') }],
    stock: { seen: null, left: 20 },
  });
  const { item, options, pictures, variantPrices } = await find(id);
  expect(item).toMatchObject({ priceCents: 850, hasVariants: true, stock: 20 });
  expect(options.variants.map(({ name, stock }) => [name.de, stock])).toEqual([
    ['groß', 3],
    ['klein', null],
  ]);
  expect(options.groupIds).toEqual([groupId]);
  expect(pictures.map((each) => [each.id, each.alt.de, each.sources.length])).toEqual([[picture.id, 'Von oben', 3]]);
  expect(variantPrices).toHaveLength(2);
});

test('an extra has a price per size, written with the item and carried when a size is renamed', async () => {
  const groupId = await group();
  const sizes = [size('klein', 850), size('groß', 1150)];
  const id = await add({ variants: sizes, groupIds: [groupId] });
  const groups = async () => (await at.boss().call(extraApi.list, {})).body.groups.find((each) => each.id === groupId)!;
  const { version, extras, sizes: known } = await groups();
  expect(known).toEqual(['klein', 'groß']);
  const prices = [{ extraId: extras[0]!.id, surchargeCents: 100, sizePrices: [{ size: 'groß', surchargeCents: 250 }] }];
  const kept = (await find(id)).options.variants;
  const written = {
    variants: kept.map(withoutSupply),
    groupIds: [groupId],
    extraPrices: [{ groupId, version, prices }],
  };
  expect((await save(id, written)).status).toBe(200);
  expect((await groups()).extras[0]!.sizePrices).toEqual([{ size: 'groß', surchargeCents: 250 }]);
  expect(outcome(await save(id, written))).toEqual([409, 'extra_group.changed_meanwhile']);
  const foreign = { groupId, version: version + 1, prices: [{ ...prices[0]!, extraId: crypto.randomUUID() }] };
  expect(outcome(await save(id, { ...written, extraPrices: [foreign] }))).toEqual([404, 'extra.unknown']);
  const twice = [{ ...prices[0]!, sizePrices: [...prices[0]!.sizePrices, { size: 'GROß', surchargeCents: 1 }] }];
  expect(
    fieldsOf(await save(id, { ...written, extraPrices: [{ groupId, version: version + 1, prices: twice }] })),
  ).toEqual([['extras.0.sizePrices.1.size', 'extra.size_twice']]);
  const renamed = kept.map((each) =>
    withoutSupply({ ...each, name: named(each.name.de === 'groß' ? 'riesig' : 'klein') }),
  );
  expect((await save(id, { variants: renamed, groupIds: [groupId] })).status).toBe(200);
  expect((await groups()).extras[0]!.sizePrices).toEqual([
    { size: 'groß', surchargeCents: 250 },
    { size: 'riesig', surchargeCents: 250 },
  ]);
  const [offer] = await findOffers(at.inside(), [id]);
  const choice = {
    itemId: id,
    variantId: offer!.variants[1]!.id,
    extras: [{ extraId: extras[0]!.id, quantity: 1 }],
  };
  expect(choicePrice(offer!, choice, OPENED).unitCents).toBe(1150 + 250);
  const theirs = await at.boss(at.other).call(productApi.save, {
    id,
    version: 1,
    optionsVersion: 1,
    ...product({ extraPrices: [{ groupId, version: version + 2, prices }] }),
  });
  expect(theirs.status).toBe(404);
});

test('related items are kept in their order, stay when nothing is said of them, and one of another company is refused', async () => {
  const [first, second, id] = [await add(), await add(), await add()];
  const related = async () => (await find(id)).related.map((each) => each.id);
  expect((await save(id, { relatedItemIds: [second, first] })).status).toBe(200);
  expect(await related()).toEqual([second, first]);
  await save(id);
  expect(await related()).toEqual([second, first]);
  const theirs = (
    await at.boss(at.other).call(productApi.add, {
      ...product(),
      item: { ...product().item, categoryId: await addCategory(at.inside(at.other)) },
    })
  ).body.id;
  for (const wrong of [theirs, id]) {
    expect(outcome(await save(id, { relatedItemIds: [wrong] }))).toEqual([404, 'item.unknown']);
  }
  expect((await save(id, { relatedItemIds: [] })).status).toBe(200);
  expect(await related()).toEqual([]);
  await at.boss(at.other).call(itemApi.archive, { ids: [theirs], isArchived: true });
});

test('the same form sent twice makes one item', async () => {
  const { token } = at.boss();
  const sent = () => at.app.call(productApi.add, product(), { token, headers: { 'idempotency-key': 'the-form' } });
  const [first, second] = [await sent(), await sent()];
  expect(second.body.id).toBe(first.body.id);
});

test('what one field refuses keeps everything else as it was', async () => {
  const picture = (await upload()).body;
  const id = await add();
  const refused = await save(id, {
    item: { ...product().item, name: named('Anders') },
    pictures: [{ id: picture.id, alt: {} }],
    variants: [size('a', 1), size('A ', 2)],
  });
  expect([outcome(refused), fieldsOf(refused)]).toEqual([
    [422, 'variants.refused'],
    [['variants.1.name.de', 'variant.name_twice']],
  ]);
  const { item, pictures } = await find(id);
  expect([item.name.de, item.version, pictures]).toEqual(['Margherita', 1, []]);
  // The picture still waits.
  expect((await save(id, { pictures: [{ id: picture.id, alt: {} }] })).status).toBe(200);
});

test('an item gets its first variant and loses its last in one step', async () => {
  const id = await add();
  await save(id, { variants: [size('klein', 700), size('groß', 900)] });
  expect((await find(id)).item).toMatchObject({ hasVariants: true, priceCents: 700 });
  expect((await save(id, { item: { ...product().item, priceCents: 650 } })).body).toMatchObject({
    hasVariants: false,
    priceCents: 650,
  });
  expect((await find(id)).options.variants).toEqual([]);
});

test('what is the same leaves no line in the trail, and pictures that are left out go', async () => {
  const [first, second] = [(await upload()).body, (await upload()).body];
  const id = await add({ pictures: [first, second], variants: [size('klein', 700)] });
  const before = await trail(id);
  const { options } = await find(id);
  const { stock: _, isSoldOut: __, soldOutUntil: ___, ...small } = options.variants[0]!;
  const same = { pictures: [first, second], variants: [small] };
  const [saved, again] = [await save(id, same), await find(id)];
  expect([saved.status, again.options.version, await trail(id)]).toEqual([200, options.version, before]);
  await save(id, { ...same, pictures: [second] });
  expect([(await find(id)).pictures.map((each) => each.id), (await trail(id)).at(-1)]).toEqual([
    [second.id],
    'item.pictures_saved',
  ]);
});

test('of two who save at once the second is told, and sees what the first has written', async () => {
  const id = await add();
  const both = { id, version: 1, optionsVersion: 0 };
  const row = at.app.sql`select from catalog.item where company_id = ${at.bella.id} and id = ${id} for update`;
  const answers = await at.app.race(row, () =>
    ['A', 'B'].map((name) =>
      at.boss().call(productApi.save, { ...both, ...product({ item: { ...product().item, name: named(name) } }) }),
    ),
  );
  expect(answers.map(outcome).sort()).toEqual([
    [200, undefined],
    [409, 'item.changed_meanwhile'],
  ]);
  await at.boss().call(optionApi.saveGroups, { itemId: id, version: 0, groupIds: [await group()] });
  const { item } = await find(id);
  const outdated = await at
    .boss()
    .call(productApi.save, { id, version: item.version, optionsVersion: 0, ...product() });
  expect(outcome(outdated)).toEqual([409, 'options.changed_meanwhile']);
});

test('stock is set over what was seen alone, by whoever keeps it', async () => {
  const id = await add({ stock: { seen: null, left: 5 } });
  const changed = await save(id, { stock: { seen: 4, left: 9 } });
  expect(outcome(changed)).toEqual([409, 'item.stock_changed']);
  const writer = at.app.as({ companyId: at.bella.id, capabilities: ['catalog.read', 'catalog.manage'] });
  const { version } = (await find(id)).item;
  const refused = await writer.call(productApi.save, {
    id,
    version,
    optionsVersion: 0,
    ...product({ stock: { seen: 5, left: 9 } }),
  });
  expect(refused.status).toBe(403);
  expect((await save(id, { stock: { seen: 5, left: 9 } })).body.stock).toBe(9);
});

test('a picture is kept once by its upload, taken by one item, and gone after a day', async () => {
  const uploadId = crypto.randomUUID();
  const both = await Promise.all([upload(at.bella, uploadId), upload(at.bella, uploadId)]);
  expect(both.map(({ body }) => body.id)).toEqual([uploadId, uploadId]);
  const id = await add({ pictures: [{ id: uploadId, alt: {} }] });
  expect((await upload(at.bella, uploadId)).body.id).toBe(uploadId);
  const other = await add();
  expect(outcome(await save(other, { pictures: [{ id: uploadId, alt: {} }] }))).toEqual([404, 'picture.unknown']);

  const late = (await upload()).body;
  at.app.time.now = addDays(OPENED, 2);
  await removeDraftsJob.run(at.app.work(), {} as never);
  await at.app.runJobs();
  expect(outcome(await save(other, { pictures: [{ id: late.id, alt: {} }] }))).toEqual([404, 'picture.unknown']);
  expect(await at.app.app.files.find(late.jpeg.replace('/api/files/', ''))).toBeUndefined();
  expect((await find(id)).pictures).toHaveLength(1);
});

test('another company finds neither the item nor the picture that waits', async () => {
  const [id, picture] = [await add(), (await upload()).body];
  const them = at.boss(at.other);
  expect((await them.call(productApi.find, { id })).status).toBe(404);
  expect(outcome(await save(id, {}, at.other))).toEqual([404, 'item.unknown']);
  const theirs = { ...PLAIN_ITEM, categoryId: await addCategory(at.inside(at.other)), name: named('X'), priceCents: 1 };
  const taken = await them.call(productApi.add, product({ item: theirs, pictures: [{ id: picture.id, alt: {} }] }));
  expect(outcome(taken)).toEqual([404, 'picture.unknown']);
  expect((await them.call(itemApi.list, { filter: { sort: 'hand', dir: 'asc', limit: 50 } })).body.items).toEqual([]);
  expect((await at.boss().call(pictureApi.listOfItem, { itemId: id })).body.pictures).toEqual([]);
});
