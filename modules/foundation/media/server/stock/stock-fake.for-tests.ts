import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openOutbound } from '@fachwerk/server/outbound';
import { photo } from '../media.for-tests.ts';

/** Small fakes of the three providers behind their real names; `asked` is what reached them. */
export async function openStockFake() {
  const asked: { host: string; url: string; authorization: string | undefined }[] = [];
  const answers = new Map<string, unknown>();
  const picture = await photo(600, 400);
  const server = createServer((request, reply) => {
    const { host = '', authorization } = request.headers;
    const url = request.url ?? '';
    asked.push({ host, url, authorization });
    const key = `${host}${url.split('?')[0]}`;
    const found = answers.get(key);
    if (host.startsWith('images.') || url.includes('/thumb/')) return reply.end(picture.bytes);
    if (typeof found === 'string') return reply.writeHead(302, { location: found }).end();
    reply.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { buildConnector } = await import('undici');
  const connect = buildConnector({});
  const { port } = server.address() as AddressInfo;
  const outbound = openOutbound({
    lookup: async () => ['93.184.216.34'],
    // The names speak https; the fake behind them does not.
    dial: (target, done) => connect({ ...target, protocol: 'http:', hostname: '127.0.0.1', port: String(port) }, done),
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked, answers, outbound, close };
}
