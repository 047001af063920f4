import { Client } from 'undici';
import { newId } from '../../kit/server/app/ids.ts';
import { type Sql, sql } from '../../kit/server/db/sql.ts';
import { recountWords } from '../../modules/shop/catalog/server/words/word-store.ts';
import { menuApi } from '../../modules/shop/menu/contract.ts';
import { NO_FILTER } from '../../modules/shop/menu/rules/menu-filter.ts';
import { menu } from '../../modules/shop/menu/server/module.ts';
import { anywhere, fire, inTurns, type Measured, percentiles } from '../load.ts';
import { statementsOf } from '../statements-of.ts';
import { benchPage } from '../storefront.ts';
import { besideTransaction, percent, type Row, rounded } from '../table.ts';
import { type World, withTwin } from '../world.ts';
import { quietCores } from './quiet.ts';
import { benchGoodsOrder } from './shop-order.ts';

const CATEGORIES = 25;
const VISITORS = 8;
const LEAST_SHARE = 0.6;

type Shop = { readonly companyId: string; readonly host: string; readonly categoryId: string; readonly itemId: string };

/** The shop of the demo merchant with so many items: its page kept and drawn anew, list, detail, search, and an item into a new cart (P15). */
export async function benchShop(world: World, items: number, seconds: number, isPatient: boolean): Promise<Row[]> {
  const shop = await fillShop(world, items);
  if (isPatient) await quietCores();
  const filter = NO_FILTER;
  return [
    ...(await benchPage(world, seconds, {
      figure: 'P15 menu,',
      host: shop.host,
      path: `/shop/kategorie/${shop.categoryId}`,
    })),
    ...(await question(
      world,
      shop,
      `list of a category, ${items} items`,
      { categoryId: shop.categoryId, filter },
      seconds,
    )),
    ...(await question(
      world,
      shop,
      `search in ${items} items`,
      { filter: { ...filter, search: 'artikel 4711' } },
      seconds,
    )),
    ...(await question(
      world,
      shop,
      `search with a typing mistake in ${items} items`,
      { filter: { ...filter, search: 'artkiel 4711' } },
      seconds,
    )),
    ...(await question(
      world,
      shop,
      `${items} items by price`,
      { categoryId: shop.categoryId, filter: { ...filter, sort: 'price' } },
      seconds,
    )),
    ...(await detail(world, shop, seconds)),
    ...(await cartAdd(world, shop, seconds)),
    ...(await benchGoodsOrder(world, shop, seconds)),
  ];
}

async function fillShop({ db, product }: World, items: number): Promise<Shop> {
  const company = await db.first<{ id: string }>(sql`select id from companies.company where code = 'trattoria-bella'`);
  const companyId = company!.id;
  const ids = Array.from({ length: CATEGORIES }, () => newId());
  await db.rows(sql`
    insert into catalog.category (company_id, id, name, description, availability, position, created_at)
    select ${companyId}, id, jsonb_build_object('de', 'Abteilung ' || n), '{}', '[]', 1000 + n, now()
    from unnest(${ids}::uuid[]) with ordinality as given (id, n)`);
  await db.rows(sql`
    insert into catalog.item (company_id, id, category_id, position, number, hashtags, name, description, links, price_cents, vat_kind, is_service,
      duration_minutes, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid, allergens, additives, diet, spicy, availability, created_at)
    select ${companyId}, gen_random_uuid(), (${ids}::uuid[])[1 + n % ${CATEGORIES}], n, 'B' || n, '[]',
      jsonb_build_object('de', 'Artikel ' || n), jsonb_build_object('de', 'Ein Ding aus der Abteilung, solide und brauchbar.'), '[]',
      500 + n % 4000, 'standard', false, 0, 0, 0, false, false, false, '[]', '[]', 'any', 0, '[]', now()
    from generate_series(1, ${items}::int) n`);
  await db.rows(sql`analyze`);
  await recountWords({ db, companyId });
  const item = await db.first<{ id: string }>(
    sql`select id from catalog.item where company_id = ${companyId} and category_id = ${ids[0]!} limit 1`,
  );
  const host = `trattoria.localhost:${new URL(product.url).port}`;
  return { companyId, host, categoryId: ids[0]!, itemId: item!.id };
}

