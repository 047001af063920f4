import { once } from 'node:events';
import WebSocket from 'ws';
import { sql } from '../kit/server/db/sql.ts';
import { percentiles } from './load.ts';
import { type Row, rounded } from './table.ts';
import { signIn, type World, withTwin } from './world.ts';

/** One person has at most fifty lines open. */
const LINES_EACH = 40;
const EVENTS = 20;
const MOST_MS = 250;

/** P8: from the change's request to each of the sockets. */
export async function benchRealtime(world: World, sockets: number): Promise<Row> {
  const tokens: string[] = [];
  for (let person = 0; person < sockets / LINES_EACH; person++) tokens.push(await tokenOfNewPerson(world, person));
  let turn = 0;
  const mine = await measured(
    sockets,
    `${world.product.url.replace('http', 'ws')}/api/realtime`,
    () => change(world),
    (socket) => hello(socket, tokens[turn++ % tokens.length]!),
  );
  const bare = await withTwin('broadcast.ts', [], ({ url }) =>
    measured(
      sockets,
      url.replace('http', 'ws'),
      () => fetch(url),
      async () => {},
    ),
  );
  return {
    figure: `P8 event to ${sockets.toLocaleString('en')} sockets, p50 / p99 ms`,
    ours: `${rounded(mine.p50Ms)} / ${rounded(mine.p99Ms)}`,
    twin: `${rounded(bare.p50Ms)} / ${rounded(bare.p99Ms)}`,
    ratio: `${rounded(mine.p99Ms / bare.p99Ms, 1)} ×`,
    goal: `p99 ≤ ${MOST_MS} ms`,
    isMet: mine.p99Ms <= MOST_MS,
  };
}

async function measured(
  count: number,
  url: string,
  cause: () => Promise<unknown>,
  ready: (socket: WebSocket) => Promise<void>,
) {
  const sockets: WebSocket[] = [];
  for (let i = 0; i < count; i += 50) {
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

async function hello(socket: WebSocket, token: string): Promise<void> {
  const subscribed = nextOf(socket, 'subscribed');
  socket.send(JSON.stringify({ type: 'hello', token }));
  socket.send(JSON.stringify({ type: 'subscribe', stream: 'users', after: null }));
  await subscribed;
}

const nextEvent = (socket: WebSocket) => nextOf(socket, 'event');

/** Several messages may come at once, so the ear stays open until the right one was heard. */
function nextOf(socket: WebSocket, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const lost = (code: number) => reject(new Error(`the socket was closed with ${code}`));
    const hear = (data: WebSocket.RawData) => {
      if ((JSON.parse(String(data)) as { type: string }).type !== type) return;
      socket.off('message', hear).off('close', lost);
      resolve();
    };
    socket.on('message', hear).on('close', lost);
  });
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

async function tokenOfNewPerson({ product, token }: World, number: number): Promise<string> {
  const account = { email: `line${number}@zeitlagercity.example`, password: 'Ein Satz mit 7 Wörtern' };
  const form = new FormData();
  form.set('email', account.email);
  form.set('password', account.password);
  form.set('contact', JSON.stringify({ firstName: 'Leitung', lastName: String(number) }));
  form.set('backendRoles', JSON.stringify(['management']));
  await fetch(`${product.url}/api/private/user`, { method: 'POST', body: form, headers: { 'x-access-token': token } });
  return signIn(product.url, account);
}
