import { plainName } from '@fachwerk/base/plain-name';
import { addDays, addMinutes } from '@fachwerk/base/time';
import type { ItemData } from '@fachwerk/catalog/contract';
import { addCategory, addItem, recountWords } from '@fachwerk/catalog/testing';
import { addVariants } from '@fachwerk/item-options/testing';
import { openGoods, type TestGoods } from '@fachwerk/shop-cart/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MenuFilter, menuApi } from '../contract.ts';
import { NO_FILTER } from '../rules/menu-filter.ts';
import { countSoldJob } from './count-sold.job.ts';
import { menu } from './module.ts';

let world: TestGoods;
let paper: string;
let tea: string;
const ids = new Map<string, string>();

const goods: readonly (readonly [string, Partial<ItemData>, 'paper' | 'tea'])[] = [
  ['Bleistift HB', { priceCents: 120, number: 'BS-001' }, 'paper'],
  ['Bleistifte im Etui', { priceCents: 990 }, 'paper'],
  ['Kugelschreiber', { priceCents: 290 }, 'paper'],
  ['Grußkarten', { priceCents: 350 }, 'paper'],
  ['Schere', { priceCents: 790, description: { de: 'Schneidet Papier und Bleistiftminen.' } as never }, 'paper'],
  ['Grüntee', { priceCents: 450, diet: 'vegan', hasNoAllergens: true }, 'tea'],
  ['Kräutertee', { priceCents: 390, allergens: ['milk'] }, 'tea'],
  ['Teekanne', { priceCents: 2490 }, 'tea'],
  ['Crème brûlée', { priceCents: 590, ean: '4006381333931' }, 'tea'],
];

beforeAll(async () => {
  world = await openGoods({}, menu);
  const inside = world.inside();
  paper = await addCategory(inside, { name: { de: 'Papier' } });
  tea = await addCategory(inside, { name: { de: 'Tee' } });
  for (const [name, given, shelf] of goods)
    ids.set(name, await addItem(inside, { ...given, name, categoryId: shelf === 'tea' ? tea : paper }));
  const gone = await addItem(inside, { name: 'Bleistift alt', categoryId: paper });
  const hidden = await addItem(inside, { name: 'Bleistift geheim', categoryId: paper, isHidden: true });
  const { db, sql } = world.app;
  await db.rows(sql`update catalog.item set is_archived = true where company_id = ${world.bella.id} and id = ${gone}`);
  ids.set('hidden', hidden);
  await addItem(world.inside(world.other), { name: 'Bleistift der anderen' });
  await fill(world.bella.id, 'Füllsel', 230);
  await recountWords(inside);
  await world.saveShop({ synonyms: [['Kuli', 'Kugelschreiber']] });
});
afterAll(() => world.app.close());

/** So many that the menu is no longer one page. */
const fill = (of: string, name: string, most: number) =>
  world.app.db.rows(world.app.sql`
    insert into catalog.item (company_id, id, category_id, position, number, hashtags, name, description, links, price_cents, vat_kind, is_service,
      duration_minutes, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid, allergens, additives, diet, spicy, availability, created_at)
    select company_id, gen_random_uuid(), category_id, n + 100, '', hashtags, jsonb_build_object('de', ${name}::text || ' ' || n), description, links,
      1000 + n % 7, vat_kind, is_service, duration_minutes, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid, allergens, additives, 'any',
      spicy, availability, created_at
    from catalog.item, generate_series(1, ${most}::int) n where company_id = ${of} and id = ${ids.get('Kugelschreiber')}`);

const ask = async (filter: Partial<MenuFilter>, more: object = {}, siteOf = world.bella.id) =>
  (await world.app.call(menuApi.show, { filter: { ...NO_FILTER, ...filter }, ...more }, { siteOf })).body;
const names = async (filter: Partial<MenuFilter>, more: object = {}) =>
  (await ask(filter, more)).cards.map(({ name }) => name);

