import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'aedes';

/** Waits for a slot; throws if the wait is too long. */
export type Pacer = () => Promise<void>;

/** A busy wall sends about ten messages a second, and its whole backlog after an outage. */
const PER_SECOND = 50;
const BURST = 200;
const LONGEST_WAIT_MS = 15_000;

/** Rate limit per device, with bursts after a pause. A faster device is not read meanwhile: a broken device slows down only itself. */
export function pacer(now: () => number = () => performance.now()): Pacer {
  const stepMs = 1000 / PER_SECOND;
  let usedUntilMs = 0;
  return async () => {
    usedUntilMs = Math.max(usedUntilMs, now() - BURST * stepMs) + stepMs;
    const waitMs = usedUntilMs - now();
    if (waitMs > LONGEST_WAIT_MS) throw new Error('the device speaks too quickly');
    if (waitMs > 0) await sleep(waitMs);
  };
}

/** A report of 200 locks takes about 25 kB. */
const MOST_BYTES = 64 * 1024;
/** Topic, message id, header. */
const ROOM_FOR_HEADER = 1024;

export function tooLarge(payloadBytes: number): boolean {
  return payloadBytes > MOST_BYTES;
}

/** MQTT lets a sender announce 256 MB, which the parser would buffer: the connection is closed as soon as the announcement is read. */
export function watchPacketSize(socket: Socket, client: Client): void {
  const { _parser: parser } = client as unknown as { _parser?: { packet?: { length?: number } } };
  socket.on('readable', () => {
    if ((parser?.packet?.length ?? 0) > MOST_BYTES + ROOM_FOR_HEADER) socket.destroy();
  });
}
