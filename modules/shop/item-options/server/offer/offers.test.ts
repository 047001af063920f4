import { addDays } from '@fachwerk/base/time';
import { notePrices } from '@fachwerk/catalog/facade';
import { addCategory, addItem, stockOf } from '@fachwerk/catalog/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfferFilter, Pieces } from '../../contract.ts';
import { openOptions, type TestOptions } from '../options.for-tests.ts';
import { addExtraGroup, addVariants } from '../testing.ts';
import { findOffers } from './find-offers.ts';
import { listOffers } from './list-offers.ts';
import { giveBackStock, takeStock } from './take-stock.ts';

let at: TestOptions;
beforeAll(async () => {
  at = await openOptions();
});
afterAll(() => at.app.close());

const one = async (id: string) => (await findOffers(at.inside(), [id]))[0]!;

test('an offer has everything of its item: variants, what they say themselves, and extras in their order', async () => {
  const content = { thousandths: 750, unit: 'l' as const };
  const availability = [{ days: ['monday' as const], from: '11:00', to: '14:00' }];
  const categoryId = await addCategory(at.inside(), { availability });
  const itemId = await addItem(at.inside(), { categoryId, name: 'Wasser', content, depositCents: 15, stock: 9 });
  const [small] = await addVariants(at.inside(), itemId, [
    { name: 'still', priceCents: 590, stock: 3 },
    { name: 'spritzig', priceCents: 490 },
  ]);
  const [lemon] = await addExtraGroup(at.inside(), [itemId], {
    extras: [
      ['Zitrone', 50],
      ['Minze', 80],
    ],
  });
  expect(await one(itemId)).toMatchObject({
    name: { de: 'Wasser' },
    content,
    depositCents: 15,
    stock: 9,
    categoryAvailability: availability,
    variants: [
      { id: small, name: { de: 'still' }, priceCents: 590, stock: 3, content, depositCents: 15 },
      { name: { de: 'spritzig' } },
    ],
    extraGroups: [{ maximum: 3, extras: [{ id: lemon, surchargeCents: 50 }, { name: { de: 'Minze' } }] }],
    pictures: [],
  });
});

test('offers come in the order they were asked for; an unknown id and one of another company are left out', async () => {
  const [first, second] = [await addItem(at.inside()), await addItem(at.inside())];
  const theirs = await addItem(at.inside(at.other));
  const found = await findOffers(at.inside(), [second, theirs, newId(), first, second]);
  expect(found.map(({ id }) => id)).toEqual([second, first]);
});

test('a promo of a variant has the lowest price of the thirty days before beside it', async () => {
  const itemId = await addItem(at.inside());
  const [variantId] = await addVariants(at.inside(), itemId, [{ name: 'groß', priceCents: 1200 }]);
  const ctx = at.inside();
  const of = { itemId, variantId: variantId! };
  const price = (priceCents: number, daysAgo: number) =>
    notePrices(
      { ...ctx, now: addDays(ctx.now, -daysAgo) },
      of,
      { priceCents: 0, promo: null },
      { priceCents, promo: null },
    );
  await price(900, 60);
  await price(1000, 20);
  await price(1200, 10);
  const promo = { cents: 850, from: ctx.now, to: addDays(ctx.now, 3) };
  await notePrices(ctx, of, { priceCents: 1200, promo: null }, { priceCents: 1200, promo });
  await at.app.db.rows(at.app.sql`
    update item_options.variant set promo_cents = 850, promo_from = ${promo.from}, promo_to = ${promo.to}
    where company_id = ${at.bella.id} and id = ${variantId}`);
  // 9,00 € counted until twenty days ago, within the thirty.
  expect((await one(itemId)).variants[0]).toMatchObject({ promo, lowestBeforeCents: 900 });
  expect((await one(itemId)).promo).toBeNull();
});

test('pages follow each other in the order of the shop, with and without a search, and no archived one is among them', async () => {
  const shop = at.inside(at.other);
  const categories = [
    await addCategory(shop, { name: { de: 'Tee' }, sortRule: 'price' }),
    await addCategory(shop, { name: { de: 'Becher' } }),
  ];
  const add = (categoryId: string, name: string, given: object = {}) => addItem(shop, { categoryId, name, ...given });
  await add(categories[1]!, 'Becher blau');
  await add(categories[0]!, 'Assam', { priceCents: 900, diet: 'vegan', hasNoAllergens: true });
  await add(categories[0]!, 'Darjeeling', { priceCents: 700, diet: 'vegan', hasNoAllergens: true });
  await add(categories[1]!, 'Becher rot', { allergens: ['milk'], diet: 'vegetarian' });
  const gone = await add(categories[1]!, 'Becher weg');
  await at.app.db.rows(at.app.sql`
    update catalog.item set is_archived = true where company_id = ${at.other.id} and id = ${gone}`);
  const pages = async (filter: Partial<OfferFilter>) => {
    const names: string[] = [];
    let after: string | undefined;
    do {
      const page = await listOffers(shop, { limit: 1, after, ...filter });
      names.push(...page.offers.map(({ name }) => name.de));
      after = page.next ?? undefined;
    } while (after);
    return names;
  };
  // `addItem` of the tests above left one of another category.
  const mine = async (filter: Partial<OfferFilter>) => (await pages(filter)).filter((name) => name !== 'Margherita');
  expect(await mine({})).toEqual(['Darjeeling', 'Assam', 'Becher blau', 'Becher rot']);
  expect(await mine({ search: 'becher' })).toEqual(['Becher blau', 'Becher rot']);
  expect(await mine({ categoryId: categories[0]! })).toEqual(['Darjeeling', 'Assam']);
  expect(await mine({ diet: 'vegetarian' })).toEqual(['Darjeeling', 'Assam', 'Becher rot']);
  expect(await mine({ diet: 'vegan' })).toEqual(['Darjeeling', 'Assam']);
  expect(await mine({ diet: 'vegetarian', without: ['milk', 'eggs'] })).toEqual(['Darjeeling', 'Assam']);
  expect(await mine({ sort: 'name' })).toEqual(['Assam', 'Becher blau', 'Becher rot', 'Darjeeling']);
});

