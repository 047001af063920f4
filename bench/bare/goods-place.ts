// The twin of placing an order of goods: raw transactions with the same writes, behind an empty Fastify route. Its rows are those of an order
// that was placed before, with ids of their own. It looks at nothing first.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { serveWrites } from './serve-writes.ts';

const [url = '', companyId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });

type Row = Readonly<Record<string, unknown>>;
const rowsOf = async (text: string, values: unknown[]) => (await pool.query<Row>(text, values)).rows;
const [taken] = await rowsOf('select * from goods.taken where company_id = $1 order by taken_at desc limit 1', [
  companyId,
]);
const orderId = taken!.order_id;
const one = async (text: string, value: unknown) => (await rowsOf(text, [companyId, value]))[0]!;
const placed = await one('select * from orders.customer_order where company_id = $1 and id = $2', orderId);
const customer = await one('select * from customers.customer where company_id = $1 and id = $2', placed.customer_id);
const audited = await one(
  'select * from kit.audit_entry where company_id = $1 and subject_id = $2',
  placed.customer_id,
);
const lines = await rowsOf('select * from orders.order_line where company_id = $1 and order_id = $2', [
  companyId,
  orderId,
]);
const step = await one('select * from orders.order_step where company_id = $1 and order_id = $2', orderId);
const payment = await one('select * from payments.payment where company_id = $1 and reference = $2', orderId);
const begun = await one('select * from payments.test_checkout where company_id = $1 and payment_id = $2', payment.id);
const handed = await one('select * from fulfilment.fulfilment where company_id = $1 and order_id = $2', orderId);
const handedStep = await one('select * from fulfilment.step where company_id = $1 and order_id = $2', orderId);
const booking = await one('select * from shop.slot_booking where company_id = $1 and reference = $2', orderId);
const carts = await rowsOf('select id from checkout.cart where company_id = $1 limit 1000', [companyId]);

/** A new row like that one, but for this. */
async function add(client: pg.PoolClient, table: string, like: Row, own: Row): Promise<void> {
  // The database writes these itself.
  const { search_text: _, staff_words: __, ...rest } = { ...like, ...own } as Row;
  const row = Object.entries(rest);
  const columns = row.map(([name]) => name).join(', ');
  const places = row.map((_, at) => `$${at + 1}`).join(', ');
  const values = row.map(([, value]) => (isPlain(value) ? JSON.stringify(value) : value));
  await client.query({ name: table, text: `insert into ${table} (${columns}) values (${places})`, values });
}
const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date);

let turn = 0;
async function write(client: pg.PoolClient): Promise<void> {
  const [customerId, id, paymentId] = [randomUUID(), randomUUID(), randomUUID()];
  const number = (++turn).toString(36).toUpperCase().padStart(8, '0');
  await client.query('begin');
  await add(client, 'customers.customer', customer, { id: customerId, email: `${customerId}@example.net` });
  await add(client, 'kit.audit_entry', audited, { id: randomUUID(), subject_id: customerId, actor_id: customerId });
  const names = { order_hash: randomUUID(), number: `${number.slice(0, 4)}-${number.slice(4)}` };
  await add(client, 'orders.customer_order', placed, { id, customer_id: customerId, ...names });
  for (const line of lines) await add(client, 'orders.order_line', line, { order_id: id });
  await add(client, 'orders.order_step', step, { id: randomUUID(), order_id: id });
  await client.query({
    name: 'slot',
    text: 'update shop.slot set booked = booked + 1 where company_id = $1 and type = $2 and starts_at = $3',
    values: [companyId, booking.type, booking.starts_at],
  });
  await add(client, 'shop.slot_booking', booking, { reference: id });
  await add(client, 'goods.taken', taken!, { order_id: id });
  await add(client, 'fulfilment.fulfilment', handed, { order_id: id });
  await add(client, 'fulfilment.step', handedStep, { id: randomUUID(), order_id: id });
  await client.query({
    name: 'job',
    text: `select kit.add_job('goods.release_unpaid', $1::json, $2, now() + interval '30 minutes', 8)`,
    values: [JSON.stringify({ companyId, orderId: id }), `release-unpaid:${id}`],
  });
  await add(client, 'payments.payment', payment, { id: paymentId, reference: id });
  await client.query({
    name: 'cart',
    text: 'update checkout.cart set touched_at = now(), contact = $3::jsonb where company_id = $1 and id = $2',
    values: [companyId, carts[turn % carts.length]!.id, '{}'],
  });
  await client.query('commit');
  await client.query('begin');
  await add(client, 'payments.test_checkout', begun, { payment_id: paymentId });
  await client.query({
    name: 'started',
    text: `update payments.payment set state = 'started' where company_id = $1 and id = $2`,
    values: [companyId, paymentId],
  });
  await client.query('commit');
}

await serveWrites('/place', pool, write);
