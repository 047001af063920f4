import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint, Input, Output } from '@fachwerk/base/contract';
import type { ProblemBody } from '@fachwerk/base/problem';
import type { SiteApp } from '@fachwerk/base/site-visit';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { connect } from '@fachwerk/server/db';
import { httpServer } from '@fachwerk/server/http';
import { newId, newSecret } from '@fachwerk/server/ids';
import { openMetrics } from '@fachwerk/server/metrics';
import type { Module } from '@fachwerk/server/module';
import { openRealtime, type RealtimeOptions } from '@fachwerk/server/realtime';
import { type RunningServices, startServices } from '@fachwerk/server/services';
import { type Sql, sql } from '@fachwerk/server/sql';
import { tenantGuard } from '@fachwerk/server/tenant-guard';
import { appForTests } from './app-parts.ts';
import { type OwnDatabase, ownDatabase } from './database.ts';
import { runDueJobs } from './jobs.ts';
import { payloadOf } from './payload.ts';
import { peopleForTests, siteHostFor, sitesForTests, type TestPerson, tokenFor } from './people.ts';
import { openSocket, type SocketOptions, type TestSocket } from './socket.ts';

/** The body is typed for the good answer; a refusal's fields are there beside it. */
type Answer<E extends Endpoint> = {
  readonly status: number;
  readonly body: Output<E> & Partial<ProblemBody>;
  readonly headers: Record<string, string | string[] | undefined>;
  /** Cookies the answer sets, by name. */
  readonly cookies: Record<string, string>;
};

type CallOptions = {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly cookies?: Record<string, string>;
  /** Under the host of this company's site. */
  readonly siteOf?: string;
  /** From this address of the network. */
  readonly from?: string;
};

export type TestApp = Awaited<ReturnType<typeof openApp>>;

const POOL_SIZE = 20;
const OPENED_AT = new Date('2026-03-01T10:00:00Z');

export type AppOptions = {
  /** Waiting times of the live socket. */
  readonly timings?: NonNullable<RealtimeOptions['timings']>;
  /** Draws the pages of sites: `siteForTests(pages)` of kit/site. */
  readonly site?: SiteApp;
  /** Another way to the same database. */
  readonly url?: string;
  /** Believes for a moment who calls, as in use; by itself a test sees at once that a session or a site is gone. */
  readonly isTrusting?: boolean;
  /** Looks at every statement before it is run. */
  readonly onStatement?: (query: Sql) => void;
  /** What is in the house when it opens; the same name is filled in once for a whole run. */
  readonly content?: { readonly name: string; readonly fill: (ctx: WorkCtx) => Promise<void> };
};

/** A whole server on a database of its own; `time` is moved by hand. */
export function openApp(...modules: Module[]) {
  return openAppWith({}, ...modules);
}

export async function openAppWith(options: AppOptions, ...modules: Module[]) {
  const { content, ...others } = options;
  const fill = async (url: string) => {
    const app = await serverOn({ url, remove: async () => {} }, modules, { now: OPENED_AT }, {});
    await content?.fill(app.work()).finally(app.close);
  };
  const database = await ownDatabase(modules, content && { name: content.name, fill });
  return serverOn(database, modules, { now: OPENED_AT }, others);
}

/** A second server process on the same database, with the same clock. */
export function openSecondServer({ url, modules, time }: TestApp, options: AppOptions = {}) {
  return serverOn({ url: options.url ?? url, remove: async () => {} }, modules, time, options);
}

