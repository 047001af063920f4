import type WebSocket from 'ws';
import { sql } from '../../kit/server/db/sql.ts';
import { percentiles } from '../load.ts';
import { type Row, rounded } from '../table.ts';
import { type World, withTwin } from '../world.ts';
import { nextOf, openLines, openSockets } from './sockets.ts';

const EVENTS = 20;
const MOST_MS = 250;

/** P8: from the change's request to each of the sockets. */
export async function benchRealtime(world: World, count: number): Promise<Row> {
  const mine = await measured(await openLines(world, count, 'users'), () => change(world));
  const bare = await withTwin('broadcast.ts', [], async ({ url }) =>
    measured(await openSockets(count, url.replace('http', 'ws')), () => fetch(url)),
  );
  return {
    figure: `P8 event to ${count.toLocaleString('en')} sockets, p50 / p99 ms`,
    ours: `${rounded(mine.p50Ms)} / ${rounded(mine.p99Ms)}`,
    twin: `${rounded(bare.p50Ms)} / ${rounded(bare.p99Ms)}`,
    ratio: `${rounded(mine.p99Ms / bare.p99Ms, 1)} ×`,
    goal: `p99 ≤ ${MOST_MS} ms`,
    isMet: mine.p99Ms <= MOST_MS,
  };
}

async function measured(sockets: readonly WebSocket[], cause: () => Promise<unknown>) {
  const tookMs: number[] = [];
  for (let i = 0; i < EVENTS; i++) {
    const startedAt = performance.now();
    const heard = sockets.map(async (socket) => {
      await nextOf(socket, 'event');
      tookMs.push(performance.now() - startedAt);
    });
    await Promise.all([cause(), ...heard]);
  }
  for (const socket of sockets) socket.terminate();
  return percentiles(tookMs);
}

/** Somebody's state is saved; the users stream tells it. */
async function change({ product, token, companyId, db }: World): Promise<void> {
  const someone = await db.first<{ id: string }>(sql`
    select id from access.user where company_id = ${companyId} and not roles @> array['administrator'] order by id limit 1`);
  const form = new FormData();
  form.set('contact', JSON.stringify({ firstName: 'Wechsel', lastName: String(performance.now()) }));
  const reply = await fetch(`${product.url}/api/private/user/${someone!.id}`, {
    method: 'PUT',
    body: form,
    headers: { 'x-access-token': token },
  });
  if (!reply.ok) throw new Error(`the change was refused: ${await reply.text()}`);
}
