import pg from 'pg';
import { Batch, BatchPart } from './batch.ts';
import { isReadOnlyViolation, isStalePlan, isTimeout } from './errors.ts';
import type { Result } from './rows.ts';
import type { Statement } from './statement.ts';

export type PipelineOptions = {
  readonly config: pg.ClientConfig;
  /** How many connections share the reads. */
  readonly lanes: number;
  /** A read that takes longer leaves the pipeline and is run again on the pool. */
  readonly timeoutMs: number;
  /** No answer for this long, although the server itself gives up far earlier: the connection is dead. */
  readonly deadMs: number;
};

/** A lane whose oldest read takes longer than this gets nothing new until it is through. */
const STUCK_MS = 20;
const MOST_IN_FLIGHT = 100;
const RECONNECT_AFTER_MS = 1_000;

/**
 * Pipelined fast reads. PostgreSQL answers a connection's statements in order, so only statements proven fast are admitted, and a short timeout
 * removes those that turn out slow.
 */
export class Pipeline {
  readonly #lanes: Lane[];
  readonly #readsThatWrite = new WeakSet<Statement>();

  constructor(options: PipelineOptions) {
    this.#lanes = Array.from({ length: options.lanes }, () => new Lane(options));
  }

  /** Undefined: there was no room, or it failed here; the pool runs it, and its result counts. */
  async run(statement: Statement, values: unknown[]): Promise<Result | undefined> {
    if (!statement.pace.isQuick || this.#readsThatWrite.has(statement)) return undefined;
    const lane = this.#quietest();
    if (!lane) return undefined;
    try {
      return await lane.query(statement, values);
    } catch (error) {
      if (isTimeout(error)) statement.pace.heldUp();
      if (isReadOnlyViolation(error)) this.#readsThatWrite.add(statement);
      if (isStalePlan(error)) lane.retire();
      return undefined;
    }
  }

  #quietest(): Lane | undefined {
    const now = performance.now();
    let best: Lane | undefined;
    for (const lane of this.#lanes) {
      if (lane.isOpen(now) && (!best || lane.inFlight < best.inFlight)) best = lane;
    }
    return best;
  }

  get inFlight(): number {
    return this.#lanes.reduce((sum, lane) => sum + lane.inFlight, 0);
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }
}

class Lane {
  inFlight = 0;
  readonly #options: PipelineOptions;
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #connectNotBefore = 0;
  /** Since when the oldest read in flight has had the connection to itself. */
  #headSince = 0;
  #isClosed = false;
  #isGathering = false;
  #watching: NodeJS.Timeout | undefined;

  constructor(options: PipelineOptions) {
    this.#options = options;
  }

  isOpen(now: number): boolean {
    if (!this.#client) {
      if (!this.#isClosed && !this.#connecting && now >= this.#connectNotBefore) this.#connecting = this.#connect();
      return false;
    }
    if (this.inFlight === 0) return true;
    return now - this.#headSince <= STUCK_MS && this.inFlight < MOST_IN_FLIGHT;
  }

  /** One timer for all reads of the lane, which runs only while there are any. */
  #watch(client: pg.Client): void {
    this.#watching ??= setTimeout(() => {
      this.#watching = undefined;
      if (this.inFlight === 0 || this.#client !== client) return;
      const isDead = performance.now() - this.#headSince >= this.#options.deadMs;
      if (isDead) this.#drop(client, new Error('a pipelined connection does not answer'));
      else this.#watch(client);
    }, this.#options.deadMs).unref();
  }

  async query(statement: Statement, values: unknown[]): Promise<Result> {
    if (this.inFlight++ === 0) this.#headSince = performance.now();
    const client = this.#client!;
    this.#gather(client.connection.stream);
    this.#watch(client);
    const part = new BatchPart(statement, values);
    client.query(new Batch([part]));
    try {
      const result = await part.answer;
      statement.pace.ran(performance.now() - this.#headSince);
      return result;
    } finally {
      this.inFlight--;
      this.#headSince = performance.now();
    }
  }

  /** Reads that are asked for at the same moment leave in one write, which costs more than all the rest of a read. */
  #gather(stream: pg.Connection['stream']): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /** Finishes what is in flight, and starts a new connection. */
  retire(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...this.#options.config, pipeline: true });
    client.on('error', (error) => this.#drop(client, error));
    client.on('end', () => this.#drop(client));
    try {
      await client.connect();
      // The second net under `isSurelyRead`: here nothing can be written, whatever a statement's text looks like.
      await client.query(`
        set timezone = 'UTC';
        set default_transaction_read_only = on;
        set statement_timeout = ${this.#options.timeoutMs}`);
      this.#client = client;
    } catch (error) {
      this.#drop(client, error as Error);
      await client.end().catch(() => {});
    } finally {
      this.#connecting = undefined;
    }
  }

  #drop(client: pg.Client, error?: Error): void {
    if (this.#client === client) this.#client = undefined;
    if (!error) return;
    this.#connectNotBefore = performance.now() + RECONNECT_AFTER_MS;
    client.connection.stream.destroy();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connecting;
    await this.#client?.end();
    this.#client = undefined;
  }
}