const searches: readonly (readonly [string, string, readonly string[], string | null])[] = [
  ['a word', 'Kugelschreiber', ['Kugelschreiber'], null],
  ['without its umlaut', 'Gruntee', ['Grüntee'], null],
  ['with the umlaut spelled out', 'GRUENTEE', ['Grüntee'], null],
  ['ß as ss', 'grusskarten', ['Grußkarten'], null],
  ['without accents', 'creme brulee', ['Crème brûlée'], null],
  ['swapped letters', 'Bleistfit', ['Bleistift HB'], 'Bleistift'],
  ['a letter missing', 'Kugelschriber', ['Kugelschreiber'], 'Kugelschreiber'],
  ['a letter too many', 'Teekannne', ['Teekanne'], 'Teekanne'],
  ['two mistakes in a long word', 'Kugelshcriber', ['Kugelschreiber'], 'Kugelschreiber'],
  ['another form of it', 'Kannen', ['Teekanne'], null],
  ['its last part, then what begins with it', 'schreiber', ['Kugelschreiber'], null],
  ['a form of an adjective', 'grüner tee', ['Grüntee'], null],
  ['a compound of two words', 'Etuibleistifte', ['Bleistifte im Etui'], 'Etui Bleistifte'],
  ['a synonym', 'Kuli', ['Kugelschreiber'], null],
  ['a synonym in capitals', 'KULI', ['Kugelschreiber'], null],
  ['words that say nothing', 'Kanne für die Tee', ['Teekanne'], null],
  ['its number', 'bs-001', ['Bleistift HB'], null],
  ['its EAN', '4006381333931', ['Crème brûlée'], null],
  ['a part of its EAN', '333931', ['Crème brûlée'], null],
  ['a word of several that is nowhere', 'Schere xyzzyq', ['Schere'], 'Schere'],
  ['what is not there', 'xyzzyq', [], null],
  ['signs alone', '%_\\', [], null],
];
for (const [name, search, expected, instead] of searches)
  test(`a search finds by ${name}: ${search}`, async () => {
    const found = await ask({ search });
    expect([found.cards.map((card) => card.name), found.instead]).toEqual([expected, instead]);
  });

test('the word itself comes first, then what begins with it, then the description', async () => {
  expect(await names({ search: 'bleistift' })).toEqual(['Bleistifte im Etui', 'Bleistift HB', 'Schere']);
  await world.app.db.rows(
    world.app
      .sql`update catalog.item set sold_count = 3 where company_id = ${world.bella.id} and id = ${ids.get('Bleistift HB')}`,
  );
  expect(await names({ search: 'bleistift' })).toEqual(['Bleistift HB', 'Bleistifte im Etui', 'Schere']);
});

test('what is archived, hidden or of another company is never found, and never suggested', async () => {
  const suggested = async (siteOf: string) =>
    (await world.app.call(menuApi.suggest, { search: 'bleistift' }, { siteOf })).body.items.map(({ name }) => name);
  expect(await suggested(world.bella.id)).toEqual(['Bleistift HB', 'Bleistifte im Etui', 'Schere']);
  await world.app.runJobs();
  expect(await suggested(world.other.id)).toEqual(['Bleistift der anderen']);
  for (const search of ['geheim', 'alt', 'anderen']) expect((await ask({ search })).cards).toEqual([]);
  const facets = (
    await world.app.call(menuApi.facets, { filter: { ...NO_FILTER, search: 'bleistift' } }, { siteOf: world.bella.id })
  ).body;
  expect(facets.facets?.count).toBe(3);
});

test('a category is suggested by its name, and what is sold out says so', async () => {
  const call = () => world.app.call(menuApi.suggest, { search: 'tee' }, { siteOf: world.bella.id });
  expect((await call()).body.categories).toEqual([{ id: tea, name: 'Tee' }]);
  expect((await call()).body.items.map(({ name }) => name).toSorted()).toEqual(['Grüntee', 'Kräutertee', 'Teekanne']);
});