async function serverOn(
  database: OwnDatabase,
  modules: Module[],
  time: { now: Date },
  { timings = {}, site, isTrusting = false, onStatement }: AppOptions,
) {
  const metrics = openMetrics();
  const db = connect({
    url: database.url,
    poolSize: POOL_SIZE,
    onStatement,
    onRan: metrics.databaseRan,
  });
  // Looks on from outside: while a race is on, the calls may hold every connection.
  const onlooker = connect({ url: database.url, poolSize: 1, pipelines: 0 });
  const hasIdentity = modules.some((module) => module.authenticate);
  const hasSites = modules.some((module) => module.siteOf);
  const inside = [...modules, ...(hasIdentity ? [] : [peopleForTests]), ...(hasSites ? [] : [sitesForTests])];
  const app = appForTests(inside, site);
  const world = { db, app, now: () => time.now, url: database.url };
  const realtime = openRealtime({ ...world, modules: inside, timings });
  const http = await httpServer({
    ...world,
    modules: inside,
    ...(!isTrusting && { callerBelievedMs: 0, sitesBelievedMs: 0 }),
    ...(site && { site: { app: site } }),
    extras: [realtime.mount, metrics.mount],
    onEarlyAnswer: metrics.answered,
  });
  metrics.watch({ database: db, realtime });
  db.guardBy(await tenantGuard(db));

  async function call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Answer<E>> {
    const { url, payload, headers } = await payloadOf(endpoint, input as Record<string, unknown>);
    const reply = await http.inject({
      method: endpoint.method,
      url,
      ...(payload && { payload }),
      headers: {
        ...headers,
        ...(options.siteOf && { host: siteHostFor(options.siteOf) }),
        ...(options.token && { 'x-access-token': options.token }),
        ...options.headers,
      },
      ...(options.cookies && { cookies: options.cookies }),
      ...(options.from && { remoteAddress: options.from }),
    });
    const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers as Answer<E>['headers'], cookies };
  }

  /** Somebody with just these capabilities, in a house whose modules sign nobody in. */
  function as(person: TestPerson) {
    const token = tokenFor(person);
    return { token, call: <E extends Endpoint>(endpoint: E, input: Input<E>) => call(endpoint, input, { token }) };
  }

  /** Holds a row until every started call waits for it: the race happens each time, not by luck. */
  async function race<T>(row: Sql, start: () => Promise<T>[]): Promise<T[]> {
    let calls: Promise<T>[] = [];
    await db.transaction(async (tx) => {
      await tx.rows(row);
      calls = start();
      const expected = Math.min(calls.length, POOL_SIZE - 1);
      for (let tries = 0; (await waiting()) < expected; tries++) {
        if (tries > 400) throw new Error('the calls never met at that row');
        await sleep(5);
      }
    });
    return Promise.all(calls);
  }

  async function waiting(): Promise<number> {
    const row = await onlooker.first<{ count: number }>(sql`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return row!.count;
  }

  /** Every job that is due by `time`, and what it leads to; throws the first error of one that failed. */
  const runJobs = () => runDueJobs(world, inside);

  /** What a job or a store function is given, outside a transaction. */
  const work = (): WorkCtx => ({ ...world, now: time.now, newId: () => newId(), newSecret });

  let services: RunningServices | undefined;
  /** The parts that live beside the requests: brokers, watchers. */
  async function start(): Promise<void> {
    services ??= await startServices(world, inside);
  }
  /** What `/api/ready` asks of those that were started, by their names. */
  const checks = () => services?.checks ?? {};
  const stopServices = async () => {
    await services?.stop();
    services = undefined;
  };

  let listening: Promise<string> | undefined;
  /** Opens a port; says the address. Whoever only calls endpoints does not need it. */
  function listen(): Promise<string> {
    listening ??= http.listen({ port: 0, host: '127.0.0.1' });
    return listening;
  }

  /** A browser tab on the live socket. With a token it has said hello and was welcomed. */
  async function socket(options: SocketOptions = {}): Promise<TestSocket> {
    const address = (await listen()).replace('http', 'ws');
    const line = await openSocket(`${address}/api/realtime`, options);
    if (options.token !== undefined) await line.next();
    return line;
  }

  async function close() {
    await stopServices();
    await http.close();
    await Promise.all([db.close(), onlooker.close()]);
    await database.remove();
  }

  return {
    db,
    sql,
    http,
    time,
    app,
    url: database.url,
    modules,
    call,
    as,
    race,
    runJobs,
    work,
    start,
    checks,
    stopServices,
    listen,
    socket,
    realtime,
    close,
  };
}