async function question(world: World, shop: Shop, what: string, input: object, seconds: number): Promise<Row[]> {
  const ours = { method: 'POST' as const, path: `/api${menuApi.show.path}`, body: JSON.stringify(input) };
  return beside(
    world,
    shop,
    what,
    ours,
    await statementsOf(world.databaseUrl, shop.companyId, { module: menu, endpoint: menuApi.show, input }),
    seconds,
  );
}

async function detail(world: World, shop: Shop, seconds: number): Promise<Row[]> {
  const input = { id: shop.itemId };
  const ours = { method: 'GET' as const, path: `/api${menuApi.item.path.replace(':id', shop.itemId)}` };
  return beside(
    world,
    shop,
    'item',
    ours,
    await statementsOf(world.databaseUrl, shop.companyId, { module: menu, endpoint: menuApi.item, input }),
    seconds,
  );
}

type Asked = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string };

async function beside(
  { product, databaseUrl }: World,
  { host }: Shop,
  what: string,
  asked: Asked,
  statements: readonly Sql[],
  seconds: number,
): Promise<Row[]> {
  const headers = { host, 'content-type': 'application/json', 'accept-language': 'de' };
  const ours = { url: product.url, ...asked, headers, fromEverywhere: true };
  const given = JSON.stringify(statements.map(({ text, values }) => ({ text, values })));
  return withTwin('statements.ts', [databaseUrl, given], async (twin) => {
    const bare = { ...twin, path: '/ask' };
    await fire({ ...ours, seconds: 2 });
    await fire({ ...bare, seconds: 2 });
    const { mine, theirs } = await inTurns(
      seconds * 2,
      (turn) => fire({ ...ours, seconds: turn }),
      (turn) => fire({ ...bare, seconds: turn }),
    );
    const share = mine.perSecond / theirs.perSecond;
    return [
      {
        figure: `P15 ${what}, requests/s`,
        ours: rounded(mine.perSecond),
        twin: rounded(theirs.perSecond),
        ratio: percent(share),
        goal: `≥ ${percent(LEAST_SHARE)}`,
        isMet: share >= LEAST_SHARE,
      },
    ];
  });
}

async function cartAdd(world: World, { companyId, itemId, host }: Shop, seconds: number): Promise<Row[]> {
  const body = JSON.stringify({
    choice: { itemId, variantId: null, extras: [] },
    quantity: 1,
    note: '',
    isOverwriting: false,
  });
  return withTwin('goods-add.ts', [world.databaseUrl, companyId, itemId], async (twin) => {
    const bare = { ...twin, path: '/add', method: 'POST' as const, connections: VISITORS };
    await add(world, host, body, 2);
    await fire({ ...bare, seconds: 2 });
    await world.db.rows(sql`analyze`);
    const { mine, theirs } = await inTurns(
      seconds * 2,
      (turn) => add(world, host, body, turn),
      (turn) => fire({ ...bare, seconds: turn }),
    );
    return besideTransaction('an item into a new cart', mine, theirs);
  });
}

/** Each of them a new visitor, from anywhere. */
async function add({ product }: World, host: string, body: string, seconds: number): Promise<Measured> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const client = new Client(product.url);
      while (performance.now() < until) {
        const startedAt = performance.now();
        const headers = { host, 'content-type': 'application/json', 'x-forwarded-for': anywhere() };
        const reply = await client.request({ method: 'POST', path: '/api/public/goods/add', headers, body });
        const answer = await reply.body.text();
        if (reply.statusCode !== 200) throw new Error(`adding answered ${reply.statusCode}: ${answer}`);
        took.push(performance.now() - startedAt);
      }
      await client.close();
    }),
  );
  return { perSecond: took.length / seconds, ...percentiles(took) };
}
