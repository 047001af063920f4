import { setTimeout as sleep } from 'node:timers/promises';
import type { Module } from '../app/module.ts';
import { reportGivenUp } from './given-up.ts';
import { type Job, laneOf, registerUrgentRunner } from './jobs.ts';
import { jobsOf } from './list.ts';
import { LANES, type Lane } from './turns.ts';
import { JobWatch } from './watchdog.ts';
import { type JobWorld, work } from './work.ts';
import { type Attempt, WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

export type JobRunnerOptions = JobWorld & {
  readonly url: string;
  readonly modules: readonly Module[];
  /** How many jobs of a lane run at the same time. */
  readonly concurrency?: number;
  /** How often is looked whether everything goes on. */
  readonly lookEveryMs?: number;
  readonly onRan?: ((job: string, outcome: 'done' | 'failed', seconds: number) => void) | undefined;
  readonly onGivenUp?: ((job: string) => void) | undefined;
};

export type JobRunner = {
  /** Whether jobs that are due are taken. */
  isRunning(): boolean;
  /** Lets running jobs finish, within reason. */
  stop(): Promise<void>;
};

const HANDS: Readonly<Record<Lane, number>> = { prompt: 5, batch: 3 };
const LONGEST_PAUSE_MS = 30_000;
const STOP_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 10_000;

/** Works on jobs until it is stopped. */
export function startJobs(given: JobRunnerOptions): JobRunner {
  const { app } = given;
  const jobs = [...jobsOf(given.modules)];
  const lanes = LANES.map((lane) => startLane(given, lane, new Map(jobs.filter(([, job]) => laneOf(job) === lane))));

  const urgent = new Set<Promise<void>>();
  registerUrgentRunner(app, (job, payload) => {
    // What did not work has been said; the queue comes for it.
    const working = workAndSay(given, job, payload, AT_ONCE)
      .catch(() => {})
      .finally(() => urgent.delete(working));
    urgent.add(working);
  });

  return {
    isRunning: () => lanes.every((lane) => lane.isRunning()),
    stop: async () => {
      registerUrgentRunner(app, undefined);
      await Promise.all([...urgent, ...lanes.map((lane) => lane.stop())]);
    },
  };
}

/** When the database goes away, others than those who lost it go on as soon as it is back. */
function startLane(given: JobRunnerOptions, lane: Lane, jobs: ReadonlyMap<string, Job>): JobRunner {
  const { url, db, app, concurrency = HANDS[lane], lookEveryMs = LOOK_EVERY_MS } = given;
  const watch = new JobWatch({
    db,
    log: app.log,
    jobs: [...jobs.keys()],
    lookEveryMs,
    onGivenUp: (lost) => reportGivenUp(given, lost),
  });
  const stopping = new AbortController();
  const poolOptions: WorkerPoolOptions = {
    url,
    app,
    lane,
    jobs,
    concurrency,
    work: (job, payload, attempt) => workAndSay(given, job, payload, attempt),
    onWorking: (pool) => watch.follow(pool),
    onTrouble: () => watch.lookSoon(),
  };
  let pool = new WorkerPool(poolOptions);

  async function keepWorking(): Promise<void> {
    for (let failures = 0; ; failures++) {
      await pool.over;
      // The database was there: this is not the outage of the last time.
      if (pool.id !== undefined) failures = 0;
      void watch.leave(pool);
      const pauseMs = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      pool = new WorkerPool(poolOptions);
    }
  }
  const ended = keepWorking();

  return {
    isRunning: () => pool.isWorking && !watch.isStuck,
    stop: async () => {
      stopping.abort();
      await pool.stop(STOP_WITHIN_MS);
      await ended;
      await watch.stop();
    },
  };
}

/** Before the queue has been asked. */
const AT_ONCE: Attempt = { jobId: 'at once', attempts: 0, tries: 1 };

async function workAndSay(options: JobRunnerOptions, job: Job, payload: unknown, attempt: Attempt): Promise<void> {
  const startedAt = performance.now();
  const ran = (outcome: 'done' | 'failed') =>
    options.onRan?.(job.name, outcome, (performance.now() - startedAt) / 1000);
  try {
    await work(options, job, payload);
    ran('done');
  } catch (error) {
    ran('failed');
    const { jobId, attempts, tries } = attempt;
    const isLast = attempts >= tries;
    if (isLast) await reportGivenUp(options, { job: job.name, jobId, tries, payload, err: error });
    else options.app.log.warn({ err: error, job: job.name, ...attempt }, 'a job has failed and will be tried again');
    throw error;
  }
}
