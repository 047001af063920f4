import { EventEmitter } from 'node:events';
import {
  type CronItem,
  Logger,
  parseCronItems,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import type { App } from '../app/ctx.ts';
import { isSeldom, type Job, USUAL_TRIES } from './jobs.ts';
import type { Turns } from './turns.ts';

/** All statements of the queue are small. */
const STATEMENT_MS = 15_000;
/** The database gives up first; this is for one that has gone silent. */
const SILENCE_MS = 5_000;
/** An idle connection to a machine that vanished is noticed some ten seconds after this. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** A pool for the queue alone: work that waits for connections must not keep it from looking for more. */
export function queuePool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: 'fachwerk jobs',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    connectionTimeoutMillis: 10_000,
    query_timeout: STATEMENT_MS + SILENCE_MS,
    // Only so is a connection thrown away whose statement was never answered.
    pipeline: true,
    onConnect: (client) => client.query(`set statement_timeout = ${STATEMENT_MS}`),
  } as pg.PoolConfig);
  // A broken connection is replaced; whoever needed it reports its own error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** What came due while no server ran is made up for, once, when it comes seldom; what comes every few minutes comes again anyway. */
const MADE_UP_FOR_MS = 24 * 60 * 60_000;

export function cronItemsOf(jobs: Iterable<Job>) {
  const items: CronItem[] = [];
  for (const { name, cron, tries } of jobs) {
    if (!cron) continue;
    const options = {
      backfillPeriod: isSeldom(cron) ? MADE_UP_FOR_MS : 0,
      maxAttempts: tries ?? USUAL_TRIES,
      jobKey: `cron:${name}`,
    };
    items.push({ task: name, match: cron, identifier: name, options: { ...options, jobKeyMode: 'replace' } });
  }
  return parseCronItems(items);
}

/** The library's own words. A failed job is left out: whoever ran it has said so, and this message would carry the payload. */
function queueLogger({ log }: App): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new Logger(() => (level, message, meta) => {
    if (!meta?.failure) log[levels[level]]({ part: 'jobs' }, message);
  });
}

export function queueOptions(
  pgPool: pg.Pool,
  app: App,
  taskList: TaskList,
  jobs: Iterable<Job>,
  concurrency: number,
  turns: Turns,
) {
  const events: WorkerEvents = new EventEmitter();
  events.on('job:start', ({ job }) => turns.began(job.flags));
  events.on('job:complete', ({ job }) => turns.ended(job.flags));
  events.on('worker:getJob:empty', () => turns.looked());
  events.on('worker:getJob:error', () => turns.looked());
  const options: RunnerOptions = {
    pgPool,
    taskList,
    parsedCronItems: cronItemsOf(jobs),
    concurrency,
    logger: queueLogger(app),
    noHandleSignals: true,
    // Jobs carry the time of this process's clock, so the same clock says when they are due.
    useNodeTime: true,
    events,
    forbiddenFlags: () => turns.whoWaits(),
    // Without these a job that cannot be signed off, because the database went away, would end the whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  return { options, events };
}
