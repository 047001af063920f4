import pg from 'pg';
import { Batch, BatchPart } from './batch.ts';
import { isLost, isStalePlan, isTorn } from './errors.ts';
import type { Result } from './rows.ts';
import type { Statement } from './statement.ts';

export type PoolOptions = {
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  readonly silenceMs: number;
};

/** An abandoned transaction must not hold its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;
const KEPT_IDLE_MS = 5 * 60_000;

/** Connections for everything outside the pipeline. Broken ones are replaced automatically. */
export class Pool {
  readonly #pool: pg.Pool;
  /** Longest a caller waits for a statement, over all tries. The server's own timeout comes first, if the server answers at all. */
  readonly #patienceMs: number | undefined;
  #isClosed = false;

  constructor(config: pg.ClientConfig, { poolSize, statementTimeoutMs, silenceMs }: PoolOptions) {
    this.#patienceMs = statementTimeoutMs > 0 ? statementTimeoutMs + silenceMs : undefined;
    this.#pool = new pg.Pool({
      ...config,
      // Several statements of one transaction may be under way at once.
      pipeline: true,
      max: poolSize,
      idleTimeoutMillis: KEPT_IDLE_MS,
      ...(this.#patienceMs && { query_timeout: this.#patienceMs }),
      onConnect: (client) =>
        client.query(`
          set timezone = 'UTC';
          set statement_timeout = ${statementTimeoutMs};
          set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`),
    } as pg.PoolConfig);
    // A connection that breaks is replaced by the pool; the statement that needed it reports its own error.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  connect(): Promise<pg.PoolClient> {
    return this.#pool.connect();
  }

  /** A read is asked again when its connection turns out to be dead or out of date; a write might have happened. */
  async run(statement: Statement, values: unknown[], startedAt = performance.now()): Promise<Result> {
    const until = this.#patienceMs && startedAt + this.#patienceMs;
    try {
      return await this.#once(statement, values, until);
    } catch (error) {
      const isWorthAsking = isStalePlan(error) || (statement.isRead && isTorn(error));
      if (!isWorthAsking) throw error;
      return this.#once(statement, values, until);
    }
  }

  async #once(statement: Statement, values: unknown[], until: number | undefined): Promise<Result> {
    const client = await this.connect();
    let isBroken = false;
    try {
      return await runOn(client, statement, values, until && Math.max(1, until - performance.now()));
    } catch (error) {
      isBroken = isLost(error) || isStalePlan(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  load() {
    return { connections: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount };
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#pool.end();
  }
}

async function runOn(
  client: pg.PoolClient,
  statement: Statement,
  values: unknown[],
  withinMs: number | undefined,
): Promise<Result> {
  const startedAt = performance.now();
  const result = await (statement.isScript
    ? runScript(client, statement.text)
    : runOne(client, statement, values, withinMs));
  statement.pace.ran(performance.now() - startedAt);
  return result;
}

async function runOne(
  client: pg.PoolClient,
  statement: Statement,
  values: unknown[],
  withinMs: number | undefined,
): Promise<Result> {
  const part = new BatchPart(statement, values);
  client.query(new Batch([part], withinMs));
  try {
    return await part.answer;
  } catch (error) {
    throw fromHere(error);
  }
}

/** Several statements in one text; the answer is that of the last. */
export async function runScript(client: pg.PoolClient, text: string): Promise<Result> {
  const answer = await client.query<unknown[]>({ text, rowMode: 'array' });
  return ([answer].flat() as Result[]).at(-1)!;
}

/** Errors are created where the answer is read; this sets the stack to the caller of the statement. */
export function fromHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  return error;
}