const take = (...lines: Pieces[]) => at.within((ctx) => takeStock(ctx, lines));
const codeOf = (reason: unknown) => (reason as { code: string }).code;
const variantStock = async (id: string) => (await one(id)).variants[0]!.stock;

test('what is sold leaves item and variant, in whatever lines it stands, and comes back', async () => {
  const itemId = await addItem(at.inside(), { stock: 9 });
  const [variantId] = await addVariants(at.inside(), itemId, [{ name: 'groß', priceCents: 1200, stock: 5 }]);
  await take({ itemId, variantId: variantId!, quantity: 2 }, { itemId, variantId: variantId!, quantity: 3 });
  expect([await stockOf(at.inside(), itemId), await variantStock(itemId)]).toEqual([4, 0]);
  await at.within((ctx) => giveBackStock(ctx, [{ itemId, variantId: variantId!, quantity: 2 }]));
  expect([await stockOf(at.inside(), itemId), await variantStock(itemId)]).toEqual([6, 2]);
});

test('too few of one takes none of any, and names it', async () => {
  const plenty = await addItem(at.inside(), { stock: 9 });
  const itemId = await addItem(at.inside(), { name: 'Calzone' });
  const [variantId] = await addVariants(at.inside(), itemId, [{ name: 'groß', priceCents: 1200, stock: 1 }]);
  const refused = await take(
    { itemId: plenty, variantId: null, quantity: 1 },
    { itemId, variantId: variantId!, quantity: 2 },
  ).catch((error) => error);
  expect([refused.code, refused.params]).toEqual(['item.sold_out', { item: 'Calzone' }]);
  expect([await stockOf(at.inside(), plenty), await variantStock(itemId)]).toEqual([9, 1]);
});

test('what is not counted stays so; none, less than none and a billion are refused; another company has nothing to take', async () => {
  const itemId = await addItem(at.inside());
  await take({ itemId, variantId: null, quantity: 999 });
  expect(await stockOf(at.inside(), itemId)).toBeNull();
  for (const quantity of [0, -1, 1e9]) {
    expect(codeOf(await take({ itemId, variantId: null, quantity }).catch((error) => error))).toBe('choice.quantity');
  }
  const theirs = await addItem(at.inside(at.other), { stock: 3 });
  await take({ itemId: theirs, variantId: null, quantity: 2 });
  expect(await stockOf(at.inside(at.other), theirs)).toBe(3);
});

test('two at once: the last piece of an item goes to one', async () => {
  const itemId = await addItem(at.inside(), { stock: 1 });
  const row = at.app.sql`select from catalog.item where company_id = ${at.bella.id} and id = ${itemId} for update`;
  const buy = () => take({ itemId, variantId: null, quantity: 1 }).then(() => 'sold', codeOf);
  expect((await at.app.race(row, () => [buy(), buy()])).sort()).toEqual(['item.sold_out', 'sold']);
  expect(await stockOf(at.inside(), itemId)).toBe(0);
});

test('two at once: the last piece of a variant goes to one', async () => {
  const itemId = await addItem(at.inside());
  const [variantId] = await addVariants(at.inside(), itemId, [{ name: 'groß', priceCents: 1200, stock: 1 }]);
  const row = at.app
    .sql`select from item_options.variant where company_id = ${at.bella.id} and id = ${variantId} for update`;
  const buy = () => take({ itemId, variantId: variantId!, quantity: 1 }).then(() => 'sold', codeOf);
  expect((await at.app.race(row, () => [buy(), buy()])).sort()).toEqual(['item.sold_out', 'sold']);
  expect(await variantStock(itemId)).toBe(0);
});

test('pages hear of what is sold only where it changes what they say: the last few, and those that come back', async () => {
  const told = async () =>
    (await at.app.db.first<{ count: number }>(at.app.sql`
      select count(*) from kit.stream_event where company_id = ${at.bella.id} and stream = 'catalog'`))!.count;
  const itemId = await addItem(at.inside(), { stock: 20 });
  const byVariant = await addItem(at.inside());
  const [variantId] = await addVariants(at.inside(), byVariant, [{ name: 'groß', priceCents: 1200, stock: 11 }]);
  const before = await told();
  await take({ itemId, variantId: null, quantity: 9 });
  expect(await told()).toBe(before);
  await take({ itemId, variantId: null, quantity: 1 });
  await take({ itemId: byVariant, variantId: variantId!, quantity: 1 });
  expect(await told()).toBe(before + 2);
  await at.app.db.transaction((db) =>
    giveBackStock({ ...at.inside(), db }, [{ itemId, variantId: null, quantity: 5 }]),
  );
  expect(await told()).toBe(before + 3);
});
