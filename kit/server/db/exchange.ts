import type pg from 'pg';
import { Batch, BatchPart } from './batch.ts';
import type { MeaningOf } from './db-handle.ts';
import { fromHere, runScript } from './pool.ts';
import type { Result } from './rows.ts';
import type { Statement } from './statement.ts';

const BEGIN = { name: 'begin', text: 'begin' };
const COMMIT = { name: 'commit', text: 'commit' };

const asItIs: MeaningOf = (error) => error;

/**
 * The conversation of one transaction with the database. Statements requested at the same moment are sent together; `begin` with the first, `commit`
 * with the last. They run in the order of the requests.
 */
export class Exchange {
  readonly #client: pg.PoolClient;
  #waiting: BatchPart[] = [new BatchPart(BEGIN, [])];
  #sentBatches = 0;
  #isLeaving = false;
  #mayBeCommitted = false;
  #failure: { readonly error: unknown } | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Nothing was answered yet, and nothing can have been written: on another connection the same work may begin again. */
  get isBeginning(): boolean {
    return this.#sentBatches <= 1 && !this.#mayBeCommitted;
  }

  async run(statement: Statement, values: unknown[]): Promise<Result> {
    try {
      return await (statement.isScript ? this.#script(statement.text) : this.#ask(statement, values));
    } catch (error) {
      throw this.#failed(this.#failure ? error : fromHere(error));
    }
  }

  /** Leaves with the next statement that is awaited, at the latest with the commit. */
  put(statement: Statement, values: unknown[], meant: MeaningOf = asItIs): Promise<Result> {
    const part = new BatchPart(statement, values);
    this.#add(part, meant);
    return part.answer;
  }

  async commit(): Promise<void> {
    // No statement was requested.
    if (this.#sentBatches === 0 && this.#waiting.length === 1) return;
    this.#mayBeCommitted = true;
    const { command } = await this.#ask(COMMIT, []).catch((error) => Promise.reject(this.#failed(error)));
    // PostgreSQL answers a commit with a rollback, without an error, when a statement had failed and its error was caught.
    if (command !== 'COMMIT') throw new Error('nothing was written: a statement of this transaction had failed');
  }

  /** False when the connection cannot be used any more. */
  async rollback(): Promise<boolean> {
    this.#waiting = [];
    if (this.#sentBatches === 0) return true;
    return this.#client.query('rollback').then(
      () => true,
      () => false,
    );
  }

  release(isBroken: boolean): void {
    this.#client.release(isBroken);
  }

  #ask(statement: Pick<Statement, 'name' | 'text'>, values: unknown[]): Promise<Result> {
    const part = new BatchPart(statement, values);
    this.#add(part);
    if (!this.#isLeaving) {
      this.#isLeaving = true;
      // When everything that can be asked for without an answer has been asked for.
      process.nextTick(() => this.#leave());
    }
    return part.answer;
  }

  #script(text: string): Promise<Result> {
    this.#leave();
    return runScript(this.#client, text);
  }

  #add(part: BatchPart, meant: MeaningOf = asItIs): void {
    this.#waiting.push(part);
    // The failure of an unawaited write must be noticed too. If it was skipped, the earlier failure is already known.
    part.answer.catch((error) => this.#failure ?? this.#failed(meant(error)));
  }

  #leave(): void {
    this.#isLeaving = false;
    if (this.#waiting.length === 0) return;
    const parts = this.#waiting;
    this.#waiting = [];
    this.#sentBatches++;
    this.#client.query(new Batch(parts));
  }

  /** After the first failure everything else fails because of it. */
  #failed(error: unknown): unknown {
    this.#failure ??= { error };
    return this.#failure.error;
  }
}
