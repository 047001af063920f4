import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, run, type TaskList } from 'graphile-worker';
import type { App } from '../app/ctx.ts';
import type { Job } from './jobs.ts';
import { queueOptions, queuePool } from './queue.ts';
import { type Lane, Turns } from './turns.ts';

export type WorkerPoolOptions = {
  readonly url: string;
  readonly app: App;
  readonly lane: Lane;
  /** The jobs of this lane. */
  readonly jobs: ReadonlyMap<string, Job>;
  readonly concurrency: number;
  /** Does one job; throws when it did not work. */
  readonly work: (job: Job, payload: unknown, attempt: Attempt) => Promise<void>;
  /** It looks for jobs under this name. */
  readonly onWorking: (pool: WorkerPool) => void;
  /** It could not look for jobs; perhaps it got one and was not told. */
  readonly onTrouble: () => void;
};

export type Attempt = { readonly jobId: string; readonly attempts: number; readonly tries: number };

/** Whose turn it is, listening for new ones, signing off, cron. */
const EXTRA_CONNECTIONS = 4;
/** How long workers that have begun to end may take for it: their library does not always come to an end. */
const END_WITHIN_MS = 3_000;
/** After any of these it takes no more jobs. */
const ENDING = ['pool:fatalError', 'pool:gracefulShutdown', 'pool:forcefulShutdown'] as const;

/**
 * Workers on the queue, with connections of their own. It ends as a whole when the database goes away under it, and can be left behind
 * whatever it waits for: others take its place, and what it still has in hand it finishes.
 */
export class WorkerPool {
  /** Work on these jobs is under way in this process. */
  readonly inHand = new Map<string, Promise<void>>();
  /** Settles when it takes no jobs any more and has ended, or cannot be waited for any longer. */
  readonly over: Promise<void>;
  readonly concurrency: number;
  readonly turns: Turns;
  /** The name under which its jobs are locked. */
  id: string | undefined;
  /** How many jobs it has begun so far. */
  begun = 0;
  #isEnding = false;
  #runner: Runner | undefined;
  readonly #pool: ReturnType<typeof queuePool>;
  readonly #options: WorkerPoolOptions;
  readonly #over = Promise.withResolvers<void>();
  readonly #ended: Promise<void>;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.concurrency = options.concurrency;
    this.#pool = queuePool(options.url, options.concurrency + EXTRA_CONNECTIONS);
    this.turns = new Turns(this.#pool, options.lane, options.concurrency);
    this.over = this.#over.promise;
    this.#ended = this.#run();
  }

  get isWorking(): boolean {
    return this.id !== undefined && !this.#isEnding;
  }

  /** Takes no more jobs. */
  giveUp(): void {
    this.#begunToEnd();
    this.#runner?.stop().catch(() => {});
  }

  /** What is in hand is finished and signed off, for as long as that takes; then its connections are closed. */
  async leave(): Promise<void> {
    this.giveUp();
    while (this.inHand.size > 0) await Promise.allSettled(this.inHand.values());
    await within(END_WITHIN_MS, this.#ended);
    await this.#close();
  }

  /** Lets jobs finish that are in hand, within reason. */
  async stop(withinMs: number): Promise<void> {
    const isBegun = this.#isEnding;
    this.#isEnding = true;
    const stopped = Promise.allSettled([this.#runner?.stop(), isBegun ? this.over : this.#ended]);
    if (!(await within(withinMs, stopped))) await within(withinMs, Promise.allSettled([this.#runner?.kill()]));
    this.#over.resolve();
    await within(withinMs, this.#close());
  }

  async #run(): Promise<void> {
    const { app, jobs, concurrency, onWorking, onTrouble } = this.#options;
    const { options, events } = queueOptions(this.#pool, app, this.#tasks(), jobs.values(), concurrency, this.turns);
    events.on('pool:create', ({ workerPool }) => {
      this.id = workerPool.id;
      onWorking(this);
    });
    events.on('worker:getJob:error', onTrouble);
    for (const sign of ENDING) events.on(sign, () => this.#begunToEnd());
    try {
      this.#runner = await run(options);
      if (this.#isEnding) this.#runner.stop().catch(() => {});
      await this.#runner.promise;
    } catch (error) {
      app.log.error({ err: error, part: 'jobs' }, 'the job queue stopped');
    } finally {
      this.#isEnding = true;
      this.#over.resolve();
    }
  }

  #begunToEnd(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    setTimeout(() => this.#over.resolve(), END_WITHIN_MS).unref();
  }

  #tasks(): TaskList {
    const tasks: TaskList = {};
    for (const [name, job] of this.#options.jobs) {
      tasks[name] = async (payload, { job: { id: jobId, attempts, max_attempts: tries } }) => {
        this.begun++;
        const working = this.#options.work(job, payload, { jobId, attempts, tries });
        this.inHand.set(jobId, working);
        await working.finally(() => this.inHand.delete(jobId));
      };
    }
    return tasks;
  }

  #closed: Promise<void> | undefined;
  #close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const tooLate = new AbortController();
  const isInTime = await Promise.race([
    work.then(() => true),
    sleep(ms, false, { signal: tooLate.signal }).catch(() => false),
  ]);
  tooLate.abort();
  return isInTime;
}
