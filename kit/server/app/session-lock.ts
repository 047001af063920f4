import pg from 'pg';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type SessionLockOptions = {
  readonly url: string;
  /** The same name is the same lock for every process on this database. */
  readonly name: string;
  /** The `application_name` of the connection. */
  readonly applicationName: string;
  readonly onHeld?: (() => void) | undefined;
  readonly onLost?: (() => void) | undefined;
};

/** `away`: the database does not answer. `waiting`: another process holds it. */
export type SessionLockState = 'away' | 'waiting' | 'held';

const LOOK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Held by one process at a time, for as long as its own connection lives: the database hands it on in the moment a process dies.
 * It keeps processes out of each other's way. Nothing may be wrong when two believe for a moment that they hold it.
 */
export class SessionLock {
  readonly #options: SessionLockOptions;
  readonly #timer: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #state: SessionLockState = 'away';
  #looking: Promise<void> | undefined;
  #notBefore = 0;
  #isClosed = false;

  constructor(options: SessionLockOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  get state(): SessionLockState {
    return this.#state;
  }

  /** Acquires the lock, or checks that it is still held. Runs every second. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Lets another process have it, and does not want it back for so long. */
  async release(forMs: number): Promise<void> {
    this.#notBefore = performance.now() + forMs;
    const client = this.#client;
    if (client) await this.#drop(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    if (this.#client) await this.#drop(this.#client);
    await this.#looking;
  }

  async #look(): Promise<void> {
    if (this.#isClosed || performance.now() < this.#notBefore) return;
    const client = this.#client ?? this.#connect();
    try {
      if (this.#state === 'away') await begin(client);
      if (this.#state === 'held') await client.query('select 1');
      else if (await tryLock(client, this.#options.name)) this.#become(client, 'held');
      else this.#become(client, 'waiting');
    } catch {
      await this.#drop(client);
    }
  }

  #connect(): pg.Client {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: this.#options.applicationName,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client.on('error', () => void this.#drop(client));
    client.on('end', () => void this.#drop(client));
    this.#client = client;
    return client;
  }

  #become(client: pg.Client, state: SessionLockState): void {
    if (this.#client !== client) return;
    this.#state = state;
    if (state === 'held') this.#options.onHeld?.();
  }

  /** With the connection goes the lock. */
  async #drop(client: pg.Client): Promise<void> {
    if (this.#client !== client) return;
    const wasHeld = this.#state === 'held';
    this.#client = undefined;
    this.#state = 'away';
    if (wasHeld) this.#options.onLost?.();
    await client.end().catch(() => {});
  }
}

/** Whether a process is there that wants or holds a lock under this name. */
export async function isConnected(db: Db, applicationName: string): Promise<boolean> {
  const found = await db.first(sql`
    select from pg_stat_activity where datname = current_database() and application_name = ${applicationName}`);
  return found !== undefined;
}

async function begin(client: pg.Client): Promise<void> {
  await client.connect();
  // A machine that vanishes says no goodbye: within some ten seconds the database must notice.
  await client.query('set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3');
}

async function tryLock(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
    [name],
  );
  return rows[0]!.held;
}
