import type { Sql } from './sql.ts';

/** Translates an error of the database for the caller: a refusal for a broken constraint, any other error as it is. */
export type MeaningOf = (error: unknown) => unknown;

/** A connection pool or an open transaction: store functions must not care which. */
export type Db = {
  rows<Row>(query: Sql): Promise<Row[]>;
  first<Row>(query: Sql): Promise<Row | undefined>;
  /** How many rows a statement touched. */
  count(query: Sql): Promise<number>;
  /**
   * For a write whose result is not needed. Within a transaction it leaves with the next statement that is awaited, at the latest with the
   * commit; later statements see it. If it fails, that next statement fails with its error; `meant` translates the error, because the
   * caller may have returned by then. Outside a transaction it runs at once.
   */
  write(query: Sql, meant?: MeaningOf): Promise<void>;
  /** A nested call joins the transaction that is already open. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs at the very end of the transaction, in the order of the names: for contended rows, so that each transaction holds them only briefly and
   * there are no deadlocks. Outside a transaction it runs at once.
   */
  beforeCommit(name: string, work: (db: Db) => Promise<void>): Promise<void>;
  /** Runs after the commit, and only then; it is not awaited. Outside a transaction it runs at once. */
  afterCommit(work: () => void): Promise<void>;
  /** Caches a result within a transaction, for data the transaction does not change itself. Outside one nothing is cached. */
  remembered<T>(name: string, find: () => Promise<T>): Promise<T>;
  /**
   * Runs reads with a handle on which those asked for at the same moment leave as one statement, and a repeated one is asked once. They see the
   * database at slightly different moments. Within a transaction they leave as ever.
   */
  together<T>(work: (db: Db) => Promise<T>): Promise<T>;
};
