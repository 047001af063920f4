import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A port of a machine, or the socket in the folder that the address names. */
function doorOf(databaseUrl: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const number = Number(searchParams.get('port') ?? (port || 5432));
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number };
}

/** Stands between a server and its database, and can take the database away and bring it back, or keep its answers. */
export async function openOutage(databaseUrl: string) {
  const database = doorOf(databaseUrl);
  const open = new Set<Socket>();
  let isAway = false;
  let isSilent = false;
  const server = createServer((near) => {
    if (isAway) {
      near.destroy();
      return;
    }
    if (isSilent) {
      open.add(near.pause());
      near.on('error', () => {});
      near.on('close', () => open.delete(near));
      return;
    }
    const far = connect(database);
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
  const url = new URL(databaseUrl);
  for (const name of ['host', 'port']) url.searchParams.delete(name);
  Object.assign(url, { host: `127.0.0.1:${(server.address() as AddressInfo).port}` });

  function begin(): void {
    isAway = true;
    for (const socket of open) socket.destroy();
  }

  /** Connections go on to be open and new ones are taken, but nothing comes through any more, as when a machine vanishes. */
  function silence(): void {
    isSilent = true;
    for (const socket of open) socket.unpipe().pause();
  }

  return {
    url: url.toString(),
    begin,
    silence,
    /** New connections work again; those that were silenced stay so. */
    end: () => {
      isAway = false;
      isSilent = false;
    },
    close: async () => {
      begin();
      server.close();
      await once(server, 'close');
    },
  };
}
