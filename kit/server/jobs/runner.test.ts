import { event } from '@fachwerk/base/contract';
import { addMinutes } from '@fachwerk/base/time';
import { openApp, openSecondServer, type TestApp } from '@fachwerk/testing/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { WorkCtx } from '../app/ctx.ts';
import type { Module } from '../app/module.ts';
import { rawSql, sql } from '../db/sql.ts';
import { emit, when } from './events.ts';
import { addJob, addUrgentJob, job, registerUrgentRunner } from './jobs.ts';
import { jobsOf } from './list.ts';
import { cronItemsOf } from './queue.ts';
import { type JobRunner, type JobRunnerOptions, startJobs } from './runner.ts';
import { freeJobsOfTheDead } from './watchdog.ts';

const done: string[] = [];
const told: string[] = [];
let hurdles = 0;
/** What a test waits for. */
let reached = Promise.withResolvers<void>();

const note = job({
  name: 'note',
  payload: z.object({ text: z.string() }),
  run: async (_ctx, { text }) => void done.push(text),
});
async function writeLine({ db }: WorkCtx, { text }: { text: string }): Promise<void> {
  await db.rows(sql`insert into example.line values (${text})`);
  if (hurdles-- > 0) throw new Error('a hurdle');
  reached.resolve();
}
const write = job({ name: 'write', payload: z.object({ text: z.string() }), run: writeLine });
const writeOutside = job({
  name: 'write-outside',
  payload: z.object({ text: z.string() }),
  transaction: 'own',
  run: writeLine,
});
const chain = job({
  name: 'chain',
  payload: z.object({ left: z.int() }),
  run: async (ctx, { left }) => {
    done.push(`left ${left}`);
    if (left > 0) await addJob(ctx, chain, { left: left - 1 });
  },
});
const sweep = job({
  name: 'sweep',
  payload: z.object({}),
  cron: '5 4 * * *',
  run: async () => void done.push('swept'),
});

const paid = event({ name: 'example.paid', payload: z.object({ orderId: z.string(), at: z.coerce.date() }) });

const example: Module = {
  name: 'example',
  jobs: [note, write, writeOutside, chain, sweep],
  listeners: [
    when(paid, {
      name: 'thank',
      run: async (_ctx, { orderId, at }) => void told.push(`thanks for ${orderId} ${at.getUTCFullYear()}`),
    }),
    when(paid, {
      name: 'ship',
      run: async (_ctx, { orderId }) => {
        if (hurdles-- > 0) throw new Error('no truck');
        told.push(`shipped ${orderId}`);
      },
    }),
  ],
};

let app: TestApp;
let ctx: WorkCtx;
beforeAll(async () => {
  app = await openApp(example);
  await app.db.rows(rawSql('create schema example; create table example.line (text text);'));
});
beforeEach(async () => {
  done.length = 0;
  told.length = 0;
  hurdles = 0;
  reached = Promise.withResolvers<void>();
  await app.db.rows(
    rawSql('delete from example.line; delete from kit.job_worker; delete from graphile_worker._private_jobs;'),
  );
  ctx = app.work();
});
afterAll(() => app.close());

const lines = async () =>
  (await app.db.rows<{ text: string }>(sql`select text from example.line`)).map(({ text }) => text);
const waiting = async () =>
  (await app.db.first<{ count: number }>(sql`select count(*) from graphile_worker.jobs`))!.count;

