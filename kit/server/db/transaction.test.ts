import { ownDatabase } from '@fachwerk/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database, type Db, isDatabaseGone } from './db.ts';
import { rawSql, sql } from './sql.ts';

let home: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;

beforeAll(async () => {
  home = await ownDatabase([]);
  db = connect({ url: home.url });
  await db.rows(rawSql('create table counter (id int primary key, value int not null)'));
});
beforeEach(() => db.rows(rawSql('truncate counter; insert into counter values (1, 0), (2, 0);')));
afterAll(async () => {
  await db.close();
  await home.remove();
});

const values = async () =>
  (await db.rows<{ value: number }>(sql`select value from counter order by id`)).map((row) => row.value);
const add = (tx: Db, id: number) => tx.count(sql`update counter set value = value + 1 where id = ${id}`);

test('what fails leaves nothing behind', async () => {
  const failing = db.transaction(async (tx) => {
    await add(tx, 1);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await values()).toEqual([0, 0]);
});

test('a nested transaction joins the open one', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.transaction((inner) => add(inner, 1));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await values()).toEqual([0, 0]);
});

test('what is kept for the end is done there, in the order of the names, and undone with the rest', async () => {
  const done: string[] = [];
  const keep = (tx: Db, name: string, also?: string) =>
    tx.beforeCommit(name, async (end) => {
      done.push(name);
      await add(end, 1);
      if (also) await keep(end, also);
    });
  await db.transaction(async (tx) => {
    await keep(tx, 'b', 'a later one');
    await tx.transaction((inner) => keep(inner, 'a'));
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['a', 'b', 'a later one']);
  const failing = db.transaction(async (tx) => {
    await tx.beforeCommit('c', async (end) => {
      await add(end, 1);
      throw new Error('no');
    });
    await add(tx, 2);
  });
  await expect(failing).rejects.toThrow('no');
  expect(await values()).toEqual([3, 0]);
  await db.beforeCommit('outside', (end) => add(end, 2).then(() => undefined));
  expect(await values()).toEqual([3, 1]);
});

test('what was found within a transaction is not asked for again, and forgotten with it', async () => {
  let asked = 0;
  const find = async () => ++asked;
  const twice = (given: Db) => Promise.all([given.remembered('n', find), given.remembered('n', find)]);
  expect(await db.transaction(twice)).toEqual([1, 1]);
  expect(await db.transaction(twice)).toEqual([2, 2]);
  expect(await twice(db)).toEqual([3, 4]);
});

test('statements of one transaction may be under way at once', async () => {
  await db.transaction((tx) => Promise.all([add(tx, 1), add(tx, 2), add(tx, 1)]));
  expect(await values()).toEqual([2, 1]);
});

test('whoever swallows an error is not told that it was written', async () => {
  const swallowing = db.transaction(async (tx) => {
    await add(tx, 1);
    await tx.rows(sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('nothing was written');
  expect(await values()).toEqual([0, 0]);
});

test('a statement that comes after the end does not slip into the next transaction', async () => {
  let kept: Db | undefined;
  await db.transaction(async (tx) => {
    kept = tx;
  });
  await expect(add(kept!, 1)).rejects.toThrow('has ended');
});

test('a serialization failure is tried again from the beginning', async () => {
  let tries = 0;
  await db.transaction(async (tx) => {
    tries++;
    await tx.rows(rawSql('set transaction isolation level repeatable read'));
    await tx.rows(sql`select value from counter where id = 1`);
    // Somebody else is quicker, but only the first time.
    if (tries === 1) await add(db, 1);
    await add(tx, 1);
  });
  expect([tries, await values()]).toEqual([2, [2, 0]]);
});

test('of two transactions that wait for each other both get through', async () => {
  let tries = 0;
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const inOrder = (first: number, second: number) =>
    db.transaction(async (tx) => {
      tries++;
      await add(tx, first);
      if (++holding === 2) bothHold.resolve();
      await bothHold.promise;
      await add(tx, second);
    });
  await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
  expect(await values()).toEqual([2, 2]);
  expect(tries).toBeGreaterThan(2);
});

test('a conflict that never ends is given up, as busy', async () => {
  let tries = 0;
  const hopeless = db.transaction(async (tx) => {
    tries++;
    await tx.rows(rawSql('set transaction isolation level repeatable read'));
    await tx.rows(sql`select value from counter where id = 1`);
    await add(db, 1);
    await add(tx, 1);
  });
  expect(isDatabaseGone(await hopeless.catch((reason) => reason))).toBe(true);
  expect([tries, await values()]).toEqual([5, [5, 0]]);
});

test('a connection that breaks in the middle is an error, and the next transaction has another one', async () => {
  const torn = db.transaction(async (tx) => {
    await add(tx, 1);
    const { pid } = (await tx.first<{ pid: number }>(sql`select pg_backend_pid() as pid`))!;
    await db.rows(sql`select pg_terminate_backend(${pid}, 5000)`);
    await add(tx, 2);
  });
  expect(isDatabaseGone(await torn.catch((reason) => reason))).toBe(true);
  expect(await values()).toEqual([0, 0]);
  await db.transaction((tx) => add(tx, 1));
  expect(await values()).toEqual([1, 0]);
});

test('connections that died while nobody looked are replaced without anybody noticing', async () => {
  await Promise.all([1, 2, 3].map(() => db.transaction((tx) => tx.rows(sql`select pg_sleep(0.01)`))));
  const killer = connect({ url: home.url, poolSize: 1 });
  await killer.rows(sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  await killer.close();
  await db.transaction((tx) => add(tx, 1));
  expect(await values()).toEqual([1, 0]);
});
