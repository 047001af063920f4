import { connect, type Socket } from 'node:net';
import { type Load, type Measured, percentiles } from './load.ts';

const HEAD_END = Buffer.from('\r\n\r\n');
const GOOD = 'HTTP/1.1 200 ';

/**
 * As `fire`, for answers that are always as long: it reads no more of them than that. An answer from memory costs less to give than most
 * clients need to take it apart, and it is the giving that is measured.
 */
export async function fireRaw({ url, path, headers = {}, connections = 32, seconds }: Load): Promise<Measured> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const until = performance.now() + seconds * 1000;
  const tookMs: number[] = [];
  const gun = async () => {
    const socket = connect(Number(port), hostname);
    try {
      await shoot(socket, request, until, tookMs);
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, gun));
  return { perSecond: tookMs.length / seconds, ...percentiles(tookMs) };
}

function shoot(socket: Socket, request: Buffer, until: number, tookMs: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let bodyBytes = -1;
    let startedAt = 0;
    /** Of the answer that arrives; zero before its head is there. */
    let missing = 0;
    let begun: Buffer = Buffer.alloc(0);
    const next = () => {
      startedAt = performance.now();
      if (startedAt >= until) resolve();
      else socket.write(request);
    };
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        begun = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk;
        const end = begun.indexOf(HEAD_END);
        if (end < 0) return;
        const head = begun.toString('latin1', 0, bodyBytes < 0 ? end : GOOD.length);
        if (!head.startsWith(GOOD)) return reject(new Error(`answered ${head.split('\r\n', 1)[0]}`));
        if (bodyBytes < 0) bodyBytes = Number(/^content-length: (\d+)\r?$/im.exec(head)![1]);
        missing = end + HEAD_END.length + bodyBytes - begun.length;
        begun = Buffer.alloc(0);
      } else missing -= chunk.length;
      if (missing > 0) return;
      tookMs.push(performance.now() - startedAt);
      next();
    });
    socket.on('error', reject).on('close', () => reject(new Error('the connection was closed')));
    socket.on('connect', next);
  });
}