describe('a job', () => {
  test('exists exactly when the change does', async () => {
    const failing = app.db.transaction(async (db) => {
      await addJob({ ...ctx, db }, note, { text: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await app.db.transaction((db) => addJob({ ...ctx, db }, note, { text: 'once' }));
    expect([await app.runJobs(), done]).toEqual([1, ['once']]);
    expect(await app.runJobs()).toBe(0);
  });

  test('that is delayed runs when its time has come', async () => {
    await addJob(ctx, note, { text: 'later' }, { runAt: addMinutes(app.time.now, 10) });
    expect(await app.runJobs()).toBe(0);
    app.time.now = addMinutes(app.time.now, 10);
    expect(await app.runJobs()).toBe(1);
  });

  test('replaces a waiting one with the same key', async () => {
    await addJob(ctx, note, { text: 'old' }, { key: 'k' });
    await addJob(ctx, note, { text: 'new' }, { key: 'k' });
    await app.runJobs();
    expect(done).toEqual(['new']);
  });

  test('may add others, which run as well', async () => {
    await addJob(ctx, chain, { left: 2 });
    expect([await app.runJobs(), done]).toEqual([3, ['left 2', 'left 1', 'left 0']]);
  });

  test('with a payload that breaks its schema is not taken', async () => {
    await expect(addJob(ctx, note, { text: 7 } as never)).rejects.toThrow();
    expect(await waiting()).toBe(0);
  });

  test('takes odd characters in its payload', async () => {
    await addJob(ctx, note, { text: 'a\u0000b\ud800c' });
    await app.runJobs();
    expect(done).toEqual(['a\ufffdb\ufffdc']);
  });

  test('that fails leaves nothing written, and is there for the next try', async () => {
    hurdles = 1;
    await addJob(ctx, write, { text: 'line' });
    await addJob(ctx, note, { text: 'another' });
    await expect(app.runJobs()).rejects.toThrow('a hurdle');
    expect([await lines(), done]).toEqual([[], ['another']]);
    expect([await app.runJobs(), await lines()]).toEqual([1, ['line']]);
  });

  test('with transactions of its own keeps what it wrote before it failed', async () => {
    hurdles = 1;
    await addJob(ctx, writeOutside, { text: 'line' });
    await expect(app.runJobs()).rejects.toThrow('a hurdle');
    expect(await lines()).toEqual(['line']);
  });

  test('that comes by itself is given an empty payload', async () => {
    await app.db.rows(
      sql`select graphile_worker.add_job('sweep', json_build_object('_cron', json_build_object('ts', 'x')), run_at => ${ctx.now})`,
    );
    await app.runJobs();
    expect(done).toEqual(['swept']);
  });
});

describe('an urgent job', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    registerUrgentRunner(app.app, ({ name }) => void asked.push(name));
  });
  afterEach(() => registerUrgentRunner(app.app, undefined));

  test('begins when its transaction is committed, and the queue comes a second later', async () => {
    await app.db.transaction(async (db) => {
      await addUrgentJob({ ...ctx, db }, note, { text: 'now' });
      expect(asked).toEqual([]);
    });
    expect(asked).toEqual(['note']);
    expect(await app.runJobs()).toBe(0);
    app.time.now = new Date(app.time.now.getTime() + 1_000);
    expect([await app.runJobs(), done]).toEqual([1, ['now']]);
  });

  test('of a transaction that fails never begins', async () => {
    const failing = app.db.transaction(async (db) => {
      await addUrgentJob({ ...ctx, db }, note, { text: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([asked, await waiting()]).toEqual([[], 0]);
  });

  test('waits for the queue where nobody works on jobs', async () => {
    registerUrgentRunner(app.app, undefined);
    await addUrgentJob(ctx, note, { text: 'queued' });
    expect([await app.runJobs(), done]).toEqual([1, ['queued']]);
  });
});

test('two jobs with one name are refused at the start', () => {
  expect(() =>
    jobsOf([
      { name: 'a', jobs: [note] },
      { name: 'b', jobs: [{ ...note }] },
    ]),
  ).toThrow('two jobs are called note');
});

test('cron lines become items, the seldom ones made up for after an outage', () => {
  const often = job({ name: 'often', payload: z.object({}), cron: '*/5 * * * *', run: async () => {} });
  const items = cronItemsOf([sweep, often, note]);
  expect(items.map(({ task, options }) => [task, options.backfillPeriod > 0])).toEqual([
    ['sweep', true],
    ['often', false],
  ]);
  expect(items[0]!.match({ min: 5, hour: 4, date: 1, month: 1, dow: 1 })).toBe(true);
});

describe('an event', () => {
  const happening = { orderId: 'o1', at: new Date('2026-03-01T10:00:00Z') };

  test('reaches every listener', async () => {
    await emit(ctx, paid, happening);
    await app.runJobs();
    expect(told.sort()).toEqual(['shipped o1', 'thanks for o1 2026']);
  });

  test('is not told when the change did not happen', async () => {
    const failing = app.db.transaction(async (db) => {
      await emit({ ...ctx, db }, paid, happening);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await app.runJobs()).toBe(0);
  });

  test('is told again only to the listener that failed', async () => {
    hurdles = 1;
    await emit(ctx, paid, happening);
    await expect(app.runJobs()).rejects.toThrow('no truck');
    await app.runJobs();
    expect(told).toEqual(['thanks for o1 2026', 'shipped o1']);
  });

  test('nobody listens to is forgotten', async () => {
    await emit(ctx, event({ name: 'example.unheard', payload: z.object({}) }), {});
    await app.runJobs();
    expect(await waiting()).toBe(0);
  });
});

describe('the runner', () => {
  let runners: JobRunner[] = [];
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    runners = [];
  });

  function start(options: Partial<JobRunnerOptions> = {}) {
    const { url, db, app: parts } = app;
    const runner = startJobs({ url, db, app: parts, now: () => app.time.now, modules: [example], ...options });
    runners.push(runner);
    return runner;
  }

  test('picks up a job, tries it again after a failure, and says how it went', async () => {
    hurdles = 1;
    const outcomes: string[] = [];
    start({ onRan: (name, outcome) => outcomes.push(`${name} ${outcome}`) });
    await addJob(ctx, write, { text: 'line' });
    await reached.promise;
    await runners.pop()!.stop();
    expect([outcomes, await lines(), await waiting()]).toEqual([['write failed', 'write done'], ['line'], 0]);
  });

  test('lets a running job finish before it stops', async () => {
    const begun = Promise.withResolvers<void>();
    const slow = job({
      name: 'slow',
      payload: z.object({}),
      run: async ({ db }) => {
        begun.resolve();
        await db.rows(sql`select pg_sleep(0.3)`);
        await db.rows(sql`insert into example.line values ('finished')`);
      },
    });
    const runner = start({ modules: [{ name: 'slow', jobs: [slow] }] });
    await addJob(ctx, slow, {});
    await begun.promise;
    await runner.stop();
    runners = [];
    expect([await lines(), await waiting(), runner.isRunning()]).toEqual([['finished'], 0, false]);
  });

  test('says that nothing is taken while all hands are full for long, and goes on when one is free', async () => {
    const begun = Promise.withResolvers<void>();
    const freed = Promise.withResolvers<void>();
    const busy = job({
      name: 'busy',
      payload: z.object({}),
      transaction: 'own',
      run: async () => {
        begun.resolve();
        await freed.promise;
      },
    });
    const runner = start({ modules: [{ name: 'busy', jobs: [busy] }], concurrency: 1, lookEveryMs: 100 });
    await addJob(ctx, busy, {});
    await begun.promise;
    await expect.poll(() => runner.isRunning()).toBe(true);
    await addJob(ctx, busy, {});
    await expect.poll(() => runner.isRunning()).toBe(false);
    freed.resolve();
    await expect.poll(() => runner.isRunning()).toBe(true);
  });

  test('goes on when its connections are torn', async () => {
    start();
    await addJob(ctx, write, { text: 'before' });
    await reached.promise;
    const neighbour = await openSecondServer(app);
    await neighbour.db.rows(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and application_name = 'fachwerk jobs'`);
    await addJob(neighbour.work(), write, { text: 'after' });
    await neighbour.close();
    await expect.poll(lines, { timeout: 120_000 }).toEqual(['before', 'after']);
  });
});

test('the jobs of a worker that died are freed, those of a living one are not', async () => {
  await addJob(ctx, note, { text: 'orphan' }, { key: 'orphan' });
  await addJob(ctx, note, { text: 'busy' }, { key: 'busy' });
  await addJob(ctx, note, { text: 'fresh' }, { key: 'fresh' });
  await app.db.rows(
    rawSql(`
      update graphile_worker._private_jobs set locked_at = now() - interval '5 minutes', locked_by = 'dead' where key = 'orphan';
      update graphile_worker._private_jobs set locked_at = now() - interval '5 minutes', locked_by = 'alive' where key = 'busy';
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'new' where key = 'fresh';
      insert into kit.job_worker values ('dead', now() - interval '4 minutes'), ('alive', now());`),
  );
  expect(await freeJobsOfTheDead(app.db)).toEqual({ workerIds: ['dead'], lost: [] });
  await app.runJobs();
  expect(done).toEqual(['orphan']);
});
