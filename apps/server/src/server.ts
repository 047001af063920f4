import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { linkOf } from '@fachwerk/devices/facade';
import type { App, WorkCtx } from '@fachwerk/server/ctx';
import { connect } from '@fachwerk/server/db';
import { httpServer } from '@fachwerk/server/http';
import { newId, newSecret } from '@fachwerk/server/ids';
import { type JobRunner, startJobs } from '@fachwerk/server/job-runner';
import { openMetrics } from '@fachwerk/server/metrics';
import { migrateDatabase } from '@fachwerk/server/migrate';
import { openRealtime } from '@fachwerk/server/realtime';
import { startServices } from '@fachwerk/server/services';
import { tenantGuard } from '@fachwerk/server/tenant-guard';
import { openApp } from './app.ts';
import { backupsOf } from './backups/backups.ts';
import type { Config } from './config.ts';
import { checkDataFolder, checkRoom } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { type Content, fillOnFirstStart } from './first-start.ts';
import { modules } from './modules.ts';
import { checkPorts, whyNotListen } from './ports.ts';
import { type Simulation, startSimulation } from './simulation.ts';
import { builtStorefront } from './storefront.ts';

/** How long a start waits for what `/api/ready` asks. */
const READY_WITHIN_MS = 15_000;
const READY_EVERY_MS = 50;

const ADMIN_APP = fileURLToPath(new URL('../../admin/dist/', import.meta.url));

export type RunningServer = Content & {
  readonly version: string;
  readonly database: string;
  readonly hasApp: boolean;
  /** Virtual locks that run beside, for the demo companies. */
  readonly virtualLocks: number;
  /** Where lock controllers connect. */
  readonly brokerUrl: string;
  /** Why an external broker is not connected. */
  readonly brokerProblem: string | undefined;
  /** What `/api/ready` still complained about when the waiting for it ended. */
  readonly notReady: readonly string[];
  /**
   * `/api/ready` is red at once and for so long, while everything is still answered: whoever hands out requests sends no more. Then HTTP
   * ends with what is in flight, then the jobs, the database last.
   */
  stop(redForMs: number): Promise<void>;
};

/** Composes the house. What was opened is closed again, the last part first, also when a later part does not open. */
export async function startServer(config: Config, onLost: (error: Error) => void): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  await checkDataFolder(config);
  await checkPorts(config);
  const database = await openDatabase(config, onLost);
  opened.defer(database.stop);
  await migrateDatabase(database.url, modules);

  const site = await builtStorefront();
  const app = await openApp(config, site?.app);
  await watched(config, app, opened);
  opened.defer(() => app.mail?.close());
  const metrics = openMetrics({ token: config.metricsToken, withProcess: true });
  const db = connect({ url: database.url, onRan: metrics.databaseRan });
  opened.defer(db.close);
  db.guardBy(await tenantGuard(db, app.log));
  const now = () => new Date();
  const content = await filled(database.url, { app, now: now(), newId, newSecret }, config);

  let jobs: JobRunner | undefined;
  opened.defer(() => jobs?.stop());
  // Before the others, so that it ends after them: what they write at their end is kept, too.
  const all = [...(await backupsOf(config, database)), ...modules];
  const services = await startServices({ db, url: database.url, app, now }, all);
  opened.defer(services.stop);
  // Tests of the API run without the front end, and `npm run dev` serves it from its sources.
  const hasApp = existsSync(`${ADMIN_APP}index.html`);
  const world = { db, app, modules, now, url: database.url };
  const realtime = openRealtime(world);
  let isEnding = false;
  const http = await httpServer({
    ...world,
    trustProxy: config.trustProxy,
    appFolder: hasApp ? ADMIN_APP : undefined,
    site,
    checks: {
      ...services.checks,
      disk: () => checkRoom([config.dataDir, ...(database.cluster ? [database.cluster] : [])]),
      ending: async () => isEnding && Promise.reject(new Error('the server ends')),
      jobs: async () => jobs?.isRunning() || Promise.reject(new Error('the jobs do not run')),
    },
    extras: [metrics.mount, realtime.mount],
    onEarlyAnswer: metrics.answered,
  });
  opened.defer(() => http.close());
  try {
    await http.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw whyNotListen(error as NodeJS.ErrnoException, config) ?? error;
  }
  jobs = startJobs({ ...world, modules: all, onRan: metrics.jobRan, onGivenUp: metrics.jobGivenUp });
  metrics.watch({ database: db, realtime, jobs });
  let simulation: Simulation | undefined;
  opened.defer(() => simulation?.stop());
  if (content.hasDemo && config.hasSimulation) {
    simulation = await startSimulation(() => ({ db, app, now: now(), newId, newSecret }), config.isSimulationQuick);
  }
  const notReady = await whatIsMissing(http);
  const everything = opened.move();
  return {
    ...content,
    notReady,
    hasApp,
    virtualLocks: simulation?.locks ?? 0,
    brokerUrl: linkOf(app).brokerUrl,
    brokerProblem: linkOf(app).problem?.(),
    version: app.version,
    database: database.description,
    stop: async (redForMs) => {
      isEnding = true;
      await sleep(redForMs);
      await everything.disposeAsync();
    },
  };
}

/** Opened before the database is, and closed after it. Loads nothing where nothing is exported. */
async function watched({ tracing, defects }: Config, { version, log }: App, opened: AsyncDisposableStack) {
  if (tracing) {
    const { openTracing } = await import('@fachwerk/server/tracing');
    const onTrouble = (why: string) => log.warn({ part: 'tracing', why }, 'traces could not be exported');
    opened.defer((await openTracing({ ...tracing, version, onTrouble })).close);
  }
  if (defects) {
    const { openDefects } = await import('@fachwerk/server/defects');
    opened.defer(openDefects({ ...defects, release: version }).close);
  }
}

/** A year of demo data takes its time, and so does waiting for another server that is making it. */
async function filled(url: string, work: Omit<WorkCtx, 'db'>, config: Config): Promise<Content> {
  const db = connect({ url, poolSize: 1, pipelines: 0, statementTimeoutMs: 0 });
  try {
    return await fillOnFirstStart({ ...work, db }, config);
  } finally {
    await db.close();
  }
}

/** Workers need a moment to come. Whatever else does not answer by then is said instead of a greeting. */
async function whatIsMissing(http: Awaited<ReturnType<typeof httpServer>>): Promise<string[]> {
  for (const begin = performance.now(); ; await sleep(READY_EVERY_MS)) {
    const answer = await http.inject({ url: '/api/ready', headers: { host: 'localhost' } });
    if (answer.statusCode === 200) return [];
    if (performance.now() - begin > READY_WITHIN_MS) return [String(answer.json().params?.failed ?? answer.statusCode)];
  }
}
