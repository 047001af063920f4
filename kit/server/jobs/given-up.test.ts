import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Module } from '../app/module.ts';
import { rawSql, sql } from '../db/sql.ts';
import type { GivenUpJob } from './given-up.ts';
import { addJob, job } from './jobs.ts';
import { startJobs } from './runner.ts';
import { freeJobsOfTheDead } from './watchdog.ts';

const COMPANY = '00000000-0000-7000-8000-000000000001';
const told: GivenUpJob[] = [];
const call = job({
  name: 'call',
  payload: z.object({ companyId: z.uuid() }),
  tries: 1,
  run: async () => {
    throw new Error('nobody there');
  },
});
const example: Module = { name: 'example', jobs: [call], jobGivenUp: async (_ctx, given) => void told.push(given) };

let app: TestApp;
beforeAll(async () => {
  app = await openApp(example);
});
beforeEach(async () => {
  told.length = 0;
  await app.db.rows(
    rawSql('delete from kit.job_worker; delete from kit.job_death; delete from graphile_worker._private_jobs;'),
  );
  await addJob(app.work(), call, { companyId: COMPANY });
});
afterAll(() => app.close());

/** As a server leaves it that was killed in the middle of the last try. */
const die = () =>
  app.db.rows(
    rawSql(`
      update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - interval '10 minutes',
        locked_at = now() - interval '5 minutes', locked_by = 'dead';`),
  );
const attempts = async () =>
  (await app.db.first<{ attempts: number }>(sql`select attempts from graphile_worker._private_jobs`))?.attempts;

test('a job in the hands of a killed server gets its try back, also the last one', async () => {
  await die();
  expect(await freeJobsOfTheDead(app.db)).toEqual({ workerIds: ['dead'], lost: [] });
  expect(await attempts()).toBe(0);
});

test('one that five servers died of is given up, and said', async () => {
  for (let deaths = 1; deaths < 5; deaths++) {
    await die();
    expect((await freeJobsOfTheDead(app.db)).lost).toEqual([]);
  }
  await die();
  const { lost } = await freeJobsOfTheDead(app.db);
  expect(lost).toMatchObject([{ job: 'call', tries: 5, payload: { companyId: COMPANY } }]);
  expect(await attempts()).toBe(1);
});

test('one that was replaced meanwhile does not come again', async () => {
  await die();
  await app.db.rows(rawSql('update graphile_worker._private_jobs set updated_at = now();'));
  expect((await freeJobsOfTheDead(app.db)).lost).toEqual([]);
  expect(await attempts()).toBe(1);
});

test('one that failed for the last time is counted, and staff are told whose it was', async () => {
  const counted: string[] = [];
  const { url, db, app: parts } = app;
  const runner = startJobs({
    url,
    db,
    app: parts,
    now: () => app.time.now,
    modules: [example],
    onGivenUp: (name) => counted.push(name),
  });
  await expect.poll(() => told).toMatchObject([{ job: 'call', tries: 1, companyId: COMPANY }]);
  expect(counted).toEqual(['call']);
  await runner.stop();
});

test('a server that finds what others died of says so as well', async () => {
  await app.db.rows(sql`insert into kit.job_death (job_id, deaths) select id, 4 from graphile_worker._private_jobs`);
  await die();
  const { url, db, app: parts } = app;
  const runner = startJobs({ url, db, app: parts, now: () => app.time.now, modules: [example] });
  await expect.poll(() => told).toMatchObject([{ job: 'call', tries: 5, companyId: COMPANY }]);
  await runner.stop();
});
