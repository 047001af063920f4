import { once } from 'node:events';
import WebSocket from 'ws';
import { signIn, type World } from '../world.ts';

/** One person has at most fifty lines open. */
const LINES_EACH = 40;

/** So many open sockets, `ready` as soon as each of them is made so. */
export async function openSockets(
  count: number,
  url: string,
  ready: (socket: WebSocket) => Promise<void> = async () => {},
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let i = 0; i < count; i += 50) {
    const batch = Array.from(
      { length: Math.min(50, count - i) },
      () => new WebSocket(url, { perMessageDeflate: false, origin: new URL(url.replace('ws', 'http')).origin }),
    );
    await Promise.all(batch.map((socket) => once(socket, 'open')));
    await Promise.all(batch.map(ready));
    sockets.push(...batch);
  }
  return sockets;
}

/** As browsers of as many people as need that many lines, all of whom listen to one stream. */
export async function openLines(world: World, count: number, stream: string): Promise<WebSocket[]> {
  const tokens: string[] = [];
  for (let person = 0; person < count / LINES_EACH; person++) tokens.push(await tokenOfNewPerson(world, person));
  let turn = 0;
  return openSockets(count, `${world.product.url.replace('http', 'ws')}/api/realtime`, async (socket) => {
    const subscribed = nextOf(socket, 'subscribed');
    socket.send(JSON.stringify({ type: 'hello', token: tokens[turn++ % tokens.length]! }));
    socket.send(JSON.stringify({ type: 'subscribe', stream, after: null }));
    await subscribed;
  });
}

/** Several messages may come at once, so the ear stays open until the right one was heard. */
export function nextOf(socket: WebSocket, type: string): Promise<void> {
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
