import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '@fachwerk/server/cannot-start';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { DATABASE_OWNER } from './cluster.ts';
import type { Place } from './place.ts';
import { type Address, removeMisleadingPidFile, runningPostmaster } from './postmaster.ts';
import { localAddress, type Settings, type StartedProcess, startProcess } from './process.ts';

/** All it takes to run a database and to own it. */
export type OwnerOptions = {
  readonly dataDir: string;
  readonly place: Place;
  readonly binaries: Binaries;
  readonly settings: Settings;
  readonly password: string;
  readonly address: Address;
  /** Nobody wants it any more. */
  readonly givenUp: AbortSignal;
  /** Until it must be ready. */
  readonly patienceMs?: number;
};

/** The connection that says "this database has a server"; it ends when either of the two does. */
export type Owner = { readonly client: pg.Client; readonly address: Address; readonly tookOver: boolean };

/** Crash recovery of a large database takes its time. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 20;

/** Connects as the one owner, after starting the database when it does not run. */
export async function becomeOwner(options: OwnerOptions): Promise<Owner> {
  const { cluster } = options.place;
  const end = performance.now() + (options.patienceMs ?? PATIENCE_MS);
  let started: StartedProcess | undefined;
  let address = options.address;
  while (performance.now() < end) {
    options.givenUp.throwIfAborted();
    const running = runningPostmaster(cluster);
    if (running?.address) {
      const client = await connected(options, running.address);
      if (client) {
        await claim(client, options.dataDir);
        return { client, address: running.address, tookOver: !started };
      }
    } else if (!running && !(started && started.lastWords() === undefined)) {
      address = await nextAddress(address, cluster, started?.lastWords());
      removeMisleadingPidFile(cluster);
      started = await startProcess(options.place, options.binaries, address, options.settings);
    }
    await sleep(PAUSE_MS);
  }
  throw new CannotStart(
    `The database in ${cluster} did not become ready. What it said is in ${options.place.folder}/postgres.log.`,
  );
}

/** Where to start it after it ended with these words; the words become the error when another try cannot help. */
async function nextAddress(address: Address, cluster: string, lastWords: string | undefined): Promise<Address> {
  // Another one is just starting or has just been killed, and its helpers need a moment to end.
  if (lastWords === undefined || /lock file|shared memory block/.test(lastWords)) return address;
  // Some file systems have no sockets.
  if (address.host === cluster && /Unix-domain socket|Unix address/.test(lastWords)) return localAddress();
  const reasons = lastWords.split('\n').filter((line) => /FATAL|PANIC|HINT|DETAIL/.test(line));
  throw new CannotStart(`The database in ${cluster} did not start: ${reasons.join(' ') || lastWords}`);
}

/** It is starting, stopping or recovering. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03', undefined]);

async function connected({ password }: OwnerOptions, address: Address): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: addressUrl(address, password, 'postgres'),
    application_name: `${OWNER_NAME}${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (NOT_YET.has((error as { code?: string }).code)) return undefined;
    throw error;
  }
}

const OWNER_NAME = 'fachwerk owner ';
const OWNER_LOCK = 1_019;
/** A server that is just ending, or was just killed, gets this long to let go. */
const TRIES = 50;

/** The lock belongs to the connection, so it is gone in the moment its server dies, however that happens. */
async function claim(client: pg.Client, dataDir: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [OWNER_LOCK]);
    if (rows[0]?.mine) return;
    await sleep(PAUSE_MS);
  }
  const { rows } = await client.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid()',
    [`${OWNER_NAME}%`],
  );
  await client.end();
  const other = rows[0] ? ` (process ${rows[0].name.slice(OWNER_NAME.length)})` : '';
  throw new CannotStart(
    `Another server${other} already uses the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** The host stands in the query because a socket's folder cannot stand where a host stands. */
export function addressUrl({ host, port }: Address, password: string, database: string): string {
  const where = new URLSearchParams({ host, port: String(port), sslmode: 'disable' });
  return `postgres://${DATABASE_OWNER}:${password}@localhost/${database}?${where}`;
}
