import { ownDatabase } from '@fachwerk/testing/database';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/db.ts';
import { rawSql, type Sql, sql } from '../db/sql.ts';

let home: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
beforeAll(async () => {
  home = await ownDatabase([]);
  db = connect({ url: home.url });
});
afterEach(() => db.rows(rawSql('truncate graphile_worker._private_jobs, graphile_worker._private_tasks cascade;')));
afterAll(async () => {
  await db.close();
  await home.remove();
});

type Given = { readonly task: string; readonly key: string | null; readonly due: Date; readonly n: number };
const ways: Readonly<Record<string, (given: Given) => Sql>> = {
  theirs: ({ task, key, due, n }) => sql`
    select graphile_worker.add_job(${task}, payload => ${{ n }}::json, job_key => ${key}, run_at => ${due}, max_attempts => ${n}::int,
      flags => array['prompt:house'])`,
  ours: ({ task, key, due, n }) =>
    sql`select kit.add_job(${task}, ${{ n }}::json, ${key}, ${due}, ${n}, 'prompt:house')`,
};

const SOON = new Date('2026-03-01T10:00:00Z');
const LATER = new Date('2026-03-01T11:00:00Z');
const usual = { task: 'one', key: 'k', due: SOON, n: 3 };

/** What was there before, and what comes then. */
const cases: Readonly<Record<string, readonly (Given | Sql)[]>> = {
  'a job without a key': [{ ...usual, key: null }],
  'two without a key': [
    { ...usual, key: null },
    { ...usual, key: null, task: 'two' },
  ],
  'one with a key': [usual],
  'a later one replaces it': [usual, { ...usual, task: 'two', due: LATER, n: 7 }],
  'one that has failed begins anew': [
    usual,
    sql`update graphile_worker._private_jobs set attempts = 2, last_error = 'no', priority = 5`,
    { ...usual, due: LATER },
  ],
  'one at work stays as it is, beside a new one': [
    usual,
    sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker', attempts = 1`,
    { ...usual, due: LATER, n: 4 },
  ],
  'one that was given up stays as it is, beside a new one': [
    usual,
    sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no'`,
    { ...usual, due: LATER, n: 4 },
  ],
};

async function jobsAfter(way: string, steps: readonly (Given | Sql)[]): Promise<unknown[]> {
  await db.rows(
    rawSql('truncate graphile_worker._private_jobs, graphile_worker._private_tasks restart identity cascade;'),
  );
  for (const step of steps) await db.rows('task' in step ? ways[way]!(step) : step);
  return db.rows(sql`
    select t.identifier, j.payload, j.run_at, j.max_attempts, j.attempts, j.key, j.priority, j.job_queue_id, j.flags, j.revision, j.last_error,
      j.locked_by, j.is_available
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`);
}

for (const [name, steps] of Object.entries(cases)) {
  test(`the queue is as its own function would leave it: ${name}`, async () => {
    const ours = await jobsAfter('ours', steps);
    expect(ours.length).toBeGreaterThan(0);
    expect(ours).toEqual(await jobsAfter('theirs', steps));
  });
}

test('who works is woken for what is due, as by the queue itself, and for nothing else', async () => {
  const ear = new pg.Client({ connectionString: home.url });
  await ear.connect();
  await ear.query('listen "jobs:insert"');
  const heard: string[] = [];
  ear.on('notification', ({ payload }) => heard.push(payload ?? ''));
  const now = new Date();
  for (const way of ['ours', 'theirs']) await db.rows(ways[way]!({ ...usual, key: null, due: now }));
  await db.rows(ways.ours!({ ...usual, due: new Date(now.getTime() + 60_000) }));
  // Whatever was said before has arrived with the answer to this.
  await ear.query('select 1');
  await ear.end();
  expect(heard.map((said) => JSON.parse(said).count)).toEqual([1, 1]);
});
