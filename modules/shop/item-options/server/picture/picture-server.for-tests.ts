import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openOutbound } from '@fachwerk/server/outbound';
import sharp from 'sharp';

const TOO_LARGE_BYTES = 6 * 1024 * 1024;

/** Plays the internet that pictures are fetched from. `intern.example` is a private address; `asked` is what reached the server. */
export async function openPictureServer() {
  const asked: string[] = [];
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const server = createServer((request, reply) => {
    const url = request.url ?? '';
    asked.push(`${request.headers.host}${url}`);
    if (url === '/moved.jpg') return reply.writeHead(302, { location: 'https://cdn.example/hemd.jpg' }).end();
    if (url === '/inside.jpg') return reply.writeHead(302, { location: 'https://intern.example/x.jpg' }).end();
    if (url === '/gone.jpg') return reply.writeHead(404).end();
    if (url === '/large.jpg') return reply.end(Buffer.alloc(TOO_LARGE_BYTES));
    if (url === '/logo.svg') return reply.end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    if (url.endsWith('.html')) return reply.setHeader('content-type', 'image/jpeg').end('<h1>Hemd</h1>');
    return reply.end(picture);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { buildConnector } = await import('undici');
  const connect = buildConnector({});
  const { port } = server.address() as AddressInfo;
  const outbound = openOutbound({
    lookup: async (name) => [/^\d/.test(name) ? name : name === 'intern.example' ? '10.0.0.5' : '93.184.216.34'],
    // The names speak https; the server behind them does not.
    dial: (target, done) => connect({ ...target, protocol: 'http:', hostname: '127.0.0.1', port: String(port) }, done),
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked, outbound, close };
}
