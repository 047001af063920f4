import { createHash, timingSafeEqual } from 'node:crypto';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database, Way } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { JobRunner } from '../jobs/runner.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { Durations } from './durations.ts';

export type MetricsOptions = {
  /** Required from other machines; without a token only this machine may read. */
  readonly token?: string | undefined;
  /** Memory, event loop and garbage collection of the process: once per process. */
  readonly withProcess?: boolean;
};

export type Metrics = {
  /** For `connect({ onRan })`. */
  databaseRan(way: Way, seconds: number): void;
  /** For `startJobs({ onRan })`. */
  jobRan(job: string, outcome: 'done' | 'failed', seconds: number): void;
  /** For `startJobs({ onGivenUp })`. */
  jobGivenUp(job: string): void;
  /** For `httpServer({ onEarlyAnswer })`. */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** What is measured at each read of `/metrics`. */
  watch(parts: { database?: Database; realtime?: Realtime; jobs?: JobRunner }): void;
  /** Measures every request of a server, and answers at `/metrics`. */
  mount(app: FastifyInstance): void;
  text(): Promise<string>;
};

const problem = problemsOf(appProblems);
const QUICK_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];
const SLOW_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

const CLASSES = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** One set per house: tests run many in one process. Labels are few on purpose: no ids, no companies, no addresses. */
export function openMetrics({ token, withProcess = false }: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const requests = new Durations(
    {
      name: 'fachwerk_http_request_seconds',
      help: 'Requests by route template and class of status',
      labelNames: ['method', 'route', 'status'],
      buckets: SLOW_BUCKETS,
    },
    registry,
  );
  const database = new Durations(
    {
      name: 'fachwerk_database_seconds',
      help: 'Statements through the pipeline, statements on the pool, whole transactions',
      labelNames: ['way'],
      buckets: QUICK_BUCKETS,
    },
    registry,
  );
  const jobs = new Durations(
    {
      name: 'fachwerk_job_seconds',
      help: 'Jobs by name and outcome',
      labelNames: ['job', 'outcome'],
      buckets: SLOW_BUCKETS,
    },
    registry,
  );

  const givenUp = new Counter({
    name: 'fachwerk_jobs_given_up_total',
    help: 'Jobs that nobody tries again, by name',
    labelNames: ['job'],
    registers: [registry],
  });

  const answered: Metrics['answered'] = (method, route, status, seconds) =>
    requests.observe(seconds, method, route, CLASSES[Math.floor(status / 100)] ?? 'xxx');

  return {
    answered,
    databaseRan: (way, seconds) => database.observe(seconds, way),
    jobRan: (job, outcome, seconds) => jobs.observe(seconds, job, outcome),
    jobGivenUp: (job) => givenUp.inc({ job }),
    watch: (parts) => {
      if (parts.database) watchDatabase(registry, parts.database);
      if (parts.realtime) watchRealtime(registry, parts.realtime);
      if (parts.jobs) watchRunner(registry, parts.jobs);
    },
    mount: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        answered(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
        done();
      });
      app.get('/metrics', async (request, reply) => {
        if (request.site || !mayReadMetrics({ address: request.socket.remoteAddress, headers: request.headers }, token))
          throw problem('path.unknown');
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    },
    text: () => registry.metrics(),
  };
}

export type MetricsReader = {
  /** Of the connection itself: what a proxy or a header says about it can be invented. */
  readonly address: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** This machine itself, or a caller with the token. A request that a proxy on this machine forwards does not count as this machine's. */
export function mayReadMetrics({ address, headers }: MetricsReader, token: string | undefined): boolean {
  const isDirect = FORWARDED.every((name) => headers[name] === undefined);
  if (isDirect && LOOPBACK.test(address ?? '')) return true;
  const given = headers.authorization;
  return token !== undefined && typeof given === 'string' && isSame(given, `Bearer ${token}`);
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function gauge(
  registry: Registry,
  name: string,
  help: string,
  values: () => Record<string, number> | Promise<Record<string, number>>,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [state, value] of Object.entries(await values())) this.set({ state }, value);
    },
  });
}

function watchDatabase(registry: Registry, database: Database): void {
  gauge(registry, 'fachwerk_database_load', 'Connections by state, and statements that wait or are under way', () => {
    const { connections, idle, waiting, pipelined } = database.load();
    return { busy: connections - idle, idle, waiting, pipelined };
  });
  gauge(registry, 'fachwerk_jobs', 'Jobs that are due, that come later, and that have failed for good', () =>
    jobCounts(database),
  );
}

/** A database that is away must not take the other figures with it. */
async function jobCounts(database: Database): Promise<Record<string, number>> {
  const counts = sql`
    select count(*) filter (where attempts < max_attempts and run_at <= now()) as due,
      count(*) filter (where attempts < max_attempts and run_at > now()) as later,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as failed
    from graphile_worker.jobs`;
  return (await database.first<Record<string, number>>(counts).catch(() => undefined)) ?? {};
}

function watchRealtime(registry: Registry, realtime: Realtime): void {
  gauge(registry, 'fachwerk_realtime', 'Open sockets, and streams somebody listens to', () => ({ ...realtime.load() }));
}

function watchRunner(registry: Registry, runner: JobRunner): void {
  gauge(registry, 'fachwerk_job_runner', 'Whether this process works on jobs', () => ({
    running: runner.isRunning() ? 1 : 0,
  }));
}
