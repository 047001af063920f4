import { setTimeout as sleep } from 'node:timers/promises';
import { type JobHelpers, type Runner, run, type TaskList } from 'graphile-worker';
import type { Module } from '../house/module.ts';
import type { Job } from './jobs.ts';
import { jobsOf } from './list.ts';
import { queueOptions, queuePool } from './queue.ts';
import { JobWatch } from './watchdog.ts';
import { type JobWorld, work } from './work.ts';

export type JobRunnerOptions = JobWorld & {
  readonly url: string;
  readonly modules: readonly Module[];
  /** How many jobs run at the same time. */
  readonly concurrency?: number;
  readonly onRan?: ((job: string, outcome: 'done' | 'failed', seconds: number) => void) | undefined;
};

export type JobRunner = {
  isRunning(): boolean;
  /** Lets running jobs finish, within reason. */
  stop(): Promise<void>;
};

const CONCURRENCY = 5;
/** Looking for jobs, listening for new ones, signing off, cron. */
const EXTRA_CONNECTIONS = 3;
const LONGEST_PAUSE_MS = 30_000;
const STOP_WITHIN_MS = 10_000;

/** Works on jobs until it is stopped. When the database goes away, it starts again as soon as it is back. */
export function startJobs(given: JobRunnerOptions): JobRunner {
  const { url, db, house, modules, concurrency = CONCURRENCY } = given;
  const jobs = jobsOf(modules);
  const pool = queuePool(url, concurrency + EXTRA_CONNECTIONS);
  const { options, events } = queueOptions(pool, house, taskList(given, jobs), jobs.values(), concurrency);
  const watch = new JobWatch(db, house.log);
  events.on('pool:create', ({ workerPool }) => watch.follow(workerPool.id));
  const stopping = new AbortController();
  let runner: Runner | undefined;

  async function keepRunning(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        runner = await run({ ...options });
        // The database is there again: the next time it goes away is not the same outage.
        failures = 0;
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        house.log.error({ err: error, part: 'jobs' }, 'the job queue stopped');
      }
      runner = undefined;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const ended = keepRunning();

  return {
    isRunning: () => runner !== undefined,
    stop: async () => {
      stopping.abort();
      const isInTime = await within(STOP_WITHIN_MS, Promise.allSettled([runner?.stop(), ended]));
      if (!isInTime) await within(STOP_WITHIN_MS, Promise.allSettled([runner?.kill()]));
      await watch.stop();
      await within(STOP_WITHIN_MS, pool.end());
    },
  };
}

function taskList(options: JobRunnerOptions, jobs: ReadonlyMap<string, Job>): TaskList {
  return Object.fromEntries([...jobs].map(([name, job]) => [name, taskOf(options, job)]));
}

function taskOf(options: JobRunnerOptions, job: Job) {
  return async (payload: unknown, { job: { id, attempts, max_attempts: tries } }: JobHelpers) => {
    const startedAt = performance.now();
    const ran = (outcome: 'done' | 'failed') =>
      options.onRan?.(job.name, outcome, (performance.now() - startedAt) / 1000);
    try {
      await work(options, job, payload);
      ran('done');
    } catch (error) {
      ran('failed');
      const isLast = attempts >= tries;
      const say = isLast ? 'a job has failed for good' : 'a job has failed and will be tried again';
      options.house.log[isLast ? 'error' : 'warn']({ err: error, job: job.name, jobId: id, attempts, tries }, say);
      throw error;
    }
  };
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
