// The twin of putting an item into a new cart: one raw transaction behind an empty Fastify route. It looks at what decides whether the item can
// be had and for how much, as the plainest implementation must: price, promo, stock, hours, variants and extras. Then it writes the same rows.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { serveWrites } from './serve-writes.ts';

const [url = '', companyId = '', itemId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });

async function write(client: pg.PoolClient): Promise<void> {
  const cartId = randomUUID();
  await client.query('begin');
  const { rows } = await client.query<{ price_cents: number; stock: number | null; is_sold_out: boolean }>({
    name: 'item',
    text: `select i.price_cents, i.promo_cents, i.promo_from, i.promo_to, i.stock, i.is_sold_out, i.sold_out_until, i.is_archived, i.availability,
        c.availability as category_availability
      from catalog.item i join catalog.category c on c.company_id = i.company_id and c.id = i.category_id
      where i.company_id = $1 and i.id = $2`,
    values: [companyId, itemId],
  });
  await client.query({
    name: 'variants',
    text: `select id, price_cents, promo_cents, promo_from, promo_to, stock, is_sold_out, sold_out_until from item_options.variant
      where company_id = $1 and item_id = $2 and not is_archived order by position`,
    values: [companyId, itemId],
  });
  await client.query({
    name: 'groups',
    text: `select g.id, g.minimum, g.maximum, g.most_of_same from item_options.item_group i
      join item_options.extra_group g on g.company_id = i.company_id and g.id = i.group_id
      where i.company_id = $1 and i.item_id = $2 order by i.position`,
    values: [companyId, itemId],
  });
  const [item] = rows;
  if (!item || item.is_sold_out || (item.stock !== null && item.stock < 1)) throw new Error('the item cannot be had');
  await client.query({
    name: 'cart',
    text: `insert into checkout.cart (company_id, id, token_hash, kind, party_id, line_kinds, contact, created_at, touched_at)
      values ($1, $2, $3, 'purchase', $1, '{goods}', '{}', now(), now())`,
    values: [companyId, cartId, randomUUID()],
  });
  await client.query({
    name: 'line',
    text: `insert into goods.cart_line (company_id, cart_id, id, item_id, extras, quantity, note, seen_cents, added_at)
      values ($1, $2, $3, $4, '[]', 1, '', $5, now())`,
    values: [companyId, cartId, randomUUID(), itemId, item.price_cents],
  });
  await client.query('commit');
}

await serveWrites('/add', pool, write);
