import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** MQTT 3.1.1, 3.2: the answer to a connection. */
const connack = (code: number) => Buffer.of(0x20, 2, 0, code);
const NOT_AUTHORIZED = 5;

/** Refuses the first who come and lets everybody in after that, as a broker does whose accounts are being mended. It hears nothing. */
export async function refusingBroker(refused = 1) {
  const answers: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      const code = answers.length < refused ? NOT_AUTHORIZED : 0;
      answers.push(code);
      socket.write(connack(code));
      if (code !== 0) socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was answered so far, in numbers of MQTT. */
    answers: () => [...answers],
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