test('nothing found leads on to what others buy', async () => {
  const { popular, cards } = await ask({ search: 'xyzzyq' });
  expect([cards.length, popular[0]?.name]).toEqual([0, 'Bleistift HB']);
});

test('a new item is found at once, and with a typing mistake when its words were noted', async () => {
  await world.addItem('Zirkelkasten');
  expect(await names({ search: 'Zirkelkasten' })).toEqual(['Zirkelkasten']);
  await world.app.runJobs();
  expect(await names({ search: 'Zirklekasten' })).toEqual(['Zirkelkasten']);
});

test('prices sort as they are now: with a promo, and with the promo of a variant', async () => {
  const { db, sql, time } = world.app;
  const of = world.bella.id;
  const until = addDays(time.now, 2);
  await db.rows(sql`update catalog.item set promo_cents = 100, promo_from = ${addMinutes(time.now, -60)}, promo_to = ${until}
    where company_id = ${of} and id = ${ids.get('Teekanne')}`);
  const pan = await addItem(world.inside(), { name: 'Becher', categoryId: tea, priceCents: 800 });
  const [red] = await addVariants(world.inside(), pan, [
    { name: 'Rot', priceCents: 900 },
    { name: 'Blau', priceCents: 800 },
  ]);
  await db.rows(sql`update catalog.item set has_variants = true where company_id = ${of} and id = ${pan}`);
  await db.rows(sql`update item_options.variant set promo_cents = 50, promo_from = ${addMinutes(time.now, -60)}, promo_to = ${until}
    where company_id = ${of} and id = ${red}`);
  const up = await ask({ sort: 'price', categoryIds: [tea] });
  expect(up.cards.map(({ name, cents }) => [name, cents])).toEqual([
    ['Becher', 50],
    ['Teekanne', 100],
    ['Kräutertee', 390],
    ['Grüntee', 450],
    ['Crème brûlée', 590],
  ]);
  expect(await names({ sort: 'price_desc', categoryIds: [tea] })).toEqual(
    up.cards.map(({ name }) => name).toReversed(),
  );
  expect(await names({ sort: 'price', toCents: 100, categoryIds: [tea] })).toEqual(['Becher', 'Teekanne']);
  expect(await names({ sort: 'price', fromCents: 400, toCents: 450, categoryIds: [tea] })).toEqual(['Grüntee']);
});

const narrowings: readonly (readonly [string, Partial<MenuFilter>, readonly string[]])[] = [
  ['vegan', { diet: 'vegan' }, ['Grüntee']],
  ['without milk, which nobody has said of the pot', { without: ['milk'], search: 'tee' }, ['Grüntee']],
  ['a variant', { variants: ['rot'] }, ['Becher']],
  ['one of two variants', { variants: ['rot', 'blau'] }, ['Becher']],
  ['a variant nobody has', { variants: ['lila'] }, []],
];
test('facets narrow the list, and are counted beside everything else that was chosen', async () => {
  for (const [name, filter, expected] of narrowings) {
    const found = await names({ ...filter, categoryIds: [tea] });
    expect([name, found.toSorted()]).toEqual([name, expected.toSorted()]);
  }
  const facetsOf = async (filter: Partial<MenuFilter>) => {
    const input = { filter: { ...NO_FILTER, ...filter } };
    return (await world.app.call(menuApi.facets, input, { siteOf: world.bella.id })).body.facets!;
  };
  const ofTea = await facetsOf({ categoryIds: [tea] });
  expect(ofTea).toMatchObject({
    count: 5,
    cents: { least: 50, most: 590 },
    diets: { vegan: 1, vegetarian: 1 },
    allergens: [{ allergen: 'milk', count: 1 }],
    available: 5,
  });
  expect(ofTea.variants).toEqual([
    { value: 'blau', name: 'Blau', count: 1 },
    { value: 'rot', name: 'Rot', count: 1 },
  ]);
  // Its own facet does not count: another value can still be chosen.
  const red = await facetsOf({ categoryIds: [tea], variants: ['rot'] });
  expect([red.count, red.variants.length, red.categories.find(({ id }) => id === tea)?.count]).toEqual([1, 2, 1]);
  await world.app.db.rows(
    world.app.sql`update item_options.variant set is_sold_out = true where company_id = ${world.bella.id}`,
  );
  expect((await facetsOf({ categoryIds: [tea] })).available).toBe(4);
  expect(await names({ isAvailable: true, categoryIds: [tea] })).not.toContain('Becher');
});

