import { itemApi } from '@fachwerk/catalog/contract';
import { categoryApi, type SortRule } from '@fachwerk/catalog/contract-category';
import { NO_SAFETY } from '@fachwerk/catalog/contract-facts';
import { addItem } from '@fachwerk/catalog/testing';
import { newId } from '@fachwerk/server/ids';
import { tableApi } from '@fachwerk/shop/contract-table';
import { goods } from '@fachwerk/shop-cart/module';
import { openGoods, type TestGoods, TO_FETCH } from '@fachwerk/shop-cart/testing';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menuApi } from '../contract.ts';
import { FIELDS } from '../rules/form-choice.ts';
import { NO_FILTER } from '../rules/menu-filter.ts';
import { listFirstItems } from '../server/category-store.ts';
import { menu } from '../server/module.ts';
import { pages, slots } from './pages.tsx';

let world: TestGoods;
beforeAll(async () => {
  const de = { ...goods.texts!.de, ...menu.texts!.de };
  const texts = { de, deDu: {}, en: {} };
  world = await openGoods({ site: siteForTests(pages, { texts, slots }) }, menu);
});
afterAll(() => world.app.close());

/** A browser without a script: it keeps cookies and follows nothing by itself. */
function browser(companyId = world.bella.id) {
  const cookies: Record<string, string> = {};
  const headers = { host: siteHostFor(companyId), 'sec-fetch-site': 'same-origin' };
  async function go(url: string, form?: Record<string, string>) {
    const sent = form && {
      method: 'POST' as const,
      payload: new URLSearchParams(form).toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    };
    const reply = await world.app.http.inject({ url, headers, ...sent, cookies: { ...cookies } });
    for (const { name, value } of reply.cookies) cookies[name] = value;
    return {
      status: reply.statusCode,
      to: String(reply.headers.location ?? ''),
      html: reply.body.replaceAll('<!-- -->', ''),
    };
  }
  return { go };
}

/** An item with one kind of extras: up to two, and the same one only once. */
async function withExtras(name: string) {
  const item = await world.addItem(name);
  const { sql, db } = world.app;
  const groupId = newId();
  const of = world.bella.id;
  await db.rows(sql`insert into item_options.extra_group (company_id, id, name, minimum, maximum, most_of_same, position)
    values (${of}, ${groupId}, '{"de": "Beläge"}'::jsonb, 0, 2, 1, 1)`);
  const extraIds = await Promise.all(
    ['Käse', 'Salami', 'Pilze'].map(async (extra, at) => {
      const id = newId();
      await db.rows(sql`insert into item_options.extra (company_id, id, group_id, position, name, surcharge_cents, allergens, additives)
        values (${of}, ${id}, ${groupId}, ${at + 1}, ${JSON.stringify({ de: extra })}::jsonb, ${100 + at * 50}, '[]'::jsonb, '[]'::jsonb)`);
      return id;
    }),
  );
  await db.rows(sql`insert into item_options.item_group (company_id, item_id, group_id, position)
    values (${of}, ${item.id}, ${groupId}, 1)`);
  return { item, extraIds };
}

test('the menu says what there is and what it costs, to people and to machines', async () => {
  const item = await world.addItem('Pizza Marinara', {
    priceCents: 1150,
    allergens: ['gluten'],
    diet: 'vegan',
    content: { thousandths: 500_000, unit: 'g' },
    depositCents: 25,
  });
  const { status, html } = await browser().go('/shop');
  expect(status).toBe(200);
  for (const words of ['Pizza Marinara', '11,50', '23,00', 'Pfand', 'Vegan', `/shop/artikel/${item.id}`])
    expect(html).toContain(words);
  expect(html).toContain('Glutenhaltiges Getreide');
  expect(html).toContain('<link rel="canonical"');
  expect(html).toMatch(/<meta name="description" content="[^"]*Pizza/);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!);
  expect(JSON.stringify(data)).toContain('"price":"11.50"');
});

