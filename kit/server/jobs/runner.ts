import { setTimeout as sleep } from 'node:timers/promises';
import type { Module } from '../house/module.ts';
import { type Attempt, Crew, type CrewOptions } from './crew.ts';
import { sayGivenUp } from './given-up.ts';
import { type Job, laneOf, workAtOnce } from './jobs.ts';
import { jobsOf } from './list.ts';
import { LANES, type Lane } from './turns.ts';
import { JobWatch } from './watchdog.ts';
import { type JobWorld, work } from './work.ts';

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
  const { house } = given;
  const jobs = [...jobsOf(given.modules)];
  const lanes = LANES.map((lane) => startLane(given, lane, new Map(jobs.filter(([, job]) => laneOf(job) === lane))));

  const urgent = new Set<Promise<void>>();
  workAtOnce(house, (job, payload) => {
    // What did not work has been said; the queue comes for it.
    const working = workAndSay(given, job, payload, AT_ONCE)
      .catch(() => {})
      .finally(() => urgent.delete(working));
    urgent.add(working);
  });

  return {
    isRunning: () => lanes.every((lane) => lane.isRunning()),
    stop: async () => {
      workAtOnce(house, undefined);
      await Promise.all([...urgent, ...lanes.map((lane) => lane.stop())]);
    },
  };
}

/** When the database goes away, others than those who lost it go on as soon as it is back. */
function startLane(given: JobRunnerOptions, lane: Lane, jobs: ReadonlyMap<string, Job>): JobRunner {
  const { url, db, house, concurrency = HANDS[lane], lookEveryMs = LOOK_EVERY_MS } = given;
  const watch = new JobWatch({
    db,
    log: house.log,
    jobs: [...jobs.keys()],
    lookEveryMs,
    onGivenUp: (lost) => sayGivenUp(given, lost),
  });
  const stopping = new AbortController();
  const crewOptions: CrewOptions = {
    url,
    house,
    lane,
    jobs,
    concurrency,
    work: (job, payload, attempt) => workAndSay(given, job, payload, attempt),
    onWorking: (crew) => watch.follow(crew),
    onTrouble: () => watch.lookSoon(),
  };
  let crew = new Crew(crewOptions);

  async function keepWorking(): Promise<void> {
    for (let failures = 0; ; failures++) {
      await crew.over;
      // The database was there: this is not the outage of the last time.
      if (crew.id !== undefined) failures = 0;
      void watch.leave(crew);
      const pauseMs = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      crew = new Crew(crewOptions);
    }
  }
  const ended = keepWorking();

  return {
    isRunning: () => crew.isWorking && !watch.isStuck,
    stop: async () => {
      stopping.abort();
      await crew.stop(STOP_WITHIN_MS);
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
    if (isLast) await sayGivenUp(options, { job: job.name, jobId, tries, payload, err: error });
    else options.house.log.warn({ err: error, job: job.name, ...attempt }, 'a job has failed and will be tried again');
    throw error;
  }
}
