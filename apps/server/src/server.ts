import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linkOf } from '@fachwerk/devices/facade';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { connect } from '@fachwerk/server/db';
import { httpServer } from '@fachwerk/server/http';
import { newId, newSecret } from '@fachwerk/server/ids';
import { type JobRunner, startJobs } from '@fachwerk/server/job-runner';
import { openMetrics } from '@fachwerk/server/metrics';
import { migrateDatabase } from '@fachwerk/server/migrate';
import { openRealtime } from '@fachwerk/server/realtime';
import { startServices } from '@fachwerk/server/services';
import { tenantGuard } from '@fachwerk/server/tenant-guard';
import { backupsOf } from './backups/backups.ts';
import type { Config } from './config.ts';
import { checkDataFolder, checkRoom } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { type Content, fillOnFirstStart } from './first-start.ts';
import { openHouse } from './house.ts';
import { modules } from './modules.ts';
import { type Simulation, startSimulation } from './simulation.ts';
import { builtStorefront } from './storefront.ts';

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
  /** HTTP first, then the jobs, the database last. */
  stop(): Promise<void>;
};

/** Composes the house. What was opened is closed again, the last part first, also when a later part does not open. */
export async function startServer(config: Config, onLost: (error: Error) => void): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  await checkDataFolder(config);
  const database = await openDatabase(config, onLost);
  opened.defer(database.stop);
  await migrateDatabase(database.url, modules);

  const site = await builtStorefront();
  const house = await openHouse(config, site?.app);
  opened.defer(() => house.mail?.close());
  const metrics = openMetrics({ token: config.metricsToken, withProcess: true });
  const db = connect({ url: database.url, onRan: metrics.databaseRan });
  opened.defer(db.close);
  db.guardBy(await tenantGuard(db, house.log));
  const now = () => new Date();
  const content = await filled(database.url, { house, now: now(), newId, newSecret }, config);

  let jobs: JobRunner | undefined;
  opened.defer(() => jobs?.stop());
  // Before the others, so that it ends after them: what they write at their end is kept, too.
  const all = [...(await backupsOf(config, database)), ...modules];
  const services = await startServices({ db, url: database.url, house, now }, all);
  opened.defer(services.stop);
  // Tests of the API run without the front end, and `npm run dev` serves it from its sources.
  const hasApp = existsSync(`${ADMIN_APP}index.html`);
  const world = { db, house, modules, now, url: database.url };
  const realtime = openRealtime(world);
  const http = await httpServer({
    ...world,
    trustProxy: config.trustProxy,
    appFolder: hasApp ? ADMIN_APP : undefined,
    site,
    checks: {
      ...services.checks,
      disk: () => checkRoom([config.dataDir, ...(database.cluster ? [database.cluster] : [])]),
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
    simulation = await startSimulation(() => ({ db, house, now: now(), newId, newSecret }), config.isSimulationQuick);
  }
  const everything = opened.move();
  return {
    ...content,
    hasApp,
    virtualLocks: simulation?.locks ?? 0,
    brokerUrl: linkOf(house).brokerUrl,
    brokerProblem: linkOf(house).problem?.(),
    version: house.version,
    database: database.description,
    stop: () => everything.disposeAsync(),
  };
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

function whyNotListen({ code }: NodeJS.ErrnoException, { port, host }: Config): CannotStart | undefined {
  const other = `Set PORT to another one (PORT=${port + 1} npm start).`;
  switch (code) {
    case 'EADDRINUSE':
      return new CannotStart(
        `Port ${port} is taken by another program. Stop that one, or choose another port. ${other}`,
      );
    case 'EACCES':
      return new CannotStart(`Port ${port} may be used by administrators only. ${other}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(
        `HOST names no address of this machine: ${host}. Use localhost, or 0.0.0.0 for all of them.`,
      );
    default:
      return undefined;
  }
}
