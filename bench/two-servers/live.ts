import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { lockerStream } from '../../modules/lockers/lockers/contract.ts';
import { signIn } from '../world.ts';
import { ADMIN, type Server } from './pair.ts';

/** A screen of the back office that stays open at one server, and comes back when that one does. */
export type Screen = {
  readonly server: Server;
  /** When each number arrived. */
  readonly arrivedAt: ReadonlyMap<number, number>;
  /** Numbers it was told to load everything anew instead of. */
  readonly skipped: ReadonlySet<number>;
  readonly twice: number;
  stop(): void;
};

export function openScreen(server: Server): Screen {
  const arrivedAt = new Map<number, number>();
  const skipped = new Set<number>();
  let last: number | null = null;
  let twice = 0;
  let socket: WebSocket | undefined;
  let isOver = false;

  function hear(message: { type: string; seq: number }): void {
    if (message.type === 'event') {
      if (arrivedAt.has(message.seq)) twice++;
      arrivedAt.set(message.seq, Date.now());
      last = message.seq;
    } else if (message.type === 'reset') {
      for (let seq = (last ?? message.seq) + 1; seq <= message.seq; seq++) skipped.add(seq);
      last = message.seq;
    } else if (message.type === 'subscribed') last ??= message.seq;
  }

  async function watch(): Promise<void> {
    const url = `http://localhost:${server.port}`;
    const token = await signIn(url, ADMIN);
    const line = new WebSocket(`${url.replace('http', 'ws')}/api/realtime`);
    socket = line;
    line.on('open', () => {
      line.send(JSON.stringify({ type: 'hello', token }));
      line.send(JSON.stringify({ type: 'subscribe', stream: lockerStream.name, after: last }));
    });
    line.on('message', (data) => hear(JSON.parse(data.toString())));
    line.on('error', () => {});
    await new Promise((resolve) => line.once('close', resolve));
  }

  void (async () => {
    while (!isOver) {
      await watch().catch(() => {});
      await sleep(300);
    }
  })();
  return {
    server,
    arrivedAt,
    skipped,
    get twice() {
      return twice;
    },
    stop: () => {
      isOver = true;
      socket?.terminate();
    },
  };
}
