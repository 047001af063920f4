import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { PROGRAM_ENV } from './cluster.ts';
import type { Place } from './place.ts';
import type { Address } from './postmaster.ts';

const SOCKET_PORT = 5432;
/** The shortest of the systems' limits for a socket's path (macOS; Linux has 107). */
const LONGEST_SOCKET_PATH = 103;
const LARGEST_LOG_BYTES = 10 * 1024 * 1024;
/** Parallel queries share memory there; containers often have 64 MB, which a larger query overruns. */
const ENOUGH_SHARED_MEMORY_BYTES = 256 * 1024 * 1024;

/** A socket in the database's own folder, which nobody else can enter; where its path would be too long, a free port of this machine. */
export async function newAddress({ cluster }: Place): Promise<Address> {
  const isShort = Buffer.byteLength(join(cluster, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH;
  return isShort ? { host: cluster, port: SOCKET_PORT } : localAddress();
}

export async function localAddress(): Promise<Address> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return { host: '127.0.0.1', port };
}

export type Settings = Readonly<Record<string, string | number>>;

/** The database that keeps what was acknowledged: PostgreSQL's safe defaults stay as they are. */
export const PRODUCT_SETTINGS: Settings = {
  max_connections: 100,
  shared_buffers: '128MB',
  // An archive of changes that nobody can write to any more must not fill the disk of the database.
  max_slot_wal_keep_size: '4GB',
};
/** Nobody wants this data after a crash. */
export const THROWAWAY_SETTINGS: Settings = {
  max_connections: 300,
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

function allSettings({ cluster }: Place, { host, port }: Address, settings: Settings): Settings {
  const listening =
    host === cluster
      ? { listen_addresses: '', unix_socket_directories: cluster }
      : { listen_addresses: host, unix_socket_directories: '' };
  return {
    ...listening,
    port,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A refused statement is the application's to report; here it would only repeat what people typed.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic',
    ...(process.platform === 'linux' && !hasSharedMemory() && { dynamic_shared_memory_type: 'mmap' }),
    ...settings,
  };
}

function hasSharedMemory(): boolean {
  try {
    const { bsize, blocks } = statfsSync('/dev/shm');
    return bsize * blocks >= ENOUGH_SHARED_MEMORY_BYTES;
  } catch {
    return false;
  }
}

export type StartedProcess = {
  /** What it said before it ended; undefined while it runs. */
  lastWords(): string | undefined;
};

/** In a session of its own: a Ctrl-C in the terminal is for us, and we end the database last. Its words go to a file, which outlives us too. */
export async function startProcess(
  place: Place,
  binaries: Binaries,
  address: Address,
  settings: Settings,
): Promise<StartedProcess> {
  const log = join(place.folder, 'postgres.log');
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG_BYTES) await rename(log, `${log}.old`);
  const flags = Object.entries(allSettings(place, address, settings)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const output = openSync(log, 'a', 0o600);
  const begin = statSync(log).size;
  const child = spawn(binaries.postgres, ['-D', place.cluster, ...flags], {
    ...place.runAs,
    cwd: place.cluster,
    env: PROGRAM_ENV,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  let lastWords: string | undefined;
  child.once('error', (error) => {
    lastWords = error.message;
  });
  child.once('exit', () => {
    // A throw-away database may be gone, folder and all, before this is heard.
    lastWords = existsSync(log) ? readFileSync(log).subarray(begin).toString() : '';
  });
  return { lastWords: () => lastWords };
}
