// The twin of a live event: a plain WebSocket server that sends one text to everybody when it is asked to.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const http = createServer((_request, reply) => {
  for (const socket of sockets.clients)
    socket.send(JSON.stringify({ type: 'event', stream: 'users', seq: 1, payload: { type: 'changed' } }));
  reply.end('{}');
});
const sockets = new WebSocketServer({ server: http });
http.listen(0, '127.0.0.1', () => process.send?.((http.address() as { port: number }).port));
