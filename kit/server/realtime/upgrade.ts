import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';

export type UpgradeOptions = {
  /** Judges a Host header, or the host of an Origin. */
  readonly isOwnHost: (host: string | undefined) => boolean;
  /** Whether another connection is allowed. */
  readonly hasRoom: () => boolean;
  readonly onSocket: (socket: WebSocket) => void;
};

const PATH = '/api/realtime';
const LARGEST_MESSAGE_BYTES = 8 * 1024;

/** Turns requests for the live path into sockets. */
export function acceptUpgrades(app: FastifyInstance, { isOwnHost, hasRoom, onSocket }: UpgradeOptions): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== PATH) {
      // Another listener may handle other paths; without one, the request must not hang.
      if (app.server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      return;
    }
    if (!isFromHere(request, isOwnHost)) return refuse(socket, '403 Forbidden');
    if (!hasRoom()) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, onSocket);
  });
}

/** A browser always sends the origin of the page; only our own is allowed. A client without an origin is no browser. */
function isFromHere({ headers: { origin, host } }: IncomingMessage, isOwnHost: UpgradeOptions['isOwnHost']): boolean {
  if (origin === undefined) return isOwnHost(host);
  return URL.canParse(origin) && isOwnHost(new URL(origin).host);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
