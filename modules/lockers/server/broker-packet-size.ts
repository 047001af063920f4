import type { Socket } from 'node:net';
import type { Client } from 'aedes';

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
