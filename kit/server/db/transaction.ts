import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './db-handle.ts';
import { isConflict, isLost, isStalePlan, isTorn } from './errors.ts';
import { Exchange } from './exchange.ts';
import type { Pool } from './pool.ts';

const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 5;

type DbOn = (exchange: Exchange, join: Db['transaction']) => Omit<Db, 'together'>;

/** The work runs again, from its beginning, when PostgreSQL says that another transaction got in the way. */
export function transactionsOn(pool: Pool, dbOn: DbOn): Db['transaction'] {
  return async function transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const exchange = new Exchange(await pool.connect());
      try {
        return await once(exchange, work, dbOn);
      } catch (error) {
        // A connection that has died in the pool is noticed with the first statement.
        if (tries === 1 && isTorn(error) && exchange.isBeginning) continue;
        if (tries >= MOST_TRIES || !(isConflict(error) || isStalePlan(error))) throw error;
        // Never at once: transactions that waited for the released locks must get them first.
        await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1) * (1 + Math.random()));
      }
    }
  };
}

async function once<T>(exchange: Exchange, work: (db: Db) => Promise<T>, dbOn: DbOn): Promise<T> {
  const open = new Open(dbOn(exchange, (inner) => inner(open.db)));
  let isBroken = false;
  try {
    const result = await work(open.db);
    await open.finish();
    open.end();
    await exchange.commit();
    open.committed();
    return result;
  } catch (error) {
    open.end();
    isBroken = isLost(error) || isStalePlan(error) || !(await exchange.rollback());
    throw error;
  } finally {
    exchange.release(isBroken);
  }
}

/** The handle on an open transaction. Used after the end it throws, instead of writing into another transaction on that connection. */
class Open {
  readonly db: Db;
  #isEnded = false;
  readonly #found = new Map<string, Promise<unknown>>();
  readonly #after: (() => void)[] = [];
  #last: { readonly name: string; readonly work: (db: Db) => Promise<void> }[] = [];

  constructor(db: Omit<Db, 'together'>) {
    this.db = {
      rows: (query) => this.#during(() => db.rows(query)),
      first: (query) => this.#during(() => db.first(query)),
      count: (query) => this.#during(() => db.count(query)),
      write: (query, meant) => this.#during(() => db.write(query, meant)),
      transaction: (work) => this.#during(() => db.transaction(work)),
      beforeCommit: (name, work) => this.#during(async () => void this.#last.push({ name, work })),
      afterCommit: (work) => this.#during(async () => void this.#after.push(work)),
      remembered: (name, find) => this.#during(() => this.#once(name, find)),
      together: (work) => work(this.db),
    };
  }

  #once<T>(name: string, find: () => Promise<T>): Promise<T> {
    const found = (this.#found.get(name) as Promise<T> | undefined) ?? find();
    this.#found.set(name, found);
    return found;
  }

  /** Work at the end may add further work to the end. */
  async finish(): Promise<void> {
    while (this.#last.length > 0) {
      const kept = this.#last.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
      this.#last = [];
      for (const { work } of kept) await work(this.db);
    }
  }

  end(): void {
    this.#isEnded = true;
  }

  committed(): void {
    for (const work of this.#after) work();
  }

  async #during<T>(run: () => Promise<T>): Promise<T> {
    if (this.#isEnded) throw new Error('this transaction has ended: a statement was not awaited');
    return run();
  }
}
