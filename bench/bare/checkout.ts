// The twin of placing an order: raw transactions with the same writes, behind an empty Fastify route. Its rows are those of an order that was
// placed before, with ids of their own. It looks at nothing first.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { serveWrites } from './serve-writes.ts';

const [url = '', companyId = '', locationId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });

type Row = Readonly<Record<string, unknown>>;
const rowsOf = async (text: string, values: unknown[]) => (await pool.query<Row>(text, values)).rows;
const rentals = await rowsOf(
  `select * from rentals.rental where company_id = $1 and location_id = $2 and state = 'ordered'`,
  [companyId, locationId],
);
const order = { id: rentals[0]!.order_id, customer: rentals[0]!.customer_id };
const [customer] = await rowsOf('select * from customers.customer where id = $1', [order.customer]);
const [placed] = await rowsOf('select * from orders.customer_order where id = $1', [order.id]);
const [line] = await rowsOf('select * from orders.order_line where order_id = $1', [order.id]);
const [step] = await rowsOf('select * from orders.order_step where order_id = $1', [order.id]);
const [payment] = await rowsOf('select * from payments.payment where reference = $1', [order.id]);
const [begun] = await rowsOf('select * from payments.test_checkout where payment_id = $1', [payment!.id]);
const [audited] = await rowsOf('select * from kit.audit_entry where subject_id = $1', [order.customer]);
const [held] = await rowsOf('select * from rentals.rental_step where rental_id = $1', [rentals[0]!.id]);

/** A new row like that one, but for this. */
async function add(client: pg.PoolClient, table: string, like: Row | undefined, own: Row): Promise<void> {
  // The database writes that one itself.
  const { search_text: _, ...rest } = { ...like, ...own } as Row;
  const row = Object.entries(rest);
  const columns = row.map(([name]) => name).join(', ');
  const places = row.map((_, at) => `$${at + 1}`).join(', ');
  const values = row.map(([, value]) => (isPlain(value) ? JSON.stringify(value) : value));
  await client.query({ name: table, text: `insert into ${table} (${columns}) values (${places})`, values });
}
const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date);

let turn = 0;
async function write(client: pg.PoolClient): Promise<void> {
  const [customerId, orderId, paymentId] = [randomUUID(), randomUUID(), randomUUID()];
  const rental = rentals[++turn % rentals.length]!;
  const number = turn.toString(36).toUpperCase().padStart(8, '0');
  await client.query('begin');
  await add(client, 'customers.customer', customer, { id: customerId, email: `${customerId}@example.net` });
  await add(client, 'kit.audit_entry', audited, { id: randomUUID(), subject_id: customerId, actor_id: customerId });
  const names = { order_hash: randomUUID(), number: `${number.slice(0, 4)}-${number.slice(4)}` };
  await add(client, 'orders.customer_order', placed, { id: orderId, customer_id: customerId, ...names });
  await add(client, 'orders.order_line', line, { order_id: orderId });
  await add(client, 'orders.order_step', step, { id: randomUUID(), order_id: orderId });
  await add(client, 'rentals.rental_step', held, { id: randomUUID(), rental_id: rental.id });
  await client.query({
    name: 'rental',
    text: `update rentals.rental set order_number = $3, version = version + 1 where company_id = $1 and id = $2`,
    values: [companyId, rental.id, names.number],
  });
  await client.query({
    name: 'job',
    text: `select kit.add_job('rental.expire_hold', $1::json, $2, now() + interval '30 minutes', 8)`,
    values: [JSON.stringify({ companyId, rentalId: rental.id }), `expire-hold:${rental.id}`],
  });
  await add(client, 'payments.payment', payment, { id: paymentId, reference: orderId });
  await client.query({
    name: 'cart',
    text: 'update checkout.cart set touched_at = now(), contact = $3::jsonb where company_id = $1 and id = $2',
    values: [companyId, rental.cart_id, '{}'],
  });
  await client.query({
    name: 'hint',
    text: `with next as (update kit.stream set last_seq = last_seq + 1 where company_id = $1 and name = 'rentals' returning last_seq)
      insert into kit.stream_event (company_id, stream, seq, at, payload) select $1, 'rentals', last_seq, now(), $2::jsonb from next`,
    values: [companyId, JSON.stringify({ type: 'rentals', rentalIds: [rental.id] })],
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
