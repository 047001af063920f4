import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'aedes';

/** Waits for its turn; throws when the waiting has become too long. */
export type Pacer = () => Promise<void>;

/** A wall that is busy says some ten messages a second, and all it has kept after an outage. */
const PER_SECOND = 50;
const BURST = 200;
const LONGEST_WAIT_MS = 15_000;

/**
 * So many messages a second for one device, more at once after a pause. Whoever is quicker waits, and is not read meanwhile:
 * one broken device slows down itself and nobody else.
 */
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

/** 200 locks in one report take about 25 kB. */
const MOST_BYTES = 64 * 1024;
/** Topic, message id, header. */
const ROOM_FOR_HEADER = 1024;

export function tooLarge(payloadBytes: number): boolean {
  return payloadBytes > MOST_BYTES;
}

/** MQTT lets a sender announce 256 MB, which the parser would collect: the line is closed as soon as the announcement is read. */
export function watchPacketSize(socket: Socket, client: Client): void {
  const { _parser: parser } = client as unknown as { _parser?: { packet?: { length?: number } } };
  socket.on('readable', () => {
    if ((parser?.packet?.length ?? 0) > MOST_BYTES + ROOM_FOR_HEADER) socket.destroy();
  });
}
