import { ask, change, stream } from '@fachwerk/base/contract';
import { Nothing } from '@fachwerk/base/schema';
import { openApp, openSecondServer, type TestApp } from '@fachwerk/testing/app';
import { openOutage } from '@fachwerk/testing/outage';
import { tokenFor } from '@fachwerk/testing/people';
import { type Logger, pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rawSql, sql } from '../db/sql.ts';
import { addJob, job } from '../jobs/jobs.ts';
import { type JobRunner, type JobRunnerOptions, startJobs } from '../jobs/runner.ts';
import { publish } from '../realtime/publish.ts';
import { type Module, on } from './module.ts';

const companyId = '018f0000-0000-7000-8000-00000000000a';
const news = stream({ name: 'news', access: 'staff', audience: 'company', event: z.object({ n: z.int() }) });
const wire = {
  path: '/notes',
  access: 'public',
  input: z.object({}),
  output: Nothing,
  summary: 'For a test.',
} as const;
const readNotes = ask({ ...wire, method: 'GET' });
const addNote = change({ ...wire, repeats: 'same', method: 'POST' });

const noteJob = job({
  name: 'note',
  payload: z.object({ n: z.int() }),
  run: async ({ db }, { n }) => {
    await db.rows(sql`insert into example.note values (${n})`);
  },
});
let plugs = 0;
/** The first time its work is done, but that can no longer be noted. */
const pullThePlug = job({
  name: 'pull-the-plug',
  payload: z.object({}),
  transaction: 'own',
  run: async () => {
    if (++plugs === 1) outage.begin();
  },
});
const begun: number[] = [];
// As many as one party has hands for (turns.ts).
const turns = [0, 1, 2].map(() => Promise.withResolvers<void>());
/** Some are running when the database fails, and end in sequence. */
const inTurn = job({
  name: 'in-turn',
  payload: z.object({ place: z.int() }),
  transaction: 'own',
  run: async (_ctx, { place }) => {
    begun.push(place);
    await turns[place]!.promise;
  },
});
const module: Module = {
  name: 'example',
  streams: [news],
  jobs: [noteJob, pullThePlug, inTurn],
  routes: [
    on(readNotes, async ({ db }) => {
      await db.rows(sql`select n from example.note`);
      return {};
    }),
    on(addNote, async ({ db }) => {
      await db.rows(sql`insert into example.note values (0)`);
      return {};
    }),
  ],
};

let straight: TestApp;
let outage: Awaited<ReturnType<typeof openOutage>>;
let app: TestApp;
let runner: JobRunner;
beforeAll(async () => {
  straight = await openApp(module);
  await straight.db.rows(rawSql('create schema example; create table example.note (n int);'));
  outage = await openOutage(straight.url);
  app = await openSecondServer(straight, { url: outage.url, timings: { pollMs: 200 } });
});
afterAll(async () => {
  await app.close();
  await outage.close();
  await straight.close();
});

afterEach(() => runner.stop());

function start({ log = app.app.log, ...options }: Partial<JobRunnerOptions> & { log?: Logger } = {}): JobRunner {
  const inside = { ...app.app, log };
  const world = { url: outage.url, db: app.db, app: inside, now: () => app.time.now, modules: [module] };
  return startJobs({ ...world, ...options });
}

/** Longer than it takes until the jobs of a worker that is gone are free again. */
const FREE_AGAIN_MS = 60_000;

/** Which notes the jobs have written, once none is left to do. */
async function notesWhenDone(): Promise<number[]> {
  const jobs = () => straight.db.rows(sql`select id from graphile_worker.jobs`);
  await expect.poll(jobs, { timeout: FREE_AGAIN_MS }).toEqual([]);
  const rows = await straight.db.rows<{ n: number }>(sql`select distinct n from example.note where n > 0 order by n`);
  return rows.map(({ n }) => n);
}

test('while the database is away requests are told to come back, and afterwards everything works by itself', async () => {
  runner = start();
  const socket = await app.socket({ token: tokenFor({ companyId }) });
  await socket.subscribe('news');
  // Enough for the read to go through the pipeline.
  for (let i = 0; i < 10; i++) expect((await app.call(readNotes, {})).status).toBe(200);
  await addJob(straight.work(), noteJob, { n: 1 });
  expect(await notesWhenDone()).toEqual([1]);

  for (const n of [1, 2]) {
    outage.begin();
    for (const endpoint of [readNotes, addNote]) {
      const { status, body } = await app.call(endpoint, {});
      expect([status, body.code]).toEqual([503, 'server.busy']);
    }
    await addJob(straight.work(), noteJob, { n: n + 1 });
    await straight.db.transaction((db) => publish({ ...straight.work(), db, companyId }, news, { n }));

    outage.end();
    expect((await app.call(readNotes, {})).status).toBe(200);
    expect((await app.call(addNote, {})).status).toBe(200);
    expect(await socket.next()).toMatchObject({ type: 'event', seq: n });
    expect(await notesWhenDone()).toEqual([1, 2, 3].slice(0, n + 1));
  }
  await socket.close();
});

test('a job that cannot be signed off is done again, and does not end the work on others', async () => {
  runner = start();
  await addJob(straight.work(), pullThePlug, {});
  await expect.poll(() => app.call(readNotes, {}).then(({ status }) => status), { timeout: 120_000 }).toBe(503);
  await expect.poll(() => runner.isRunning(), { timeout: 120_000 }).toBe(false);
  outage.end();
  await addJob(straight.work(), noteJob, { n: 9 });
  expect(await notesWhenDone()).toContain(9);
  expect(plugs).toBe(2);
});

test('several that cannot be signed off one after the other do not stop the work for good', async () => {
  const said: string[] = [];
  runner = start({ log: pino({ level: 'error' }, { write: (line) => void said.push(JSON.parse(line).msg) }) });
  const failures = () => said.filter((message) => message.startsWith('Failed to complete jobs')).length;
  for (const place of turns.keys()) await addJob(straight.work(), inTurn, { place });
  await expect.poll(() => begun.length, { timeout: 120_000 }).toBe(turns.length);
  outage.begin();
  for (const [place, turn] of turns.entries()) {
    turn.resolve();
    await expect.poll(failures, { timeout: 120_000 }).toBe(place + 1);
  }
  await expect.poll(() => runner.isRunning(), { timeout: 120_000 }).toBe(false);
  outage.end();
  await addJob(straight.work(), noteJob, { n: 10 });
  expect(await notesWhenDone()).toContain(10);
  await expect.poll(() => runner.isRunning(), { timeout: 120_000 }).toBe(true);
  expect(begun.toSorted()).toEqual([0, 0, 1, 1, 2, 2]);
});

test('workers that are never answered are replaced, and until then do not count as working', async () => {
  const wayOfJobs = await openOutage(straight.url);
  runner = start({ url: wayOfJobs.url, db: straight.db, lookEveryMs: 2_500 });
  await addJob(straight.work(), noteJob, { n: 11 });
  expect(await notesWhenDone()).toContain(11);
  wayOfJobs.silence();
  await addJob(straight.work(), noteJob, { n: 12 });
  await expect.poll(() => runner.isRunning(), { timeout: FREE_AGAIN_MS, interval: 10 }).toBe(false);
  wayOfJobs.end();
  expect(await notesWhenDone()).toContain(12);
  await expect.poll(() => runner.isRunning()).toBe(true);
  await runner.stop();
  await wayOfJobs.close();
});
