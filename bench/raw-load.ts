import { connect, type Socket } from 'node:net';
import { type Load, type Measured, percentiles } from './load.ts';

const HEAD_END = Buffer.from('\r\n\r\n');
const GOOD = Buffer.from('HTTP/1.1 200 ');
const LENGTH = Buffer.from('\r\ncontent-length: ');

/**
 * As `fire`, for answers that say how long they are: it reads no more of them than that. An answer from memory costs less to give than most
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
        if (!begun.subarray(0, GOOD.length).equals(GOOD))
          return reject(new Error(`answered ${begun.toString('latin1').split('\r\n', 1)[0]}`));
        missing = end + HEAD_END.length + lengthIn(begun, end) - begun.length;
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

/** A page is drawn anew now and then while it is measured, and may be a byte longer or shorter then. */
function lengthIn(answer: Buffer, headEnd: number): number {
  const at = answer.indexOf(LENGTH) + LENGTH.length;
  return Number(answer.toString('latin1', at, Math.min(answer.indexOf('\r\n', at), headEnd)));
}
