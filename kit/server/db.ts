import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Sql } from './sql.ts';

/** A connection pool or an open transaction: store functions must not care which. */
export type Db = {
  rows<Row>(query: Sql): Promise<Row[]>;
  first<Row>(query: Sql): Promise<Row | undefined>;
  /** How many rows a statement touched. */
  count(query: Sql): Promise<number>;
  /** A nested call joins the transaction that is already open. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
};

export type Database = Db & { close(): Promise<void> };

export type DatabaseOptions = {
  readonly url: string;
  readonly poolSize?: number;
  /** Sees every statement before it runs; what it throws, the caller gets. */
  readonly onStatement?: ((query: Sql) => void) | undefined;
};

export function connect({ url, poolSize = 10, onStatement }: DatabaseOptions): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // An idle connection that breaks is replaced by the pool; the statement that needed it reports its own error.
  pool.on('error', () => {});
  return { ...dbOn(pool, transactionsOn(pool, onStatement), onStatement), close: () => pool.end() };
}

type Runner = Pick<pg.PoolClient, 'query'>;
type Watch = DatabaseOptions['onStatement'];

function dbOn(runner: Runner, transaction: Db['transaction'], onStatement: Watch): Db {
  async function result(query: Sql): Promise<pg.QueryResult> {
    onStatement?.(query);
    // A file of several statements takes no parameters, cannot be prepared, and is answered with a list of results.
    const isScript = query.values.length === 0 && query.text.includes(';');
    if (isScript) return ([await runner.query(query.text)].flat() as pg.QueryResult[]).at(-1)!;
    return runner.query({ name: statementName(query.text), text: query.text, values: [...query.values] });
  }
  const rows = async <Row>(query: Sql) => (await result(query)).rows.map(camelKeys) as Row[];
  return {
    rows,
    first: async <Row>(query: Sql) => (await rows<Row>(query))[0],
    count: async (query) => (await result(query)).rowCount ?? 0,
    transaction,
  };
}

/** PostgreSQL says "try again": two transactions got in each other's way and nothing was written. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const MOST_TRIES = 5;

function transactionsOn(pool: pg.Pool, onStatement: Watch): Db['transaction'] {
  async function once<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const db: Db = dbOn(client, (inner) => inner(db), onStatement);
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(db);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
  return async function transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await once(work);
      } catch (error) {
        if (tries >= MOST_TRIES || !TRY_AGAIN.has((error as { code?: string }).code ?? '')) throw error;
        await sleep(2 ** tries);
      }
    }
  };
}

const names = new Map<string, string>();

function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

const camelNames = new Map<string, string>();

/** The database says box_id, the code says boxId; this is the one place that knows both. */
function camelKeys(row: Record<string, unknown>): object {
  const result: Record<string, unknown> = {};
  for (const key in row) {
    let camel = camelNames.get(key);
    if (!camel) {
      camel = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      camelNames.set(key, camel);
    }
    result[camel] = row[key];
  }
  return result;
}

/** The constraint a statement ran into, or undefined: lets a use case turn a unique key into a refusal. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}
