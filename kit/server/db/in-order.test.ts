import { ownDatabase } from '@fachwerk/testing/database';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { inOrder } from './in-order.ts';
import { rawSql, sql } from './sql.ts';

let home: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;

beforeAll(async () => {
  home = await ownDatabase([]);
  db = connect({ url: home.url, poolSize: 3 });
  await db.rows(
    rawSql('create table stock (id int primary key, pieces int not null); insert into stock values (1, 5)'),
  );
});
afterAll(async () => {
  await db.close();
  await home.remove();
});

test('all start at once, in the written order, and none waits for an answer', async () => {
  const started: string[] = [];
  const first = Promise.withResolvers<string>();
  const both = inOrder([
    () => {
      started.push('first');
      return first.promise;
    },
    async () => started.push('second'),
  ]);
  expect(started).toEqual(['first', 'second']);
  first.resolve('answered last');
  expect(await both).toEqual(['answered last', 2]);
});

test('the answers keep their places and their types', async () => {
  const answers = await inOrder([async () => 'text', async () => 7, () => null]);
  expectTypeOf(answers).toEqualTypeOf<[string, number, null]>();
  expect(answers).toEqual(['text', 7, null]);
});

test('the first rejection in time is the one that is seen', async () => {
  const slow = Promise.withResolvers<never>();
  const both = inOrder([() => slow.promise, () => Promise.reject(new Error('second'))]);
  await expect(both).rejects.toThrow('second');
  slow.reject(new Error('first'));
});

test('what cannot start rejects, and nothing behind it starts', async () => {
  let hasStarted = false;
  const both = inOrder([
    () => {
      throw new Error('not started');
    },
    () => {
      hasStarted = true;
    },
  ]);
  await expect(both).rejects.toThrow('not started');
  expect(hasStarted).toBe(false);
});

test('a read behind a lock sees what the holder of the lock wrote', async () => {
  const isHeld = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const other = db.transaction(async (mine) => {
    await mine.rows(sql`update stock set pieces = 4 where id = 1`);
    isHeld.resolve();
    await mayCommit.promise;
  });
  await isHeld.promise;
  const read = db.transaction((mine) =>
    inOrder([
      () => mine.write(sql`select from stock where id = 1 for update`),
      () => mine.first<{ pieces: number }>(sql`select pieces from stock where id = 1`),
    ]),
  );
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => db.count(waiting)).toBe(1);
  mayCommit.resolve();
  await other;
  expect((await read)[1]).toEqual({ pieces: 4 });
});