test('what an owner types runs nowhere: not on the page of the item, in lists, in the search, or in data for machines', async () => {
  const evil = (of: string) => `${of}</script><img src=x onerror=alert(1)>`;
  const operator = { name: evil('Werk'), address: evil('Weg 1, 1010 Wien'), contact: evil('werk@firma.example') };
  const item = await world.addItem(evil('Tee'), {
    description: { de: evil('**fett**') },
    hashtags: [evil('#')],
    number: evil('7').slice(0, 20),
    safety: { ...NO_SAFETY, manufacturer: operator, warnings: { ...NO_SAFETY.warnings, de: evil('Heiß') } },
  });
  const { sql, db } = world.app;
  await db.rows(sql`insert into item_options.variant (company_id, id, item_id, position, number, name, price_cents, created_at)
    values (${world.bella.id}, ${newId()}, ${item.id}, 1, '', ${JSON.stringify({ de: evil('klein') })}::jsonb, 500, now())`);
  const { go } = browser();
  for (const path of [`/shop/artikel/${item.id}`, '/shop', `/shop?suche=${encodeURIComponent(evil('Tee'))}`]) {
    const { status, html } = await go(path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('alert(1)');
  }
});

test('a changed price is on the page at once, though the page is kept', async () => {
  const item = await world.addItem('Calzone', { priceCents: 900 });
  const { go } = browser();
  const before = (await go(`/shop/artikel/${item.id}`)).html;
  expect((await go(`/shop/artikel/${item.id}`)).html).toBe(before);
  await world.saveItem(item, { priceCents: 990 });
  await expect.poll(async () => (await go(`/shop/artikel/${item.id}`)).html.includes('9,90')).toBe(true);
});

test('without a script an item with extras goes into the cart; too many are refused, and nothing typed is lost', async () => {
  const { item, extraIds } = await withExtras('Pizza Regina');
  const { go } = browser();
  const path = `/shop/artikel/${item.id}`;
  const [cheese, salami, mushrooms] = extraIds as [string, string, string];
  const all = { [FIELDS.extra(cheese)]: '1', [FIELDS.extra(salami)]: '1', [FIELDS.extra(mushrooms)]: '1' };
  const refused = await go(path, { act: 'add', ...all, [FIELDS.quantity]: '2', [FIELDS.note]: 'ohne Oliven' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('höchstens 2');
  expect(refused.html).toContain('ohne Oliven');
  const { status, to } = await go(path, { act: 'add', [FIELDS.extra(cheese)]: '1', [FIELDS.quantity]: '2' });
  expect([status, to]).toEqual([303, `/shop#k-${item.categoryId}`]);
  const shown = (await go('/shop')).html;
  expect(shown).toContain('2 Artikel');
  expect(shown).toContain('20,00');
});

const wrong = [
  ['none', '0'],
  ['less than none', '-1'],
  ['a billion', '1000000000'],
  ['a word', 'viele'],
] as const;
test.each(wrong)('%s of an item is refused with a sentence', async (_, quantity) => {
  const item = await world.addItem('Panini');
  const { status, html } = await browser().go(`/shop/artikel/${item.id}`, { act: 'add', [FIELDS.quantity]: quantity });
  expect(status).toBe(422);
  expect(html).toMatch(/role="alert"/);
});

test('in catalogue mode everything is shown and nothing can be bought', async () => {
  const item = await world.addItem('Nur Ansicht');
  await world.saveShop({ isCatalogue: true });
  const { html } = await browser().go(`/shop/artikel/${item.id}`);
  expect(html).toContain('Nur Ansicht');
  expect(html).not.toContain('In den Warenkorb');
  await world.saveShop();
});

test('what another merchant sells, an archived item or an invented id is no page here', async () => {
  const item = await world.addItem('Fremd', {}, world.other);
  const { go } = browser();
  const answers = [
    await go(`/shop/artikel/${item.id}`),
    await go(`/shop/kategorie/${item.categoryId}`),
    await go(`/shop/artikel/${newId()}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await go('/shop')).html).not.toContain('Fremd');
});

test('before anything is chosen somebody finds out whether it is delivered to them', async () => {
  const { go } = browser();
  expect((await go('/shop?plz=10115')).html).toContain('Wir liefern nach 10115 Mitte');
  expect((await go('/shop?plz=99999')).html).toContain('Außerhalb des Liefergebiets');
  expect((await go('/shop?plz=abcde')).html).toContain('Diese Postleitzahl stimmt nicht');
});

test('the code of a table leads to the menu, and the cart remembers it; a wrong one leads nowhere', async () => {
  const added = await world.boss().call(tableApi.add, { names: ['Tisch 7'] });
  const { sql, db } = world.app;
  const row = await db.first<{ token: string }>(
    sql`select token from shop.dining_table where company_id = ${world.bella.id} and id = ${added.body.tables[0]!.id}`,
  );
  const { go } = browser();
  expect((await go(`/tisch/${row!.token}`)).html).toContain('Tisch 7');
  expect((await go('/shop')).html).toContain('name="plz"');
  expect(await go(`/tisch/${row!.token}`, { act: 'sit' })).toMatchObject({ status: 303, to: '/shop' });
  // Nobody there is asked where to bring it.
  expect((await go('/shop')).html).not.toContain('name="plz"');
  expect((await go(`/tisch/${'x'.repeat(24)}`)).status).toBe(404);
  expect((await browser(world.other.id).go(`/tisch/${row!.token}`)).status).toBe(404);
});

test('the same once more: what is gone is said, the rest goes into the cart', async () => {
  const [stays, goes] = [await world.addItem('Bleibt'), await world.addItem('Geht')];
  const customer = world.visitor();
  await customer.add(stays, 2);
  await customer.add(goes);
  await customer.to({ ...TO_FETCH });
  const placed = await customer.place();
  expect(placed.status).toBe(200);
  const { orderHash } = placed.body as { orderHash: string };
  await world.boss().call(itemApi.archive, { ids: [goes.id], isArchived: true });
  await world.saveItem(stays, { priceCents: 950 });
  const { go } = browser();
  const path = `/bestellung/${orderHash}/nochmal`;
  const { html } = await go(path);
  expect(html).toContain('2 × Bleibt');
  expect(html).toContain('Diesen Artikel gibt es nicht mehr.');
  expect(html.replaceAll('\u00a0', ' ')).toContain('Preis geändert, bisher 9,00 € je Stück');
  expect(await go(path, { act: 'again' })).toMatchObject({ status: 303, to: '/warenkorb' });
  expect((await go('/shop')).html).toContain('2 Artikel');
  expect((await browser(world.other.id).go(path)).status).toBe(404);
  await world.boss().call(itemApi.archive, { ids: [stays.id], isArchived: true });
  expect((await go(path, { act: 'again' })).status).toBe(409);
});

test('who has their order is asked how it was, where the shop has a link for that', async () => {
  const item = await world.addItem('Lasagne');
  const customer = world.visitor();
  await customer.add(item);
  await customer.to({ ...TO_FETCH });
  const { orderHash, redirectTo } = (await customer.place()).body as { orderHash: string; redirectTo: string };
  await customer.pay(redirectTo);
  const { sql, db } = world.app;
  const of = world.bella.id;
  const asked = async () => (await customer.call(menuApi.rating, { orderHash })).body.reviewLink;
  await db.rows(
    sql`insert into locations.network_setting (company_id, review_link) values (${of}, 'https://reviews.example/bella')`,
  );
  expect(await asked()).toBeNull();
  await db.rows(sql`update fulfilment.fulfilment set state = 'done' where company_id = ${of} and state = 'new'`);
  expect(await asked()).toBe('https://reviews.example/bella');
  const elsewhere = await world.visitor(world.other).call(menuApi.rating, { orderHash });
  expect(elsewhere.body.reviewLink).toBeNull();
});

test('a large menu comes in pages of its categories, and the database searches it', async () => {
  const { sql, db } = world.app;
  const of = world.other.id;
  const first = await world.addItem('Schraube 0', {}, world.other);
  await db.rows(sql`
    insert into catalog.item (company_id, id, category_id, position, number, hashtags, name, description, links, price_cents, vat_kind, is_service,
      duration_minutes, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid, allergens, additives, diet, spicy, availability, created_at)
    select company_id, gen_random_uuid(), category_id, n + 1, '', hashtags, jsonb_build_object('de', 'Schraube ' || n), description, links,
      price_cents, vat_kind, is_service, duration_minutes, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid, allergens, additives, diet,
      spicy, availability, created_at
    from catalog.item, generate_series(1, 220) n where company_id = ${of} and id = ${first.id}`);
  const ask = (input: object) => world.app.call(menuApi.show, { filter: NO_FILTER, ...input }, { siteOf: of });
  const one = (await ask({})).body;
  const two = (await ask({ after: one.next! })).body;
  expect([one.isWhole, one.cards.length, two.cards.length]).toEqual([false, 24, 24]);
  expect(two.cards.some(({ id }) => one.cards.some((each) => each.id === id))).toBe(false);
  const found = (await ask({ filter: { ...NO_FILTER, search: 'schraube 217' } })).body;
  expect(found.cards.map(({ name }) => name)).toEqual(['Schraube 217']);
  const { html } = await browser(of).go(`/shop/kategorie/${first.categoryId}`);
  expect(html).toContain(`nach=`);
});

test('the first page of a merchant is their shop', async () => {
  const category = { name: { de: 'Nachtisch' }, description: {}, availability: [] };
  await world.boss().call(categoryApi.save, { category: { ...category, sortRule: 'hand' } as never });
  const { status, html } = await browser().go('/');
  expect(status).toBe(200);
  for (const words of ['Pizza', 'Am Platzl 1', 'Lieferung', 'href="/shop"', 'LocalBusiness'])
    expect(html).toContain(words);
  expect(html).not.toContain('Nachtisch');
});

test('a category sorts in either direction, the same in the back-office and in the shop, page by page', async () => {
  const category = { name: { de: 'Tee' }, description: {}, availability: [] };
  const boss = world.boss();
  type Sorting = { sortRule: SortRule; sortDir: 'asc' | 'desc' };
  let saved = (await boss.call(categoryApi.save, { category: { ...category, sortRule: 'hand', sortDir: 'desc' } }))
    .body;
  // By hand there is one order alone.
  expect(saved.sortDir).toBe('asc');
  const { id: categoryId } = saved;
  const given = [
    ['Darjeeling', 700, 'c'],
    ['Assam', 900, 'a'],
    ['Ceylon', 500, 'b'],
    ['Assam Gold', 1100, 'd'],
  ] as const;
  const ids = new Map<string, string>();
  for (const [name, priceCents, number] of given) {
    world.app.time.now = new Date(world.app.time.now.getTime() + 60_000);
    ids.set(name, await addItem(world.inside(), { name, categoryId, priceCents, number }));
  }
  const sort = async (sorting: Sorting) => {
    const { version } = saved;
    saved = (await boss.call(categoryApi.save, { category: { ...category, ...sorting, id: categoryId, version } }))
      .body;
  };
  const atDesk = async (search?: string) => {
    const names: string[] = [];
    let after: string | undefined;
    do {
      const filter = { categoryId, sort: 'hand', dir: 'asc', limit: 1, after, search } as const;
      const page = (await boss.call(itemApi.list, { filter })).body;
      names.push(...page.items.map(({ name }) => name.de));
      after = page.next ?? undefined;
    } while (after);
    return names;
  };
  const inShop = async () => {
    const filter = NO_FILTER;
    const page = await world.app.call(menuApi.show, { filter }, { siteOf: world.bella.id });
    const names = given.map(([name]) => name as string);
    return page.body.cards.map(({ name }) => name).filter((name) => names.includes(name));
  };
  const orders = {
    name: ['Assam', 'Assam Gold', 'Ceylon', 'Darjeeling'],
    price: ['Ceylon', 'Darjeeling', 'Assam', 'Assam Gold'],
    number: ['Assam', 'Ceylon', 'Darjeeling', 'Assam Gold'],
    newest: ['Assam Gold', 'Ceylon', 'Assam', 'Darjeeling'],
  };
  for (const [rule, order] of Object.entries(orders)) {
    for (const sortDir of ['asc', 'desc'] as const) {
      const wanted = sortDir === 'asc' ? order : order.toReversed();
      await sort({ sortRule: rule as SortRule, sortDir });
      expect([rule, sortDir, await atDesk(), await inShop()]).toEqual([rule, sortDir, wanted, wanted]);
      const first = await listFirstItems({ ...world.inside(), language: 'de' }, [categoryId], 2);
      expect(first.map(({ itemId }) => itemId)).toEqual(wanted.slice(0, 2).map((name) => ids.get(name)));
      expect(await atDesk('assam')).toEqual(wanted.filter((name) => name.startsWith('Assam')));
    }
  }
});

test('beside an item stands what the shop chose in its order, else what is bought most of its category', async () => {
  const { sql, db } = world.app;
  const { id: companyId } = world.bella;
  const item = await world.addItem('Lampe');
  const [plain, popular, far] = await Promise.all(
    ['Schirm', 'Birne', 'Stecker'].map((name) => world.addItem(name, { categoryId: item.categoryId })),
  );
  await db.rows(sql`
    update catalog.item set sold_count = 100000 where company_id = ${companyId} and id = ${popular!.id}`);
  const beside = async (siteOf = companyId) =>
    (await world.app.call(menuApi.related, { id: item.id }, { siteOf })).body;
  const bought = await beside();
  expect(bought.isChosen).toBe(false);
  expect(bought.cards[0]?.name).toBe('Birne');
  expect(bought.cards.map(({ id }) => id)).not.toContain(item.id);

  await db.rows(sql`
    insert into catalog.item_related (company_id, item_id, related_item_id, position)
    values (${companyId}, ${item.id}, ${far!.id}, 1), (${companyId}, ${item.id}, ${plain!.id}, 2)`);
  expect(await beside()).toMatchObject({ isChosen: true, cards: [{ name: 'Stecker' }, { name: 'Schirm' }] });
  const { html } = await browser().go(`/shop/artikel/${item.id}`);
  expect(html).toContain('Passende Artikel');
  expect(html.indexOf('Stecker')).toBeLessThan(html.indexOf('Schirm'));
  const kept = await world.app.call(menuApi.cards, { ids: [far!.id, item.id] }, { siteOf: companyId });
  expect(kept.body.cards.map(({ name }) => name)).toEqual(['Stecker', 'Lampe']);
});