test('what was sold in thirty days is popular, and no longer afterwards', async () => {
  const visitor = world.visitor();
  await visitor.add({ id: ids.get('Schere')! }, 7);
  const of = world.bella.id;
  const { db, sql } = world.app;
  const soldOf = async () =>
    (await db.first<{ sold: number }>(
      sql`select sold_count as sold from catalog.item where company_id = ${of} and id = ${ids.get('Bleistift HB')}`,
    ))!.sold;
  expect(await soldOf()).toBe(3);
  await db.transaction((inside) => countSoldJob.run({ ...world.app.work(), db: inside }, { companyId: of } as never));
  // Nothing was ordered: what was counted before is over.
  expect(await soldOf()).toBe(0);
});

test('whatever the order and the filter, pages are complete, without doubles, and as one large page', async () => {
  const wholes = fc.record({
    sort: fc.constantFrom('best' as const, 'popular' as const, 'new' as const, 'price' as const, 'price_desc' as const),
    search: fc.constantFrom('', 'füllsel', 'tee', 'fullsle', 'fullsel 1'),
    fromCents: fc.constantFrom(null, 1002),
    isAvailable: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(wholes, async (filter) => {
      if (filter.search === '' && filter.sort === 'best' && filter.fromCents === null && !filter.isAvailable) return;
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await ask(filter, after ? { after } : {});
        seen.push(...page.cards.map(({ id }) => id));
        after = page.next ?? undefined;
      } while (after && seen.length < 500);
      const { facets } = (
        await world.app.call(menuApi.facets, { filter: { ...NO_FILTER, ...filter } }, { siteOf: world.bella.id })
      ).body;
      expect([filter, seen.length, new Set(seen).size]).toEqual([filter, facets!.count, facets!.count]);
    }),
    { numRuns: 12 },
  );
});

test('whatever is typed, and whatever stands in the address, is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 80, unit: 'grapheme' }), async (typed) => {
      const search = typed
        .replaceAll(/\p{Cc}/gu, ' ')
        .slice(0, 80)
        .trim();
      for (const endpoint of [menuApi.show, menuApi.facets] as const) {
        const answer = await world.app.call(endpoint, { filter: { ...NO_FILTER, search } }, { siteOf: world.bella.id });
        expect([200, 422]).toContain(answer.status);
      }
    }),
    { numRuns: 25 },
  );
});

test('words are compared in the database as they are in the browser', async () => {
  const all = Array.from({ length: 0x460 }, (_, at) => String.fromCodePoint(at + 0x20));
  const letters = all.filter((each) => /[\p{Script=Latin}\p{Nd}\s\p{P}]|[А-џ]/u.test(each));
  const texts = [...letters.map((letter) => `a${letter}b`), 'Größe ÄÖÜ', 'Koe Lle', 'Böen'];
  const rows = await world.app.db.rows<{ text: string; plain: string }>(world.app.sql`
    select text, catalog.plain_words(text) as plain from unnest(${texts}::text[]) as given (text)`);
  const different = rows.filter(({ text, plain }) => plain !== plainName(text)).map(({ text }) => text);
  expect(different).toEqual([]);
});
