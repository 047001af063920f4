import type pg from 'pg';
import { isTracing, traced } from '../observe/tracing/trace.ts';
import type { Db } from './db-handle.ts';
import { seenFromOutside } from './errors.ts';
import { Pipeline } from './pipeline.ts';
import { Pool } from './pool.ts';
import { type Result, rowsOf, valueTypes } from './rows.ts';
import type { Sql } from './sql.ts';
import { type Statement, statements, wireValues } from './statement.ts';
import type { Guard } from './tenant-guard.ts';
import { gathering, type Shapes } from './together.ts';
import { TRANSACTION, tracedStatement } from './trace-statement.ts';
import { transactionsOn } from './transaction.ts';

export type { Db } from './db-handle.ts';
export { brokenConstraint, DatabaseGone, isDatabaseGone } from './errors.ts';

type DatabaseLoad = {
  readonly connections: number;
  readonly idle: number;
  /** Who waits for a free connection. */
  readonly waiting: number;
  readonly pipelined: number;
};

export type Database = Db & {
  /** From now on every statement must pass, except for what goes through `acrossCompanies`. Each text is looked at once. */
  guardBy(guard: Guard): void;
  load(): DatabaseLoad;
  /** Accepts nothing new and waits for running work. */
  close(): Promise<void>;
};

/** Where a statement ran. A transaction counts as one, from its begin to its end. */
export type Way = 'pipeline' | 'pool' | 'transaction';

export type DatabaseOptions = {
  readonly url: string;
  readonly poolSize?: number;
  /** Connections that quick reads share; none at all sends everything to the pool. */
  readonly pipelines?: number;
  /** Longest a statement may take; 0 is for ever. */
  readonly statementTimeoutMs?: number;
  readonly pipelineTimeoutMs?: number;
  /** How much longer than that a caller waits for a database that does not answer at all. */
  readonly silenceMs?: number;
  /** Longest a statement waits for a connection. */
  readonly connectTimeoutMs?: number;
  /** Called with every statement before it runs; the caller gets what it throws. */
  readonly onStatement?: ((query: Sql) => void) | undefined;
  /** Is told where each statement ran and how long it took. */
  readonly onRan?: ((way: Way, seconds: number) => void) | undefined;
};

const DEFAULTS = {
  poolSize: 10,
  pipelines: 3,
  statementTimeoutMs: 30_000,
  silenceMs: 5_000,
  pipelineTimeoutMs: 200,
  connectTimeoutMs: 10_000,
};

export function connect(given: DatabaseOptions): Database {
  const options = { ...DEFAULTS, ...given };
  const config: pg.ClientConfig = {
    connectionString: options.url,
    application_name: 'fachwerk',
    keepAlive: true,
    connectionTimeoutMillis: options.connectTimeoutMs,
    types: valueTypes,
  };
  const pool = new Pool(config, options);
  const { pipelines: lanes, pipelineTimeoutMs: timeoutMs, silenceMs: deadMs } = options;
  const pipeline = new Pipeline({ config, lanes, timeoutMs, deadMs });
  const statementOf = statements();
  const running = new Running();
  let guard: Guard | undefined;
  const passed = new WeakSet<Statement>();

  function seen(query: Sql): Statement {
    options.onStatement?.(query);
    return guarded(query);
  }

  function guarded(query: Sql): Statement {
    const statement = statementOf(query);
    if (guard && !query.crossesCompanies && !passed.has(statement)) {
      guard(statement.text);
      passed.add(statement);
    }
    return statement;
  }

  async function measured<T>(way: Way, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await work();
    options.onRan?.(way, (performance.now() - startedAt) / 1000);
    return result;
  }

  function run(query: Sql): Promise<Result> {
    const statement = seen(query);
    const values = wireValues(query);
    return tracedStatement(statement, () => runBeside(statement, values));
  }

  async function runBeside(statement: Statement, values: unknown[]): Promise<Result> {
    const startedAt = performance.now();
    if (statement.isRead && statement.pace.isQuick) {
      const result = await pipeline.run(statement, values);
      if (result) {
        options.onRan?.('pipeline', (performance.now() - startedAt) / 1000);
        return result;
      }
    }
    return measured('pool', () => pool.run(statement, values, startedAt));
  }

  const transaction = transactionsOn(pool, (exchange, join) => ({
    ...dbOn((query) => {
      const statement = seen(query);
      const values = wireValues(query);
      return tracedStatement(statement, () => exchange.run(statement, values));
    }, join),
    write: async (query, meant) => {
      const statement = seen(query);
      const answer = exchange.put(statement, wireValues(query), meant);
      // What the failure means is said by the next statement that is awaited.
      if (isTracing()) tracedStatement(statement, () => answer).catch(() => {});
    },
  }));
  const shapes: Shapes = new Map();
  const runCounted = (query: Sql) => running.through(() => run(query));
  const own: Db = {
    ...dbOn(runCounted, (work) =>
      running.through(() =>
        measured('transaction', () =>
          traced(
            () => TRANSACTION,
            () => transaction(work),
          ),
        ),
      ),
    ),
    together: (work) => work(gathering(own, { run: runCounted, check: guarded, shapes })),
  };
  return {
    ...own,
    guardBy: (given) => {
      guard = given;
    },
    load: () => ({ ...pool.load(), pipelined: pipeline.inFlight }),
    close: async () => {
      await running.end();
      await Promise.all([pipeline.close(), pool.close()]);
    },
  };
}

function dbOn(run: (query: Sql) => Promise<Result>, transaction: Db['transaction']): Omit<Db, 'together'> {
  const rows = async <Row>(query: Sql) => rowsOf<Row>(await run(query));
  return {
    rows,
    first: async <Row>(query: Sql) => (await rows<Row>(query))[0],
    count: async (query) => (await run(query)).rowCount ?? 0,
    write: async (query, meant) => {
      await run(query).catch((error: unknown) => Promise.reject(meant ? meant(error) : error));
    },
    transaction,
    beforeCommit: (_name, work) => transaction(work),
    afterCommit: async (work) => work(),
    remembered: (_name, find) => find(),
  };
}

/** Counts running work, so that closing can wait for it. */
class Running {
  #count = 0;
  #isEnding = false;
  readonly #ended = Promise.withResolvers<void>();

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isEnding) throw new Error('the database is closed');
    this.#count++;
    try {
      return await work();
    } catch (error) {
      throw seenFromOutside(error);
    } finally {
      this.#count--;
      this.#endWhenIdle();
    }
  }

  end(): Promise<void> {
    this.#isEnding = true;
    this.#endWhenIdle();
    return this.#ended.promise;
  }

  #endWhenIdle(): void {
    if (this.#isEnding && this.#count === 0) this.#ended.resolve();
  }
}
