import { ownDatabase } from '@fachwerk/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenConstraint, connect, type Database, isDatabaseGone } from './db.ts';
import { rawSql, sql } from './sql.ts';

let home: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;

beforeAll(async () => {
  home = await ownDatabase([]);
  db = connect({ url: home.url, connectTimeoutMs: 2_000 });
  await db.rows(rawSql('create table counter (id int primary key, value int not null check (value >= 0))'));
  await db.rows(sql`insert into counter values (1, 0), (2, 0)`);
});
afterAll(async () => {
  await db.close();
  await home.remove();
});

test('values arrive as the code wants them', async () => {
  const at = new Date('2026-03-29T01:30:00.123Z');
  const row = await db.first(sql`
    select 9007199254740991::int8 as big_number, array[1, null]::int8[] as big_numbers, ${at}::timestamptz as at, '2026-03-29'::date as on_day,
      array['2026-03-29']::date[] as days, ${{ a: [1] }}::jsonb as data, null::int as nothing, ${['x', 'y']}::text[] as words`);
  expect(row).toEqual({
    bigNumber: 9007199254740991,
    bigNumbers: [1, null],
    at,
    onDay: '2026-03-29',
    days: ['2026-03-29'],
    data: { a: [1] },
    nothing: null,
    words: ['x', 'y'],
  });
});

test('a whole number that a number cannot hold is an error, not another number', async () => {
  await expect(db.first(sql`select 9007199254740993::int8`)).rejects.toThrow('not a safe integer');
});

test('calendar days are cut in UTC, wherever the database stands', async () => {
  expect(await db.first(sql`select (${'2026-03-01T23:30:00Z'}::timestamptz)::date as day`)).toEqual({
    day: '2026-03-01',
  });
});

test('an object that cannot become JSON does not spoil the connection', async () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  await expect(db.first(sql`select ${circle}::jsonb`)).rejects.toThrow('circular');
  expect(await db.first(sql`select ${{ fine: true }}::jsonb as data`)).toEqual({ data: { fine: true } });
});

test('a broken constraint has its name', async () => {
  const error = await db.rows(sql`update counter set value = -1 where id = 1`).catch((reason) => reason);
  expect(brokenConstraint(error)).toBe('counter_value_check');
});

test('a statement that takes too long is stopped, and counts as busy', async () => {
  const impatient = connect({ url: home.url, statementTimeoutMs: 50 });
  const error = await impatient.rows(sql`select pg_sleep(20)`).catch((reason) => reason);
  expect(isDatabaseGone(error)).toBe(true);
  await impatient.close();
});

test('a database that is not there counts as gone', async () => {
  const nowhere = connect({ url: 'postgres://postgres@127.0.0.1:1/nothing' });
  expect(isDatabaseGone(await nowhere.rows(sql`select 1`).catch((reason) => reason))).toBe(true);
  expect(isDatabaseGone(await nowhere.transaction((tx) => tx.rows(sql`select 1`)).catch((reason) => reason))).toBe(
    true,
  );
  await nowhere.close();
});

test('who finds no free connection is told so', async () => {
  const small = connect({ url: home.url, poolSize: 1, connectTimeoutMs: 50 });
  const error = await small.transaction(() => small.rows(sql`select 1`)).catch((reason) => reason);
  expect(isDatabaseGone(error)).toBe(true);
  await small.close();
});

test('a refusal is not a database that is gone', async () => {
  expect(isDatabaseGone(await db.rows(sql`select no_such_column`).catch((reason) => reason))).toBe(false);
});

test('closing waits for what is under way and takes nothing new', async () => {
  const short = connect({ url: home.url });
  const work = short.transaction(async (tx) => {
    await tx.rows(sql`select pg_sleep(0.1)`);
    return tx.count(sql`update counter set value = value where id = 2`);
  });
  await short.rows(sql`select 1`);
  const closed = short.close();
  await expect(short.rows(sql`select 1`)).rejects.toThrow('closed');
  await closed;
  expect(await work).toBe(1);
});

test('a migration under a running server does not break its prepared statements', async () => {
  const star = sql`select * from shape`;
  await db.rows(rawSql('create table shape (a int); insert into shape values (1)'));
  for (let i = 0; i < 20; i++) await db.rows(star);
  await db.rows(rawSql('alter table shape add column b int default 2;'));
  expect(await db.rows(star)).toEqual([{ a: 1, b: 2 }]);
  await db.rows(rawSql('alter table shape add column c int default 3;'));
  expect(await db.transaction((tx) => tx.rows(star))).toEqual([{ a: 1, b: 2, c: 3 }]);
});
