import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a server and its database, and can take the database away and bring it back. */
export async function openOutage(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isAway = false;
  const server = createServer((near) => {
    if (isAway) {
      near.destroy();
      return;
    }
    const far = connect(Number(port || 5432), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = Object.assign(new URL(databaseUrl), {
    hostname: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
  });

  function begin(): void {
    isAway = true;
    for (const socket of open) socket.destroy();
  }

  return {
    url: url.toString(),
    begin,
    end: () => {
      isAway = false;
    },
    close: async () => {
      begin();
      server.close();
      await once(server, 'close');
    },
  };
}
