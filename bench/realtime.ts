import { once } from 'node:events';
import WebSocket from 'ws';
import { sql } from '../kit/server/sql.ts';
import { percentiles } from './load.ts';
import { type Row, rounded } from './table.ts';
import { type World, withTwin } from './world.ts';

const SOCKETS = 1_000;
const EVENTS = 20;
const MOST_MS = 250;

/** P8 at a fifth of its size: from the change's request to each of the sockets. */
export async function benchRealtime(world: World): Promise<Row> {
  const mine = await measured(
    `${world.product.url.replace('http', 'ws')}/api/realtime`,
    () => change(world),
    hello(world.token),
  );
  const bare = await withTwin('broadcast.ts', [], ({ url }) =>
    measured(
      url.replace('http', 'ws'),
      () => fetch(url),
      async () => {},
    ),
  );
  return {
    figure: `P8 event to ${SOCKETS} sockets, p50 / p99 ms`,
    ours: `${rounded(mine.p50Ms)} / ${rounded(mine.p99Ms)}`,
    twin: `${rounded(bare.p50Ms)} / ${rounded(bare.p99Ms)}`,
    ratio: `${rounded(mine.p99Ms / bare.p99Ms, 1)} ×`,
    goal: `p99 ≤ ${MOST_MS} ms`,
    isMet: mine.p99Ms <= MOST_MS,
  };
}

async function measured(url: string, cause: () => Promise<unknown>, ready: (socket: WebSocket) => Promise<void>) {
  const sockets: WebSocket[] = [];
  for (let i = 0; i < SOCKETS; i += 50) {
    const batch = Array.from(
      { length: 50 },
      () => new WebSocket(url, { perMessageDeflate: false, origin: new URL(url.replace('ws', 'http')).origin }),
    );
    await Promise.all(batch.map((socket) => once(socket, 'open')));
    await Promise.all(batch.map(ready));
    sockets.push(...batch);
  }
  const tookMs: number[] = [];
  for (let i = 0; i < EVENTS; i++) {
    const startedAt = performance.now();
    const heard = sockets.map(async (socket) => {
      await nextEvent(socket);
      tookMs.push(performance.now() - startedAt);
    });
    await Promise.all([cause(), ...heard]);
  }
  for (const socket of sockets) socket.terminate();
  return percentiles(tookMs);
}

function hello(token: string) {
  return async (socket: WebSocket) => {
    socket.send(JSON.stringify({ type: 'hello', token }));
    socket.send(JSON.stringify({ type: 'subscribe', stream: 'users', after: null }));
    await nextOf(socket, 'subscribed');
  };
}

const nextEvent = (socket: WebSocket) => nextOf(socket, 'event');

async function nextOf(socket: WebSocket, type: string): Promise<void> {
  for (;;) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    if ((JSON.parse(data.toString()) as { type: string }).type === type) return;
  }
}

/** Somebody's state is saved; the users stream tells it. */
async function change({ product, token, companyId, db }: World): Promise<void> {
  const someone = await db.first<{ id: string }>(sql`
    select id from identity.user where company_id = ${companyId} and not roles @> array['administrator'] order by id limit 1`);
  const form = new FormData();
  form.set('contact', JSON.stringify({ firstName: 'Wechsel', lastName: String(performance.now()) }));
  const reply = await fetch(`${product.url}/api/private/user/${someone!.id}`, {
    method: 'PUT',
    body: form,
    headers: { 'x-access-token': token },
  });
  if (!reply.ok) throw new Error(`the change was refused: ${await reply.text()}`);
}
