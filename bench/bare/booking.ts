// The twin of holding a box: one raw transaction with the same writes, behind an empty Fastify route. It looks at nothing first.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const [url = '', companyId = '', locationId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const boxes = await pool.query(
  'select id, size_code, network_id from lockers.lock where company_id = $1 and location_id = $2',
  [companyId, locationId],
);
let turn = 0;

const WRITES: readonly [string, string, (ids: Ids) => unknown[]][] = [
  [
    'cart',
    `insert into checkout.cart (company_id, id, token_hash, kind, party_id, line_kinds, created_at, touched_at) values ($1, $2, $3, 'purchase', $1, '{boxes}', now(), now())`,
    ({ cart }) => [companyId, cart, randomUUID()],
  ],
  [
    'rental',
    `insert into rentals.rental (company_id, id, location_id, lock_id, size_code, network_id, cart_id, state, is_now, duration_minutes, starts_at,
       ends_at, blocked_until, hold_expires_at, price_cents, prices, grace_minutes, check_minutes, max_duration_minutes, time_zone, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'held', false, 120, $8, $8::timestamptz + interval '2 hours', $8::timestamptz + interval '2 hours',
       now() + interval '15 minutes', 400, '[]', 180, 0, 1440, 'Europe/Berlin', now())`,
    ({ cart, rental, box, startsAt }) => [
      companyId,
      rental,
      locationId,
      box.id,
      box.size_code,
      box.network_id,
      cart,
      startsAt,
    ],
  ],
  [
    'lock',
    'update lockers.lock set upcoming = upcoming + 1 where company_id = $1 and id = $2',
    ({ box }) => [companyId, box.id],
  ],
  [
    'step',
    `insert into rentals.rental_step (company_id, id, rental_id, at, kind, person_kind) values ($1, $2, $3, now(), 'held', 'customer')`,
    ({ rental }) => [companyId, randomUUID(), rental],
  ],
  [
    'job',
    `select graphile_worker.add_job('rental.expire_hold', payload => $1::json, job_key => $2, run_at => now() + interval '15 minutes')`,
    ({ rental }) => [JSON.stringify({ companyId, rentalId: rental }), `expire-hold:${rental}`],
  ],
  [
    'item',
    `insert into box_cart.item (company_id, cart_id, id, rental_id, location_id, size_code, starts_at, duration_minutes, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, 120, now())`,
    ({ cart, rental, box, startsAt }) => [companyId, cart, randomUUID(), rental, locationId, box.size_code, startsAt],
  ],
  [
    'hint',
    `with next as (
       insert into kit.stream as known (company_id, name, last_seq) values ($1, 'rentals', 1)
       on conflict (company_id, name) do update set last_seq = known.last_seq + 1 returning last_seq
     ), written as (
       insert into kit.stream_event (company_id, stream, seq, at, payload)
       select $1, 'rentals', last_seq, now(), $2::jsonb from next returning seq
     )
     select pg_notify('kit_stream', $1::text || ' rentals') from written`,
    ({ rental }) => [companyId, JSON.stringify({ type: 'rentals', rentalIds: [rental] })],
  ],
];
type Ids = {
  readonly cart: string;
  readonly rental: string;
  readonly box: { readonly id: string; readonly size_code: string; readonly network_id: string };
  readonly startsAt: Date;
};

const app = Fastify();
app.post('/book', async () => {
  const n = turn++;
  const box = boxes.rows[n % boxes.rows.length]!;
  // Far away from what the other one books: every round through the boxes is three hours later.
  const startsAt = new Date(Date.now() + 320 * 86_400_000 + Math.floor(n / boxes.rows.length) * 10_800_000);
  const ids = { cart: randomUUID(), rental: randomUUID(), box, startsAt };
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [name, text, values] of WRITES) await client.query({ name, text, values: values(ids) });
    await client.query('commit');
  } finally {
    client.release();
  }
  return { id: ids.rental };
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(address).port));
