import { ownDatabase } from '@fachwerk/testing/database';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect, type Database, type DatabaseOptions, type Way } from './db.ts';
import { rawSql, type Sql, sql } from './sql.ts';

let home: Awaited<ReturnType<typeof ownDatabase>>;
let open: Database[] = [];

beforeAll(async () => {
  home = await ownDatabase([]);
});
afterEach(async () => {
  await Promise.all(open.map((db) => db.close()));
  open = [];
});
afterAll(() => home.remove());

/** A database that tells which way each statement went. */
function watched(options: Partial<DatabaseOptions> = {}) {
  const ways: Way[] = [];
  const db = connect({ url: home.url, onRan: (way) => ways.push(way), ...options });
  open.push(db);
  return { db, ways };
}

/** Runs a statement until it has proven quick and goes through the pipeline. */
async function untilPipelined({ db, ways }: ReturnType<typeof watched>, query: Sql) {
  for (let tries = 0; tries < 500; tries++) {
    await db.rows(query);
    if (ways.at(-1) === 'pipeline') return;
  }
  throw new Error('never got into the pipeline');
}

const echo = (value: unknown) => sql`select ${value}::int as value`;
const nap = (seconds: number) => sql`select pg_sleep(${seconds}), ${seconds}::float as slept`;

test('an unknown read goes to the pool, a proven one into the pipeline', async () => {
  const watch = watched();
  await watch.db.rows(echo(1));
  expect(watch.ways).toEqual(['pool']);
  await untilPipelined(watch, echo(1));
});

test('what writes never gets into the pipeline, however quick it is', async () => {
  const { db, ways } = watched();
  await db.rows(rawSql('create table written (n int)'));
  for (let i = 0; i < 30; i++) await db.rows(sql`insert into written values (${i})`);
  expect(new Set(ways)).toEqual(new Set(['pool']));
  await untilPipelined(watched(), sql`select count(*) from written`);
});

test('a read that secretly writes is found out, and still does what it should, once', async () => {
  const { db, ways } = watched();
  await db.rows(
    rawSql(`create table secret (n int); create function write_secretly() returns int language sql as
      'insert into secret values (1); select 1'`),
  );
  for (let i = 0; i < 30; i++) await db.rows(sql`select write_secretly()`);
  expect(ways.includes('pipeline')).toBe(false);
  expect(await db.first(sql`select count(*) from secret`)).toEqual({ count: 30 });
});

test('every answer belongs to its question, however reads, writes and failures are mixed', async () => {
  const watch = watched({ pipelines: 2, poolSize: 4 });
  const { db } = watch;
  await db.rows(rawSql('create table mixed (id int primary key, value int)'));
  await untilPipelined(watch, echo(0));
  const warmedUp = watch.ways.length;
  const step = fc.record({
    kind: fc.constantFrom('echo', 'many', 'text', 'fail', 'write', 'transaction'),
    value: fc.nat(1000),
  });
  const answers: Record<string, (value: number) => Promise<unknown>> = {
    echo: (value) => db.first(echo(value)),
    many: (value) => db.rows(sql`select generate_series(1, ${value % 50}::int) as n`),
    text: (value) => db.first(sql`select repeat('x', ${value}::int) as text`),
    fail: (value) => db.first(sql`select 1 / (${value}::int - ${value}::int)`).catch((error) => error.code),
    write: (value) =>
      db.first(
        sql`insert into mixed values (${value}, ${value}) on conflict (id) do update set value = ${value} returning value`,
      ),
    transaction: (value) => db.transaction((tx) => tx.first(echo(value))),
  };
  const expected: Record<string, (value: number) => unknown> = {
    echo: (value) => ({ value }),
    many: (value) => Array.from({ length: value % 50 }, (_, i) => ({ n: i + 1 })),
    text: (value) => ({ text: 'x'.repeat(value) }),
    fail: () => '22012',
    write: (value) => ({ value }),
    transaction: (value) => ({ value }),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      const got = await Promise.all(steps.map(({ kind, value }) => answers[kind]!(value)));
      expect(got).toEqual(steps.map(({ kind, value }) => expected[kind]!(value)));
    }),
    { numRuns: 60 },
  );
  // How many depends on how busy the machine is: whoever held up the others stays out for a while.
  expect(new Set(watch.ways.slice(warmedUp))).toEqual(new Set(['pipeline', 'pool', 'transaction']));
});

test('a quick read is not held up by a slow one that nobody knows yet', async () => {
  const watch = watched({ pipelines: 1, poolSize: 2 });
  await untilPipelined(watch, echo(0));
  const order: string[] = [];
  const slow = watch.db.rows(nap(0.5)).then(() => order.push('slow'));
  const quick = Promise.all(Array.from({ length: 50 }, (_, i) => watch.db.rows(echo(i)))).then(() =>
    order.push('quick'),
  );
  await Promise.all([slow, quick]);
  expect(order).toEqual(['quick', 'slow']);
});

test('a read that was quick and is slow this time is thrown out, and runs to its end on the pool', async () => {
  const watch = watched({ pipelines: 1, poolSize: 2, pipelineTimeoutMs: 100 });
  await untilPipelined(watch, echo(0));
  await untilPipelined(watch, nap(0));
  const order: string[] = [];
  const slow = watch.db.first(nap(1)).then((row) => {
    order.push('slow');
    return row;
  });
  // These stand behind it on the only connection, and must not wait for its end.
  const behind = Array.from({ length: 10 }, (_, i) => watch.db.first(echo(i)).then(() => order.push('quick')));
  await Promise.all(behind);
  expect(await slow).toMatchObject({ slept: 1 });
  expect(order).toEqual([...Array(10).fill('quick'), 'slow']);
  // It has lost its good name: the next ones go to the pool at once, for longer than its first proof took.
  for (let i = 0; i < 25; i++) await watch.db.rows(nap(0));
  expect(watch.ways.slice(-25)).toEqual(Array(25).fill('pool'));
});

test('a lane whose oldest read takes long gets nothing new', async () => {
  const watch = watched({ pipelines: 1, poolSize: 2, pipelineTimeoutMs: 5_000 });
  await untilPipelined(watch, echo(0));
  await untilPipelined(watch, nap(0));
  let isOver = false;
  const slow = watch.db.rows(nap(2)).then(() => {
    isOver = true;
  });
  await watch.db.transaction((tx) => tx.rows(nap(0.1)));
  await watch.db.rows(echo(1));
  expect(isOver).toBe(false);
  await slow;
});

test('torn pipelines are mended, and nobody who reads notices', async () => {
  const watch = watched();
  await untilPipelined(watch, echo(0));
  const torn = sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const killer = connect({ url: home.url, poolSize: 1 });
  open.push(killer);
  for (let round = 0; round < 5; round++) {
    const reads = Array.from({ length: 40 }, (_, i) => watch.db.first(echo(i)));
    await killer.rows(torn);
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 40 }, (_, value) => ({ value })));
  }
  const before = watch.ways.length;
  const giveUpAt = performance.now() + 15_000;
  while (!watch.ways.slice(before).includes('pipeline') && performance.now() < giveUpAt) await watch.db.rows(echo(1));
  expect(watch.ways.slice(before)).toContain('pipeline');
});
