import { ownDatabase } from '@fachwerk/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { brokenConstraint, connect, type Database, type Db, isDatabaseGone } from './db.ts';
import { rawSql, type Sql, sql } from './sql.ts';

let home: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
/** One connection, so that the next transaction finds what the last one left on it. */
let narrow: Database;

beforeAll(async () => {
  home = await ownDatabase([]);
  db = connect({ url: home.url });
  narrow = connect({ url: home.url, poolSize: 1, pipelines: 0 });
  await db.rows(rawSql('create table note (id int primary key, said text not null check (said <> $$$$))'));
});
beforeEach(() => db.rows(sql`truncate note`));
afterAll(async () => {
  await Promise.all([db.close(), narrow.close()]);
  await home.remove();
});

const add = (id: number, said = 'x'): Sql => sql`insert into note values (${id}, ${said})`;
const ids = async (from: Db = db) =>
  (await from.rows<{ id: number }>(sql`select id from note order by id`)).map(({ id }) => id);

/** How often something leaves for the database while this is done. */
async function departures(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

test('begin leaves with the first statement, the commit with the last', async () => {
  await narrow.rows(sql`select 1`);
  const write = () => narrow.transaction((tx) => tx.write(add(1)));
  expect(await departures(write)).toBe(1);
  const readAndWrite = () =>
    narrow.transaction(async (tx) => {
      await tx.write(add(2));
      expect(await ids(tx)).toEqual([1, 2]);
      await tx.write(add(3));
      await tx.beforeCommit('last', (end) => end.write(add(4)));
    });
  expect(await departures(readAndWrite)).toBe(2);
  expect(await ids()).toEqual([1, 2, 3, 4]);
});

test('what is asked for at the same moment leaves together, and every answer belongs to its question', async () => {
  const work = (tx: Db) =>
    Promise.all([
      tx.first(sql`select ${1}::int as one`),
      tx.count(add(1)),
      tx.rows(sql`select id, said from note`),
      tx.write(add(2)),
      tx.first(sql`select count(*) as count from note where id <> ${7}`),
      tx.rows(sql`select where false`),
    ]);
  let answers: unknown;
  const left = await departures(async () => {
    answers = await narrow.transaction(work);
  });
  expect(answers).toEqual([{ one: 1 }, 1, [{ id: 1, said: 'x' }], undefined, { count: 2 }, []]);
  expect(left).toBe(2);
});

test('a transaction in which nobody asks for anything says nothing', async () => {
  expect(await departures(() => narrow.transaction(async () => 'fine'))).toBe(0);
  const refused = narrow.transaction(() => Promise.reject(new Error('no')));
  expect(await departures(() => refused.catch(() => {}))).toBe(0);
});

test('a write that fails takes the transaction with it, and everybody is told the same', async () => {
  const late: unknown[] = [];
  const failing = narrow.transaction(async (tx) => {
    await tx.write(add(1));
    await tx.write(add(2, ''));
    await tx.write(add(3));
    const told = await Promise.allSettled([tx.rows(sql`select 1`), tx.rows(sql`select 2`)]);
    late.push(...told.map((each) => (each as PromiseRejectedResult).reason));
    await tx.rows(sql`select 3`);
  });
  const error = await failing.catch((reason) => reason);
  expect(brokenConstraint(error)).toBe('note_said_check');
  expect(late).toEqual([error, error]);
  expect(await ids()).toEqual([]);
});

test('a write that fails when nothing is asked any more fails the commit', async () => {
  const failing = narrow.transaction(async (tx) => {
    await ids(tx);
    await tx.write(add(1));
    await tx.write(add(1));
  });
  expect(brokenConstraint(await failing.catch((reason) => reason))).toBe('note_pkey');
  expect(await ids()).toEqual([]);
});

test('what a late write runs into is told in the words of whoever wrote it', async () => {
  const taken = new Error('taken');
  const meant = (error: unknown) => (brokenConstraint(error) === 'note_pkey' ? taken : error);
  const failing = narrow.transaction(async (tx) => {
    await ids(tx);
    await tx.write(add(1));
    await tx.write(add(1), meant);
    await tx.write(add(2));
  });
  expect(await failing.catch((reason) => reason)).toBe(taken);
  await narrow.write(add(1), meant);
  expect(await narrow.write(add(1), meant).catch((reason) => reason)).toBe(taken);
  await narrow.write(sql`delete from note`);
});

test('after a failure the connection goes on as before, also with statements that were skipped', async () => {
  const skipped = sql`select said || ${'never prepared before'} as said from note`;
  const failing = narrow.transaction(async (tx) => {
    await tx.write(add(1, ''));
    await tx.rows(skipped);
  });
  await expect(failing).rejects.toThrow('note_said_check');
  const { pid } = (await narrow.first<{ pid: number }>(sql`select pg_backend_pid() as pid`))!;
  await narrow.transaction(async (tx) => {
    await tx.write(add(1, 'a '));
    expect(await tx.rows(skipped)).toEqual([{ said: 'a never prepared before' }]);
    expect(await tx.first(sql`select pg_backend_pid() as pid`)).toEqual({ pid });
  });
});

test('what was not sent when the work failed is never written', async () => {
  const failing = narrow.transaction(async (tx) => {
    await ids(tx);
    await tx.write(add(1));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await narrow.transaction((tx) => tx.write(add(2)));
  expect(await ids()).toEqual([2]);
});

test('a value that cannot be read fails its question alone', async () => {
  const work = narrow.transaction(async (tx) => {
    const told = await Promise.allSettled([
      tx.first(sql`select 9007199254740993::int8 as big`),
      tx.first(sql`select 1 as one`),
    ]);
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    throw (told[0] as PromiseRejectedResult).reason;
  });
  await expect(work).rejects.toThrow('not a safe integer');
  expect(await ids(narrow)).toEqual([]);
});

test('outside a transaction a write is done at once', async () => {
  await db.write(add(1));
  expect(await ids()).toEqual([1]);
  expect(brokenConstraint(await db.write(add(1)).catch((reason) => reason))).toBe('note_pkey');
});

test('a conflict in a write that nobody waits for is tried again too', async () => {
  await db.rows(add(1));
  let tries = 0;
  await db.transaction(async (tx) => {
    tries++;
    await tx.rows(rawSql('set transaction isolation level repeatable read'));
    await ids(tx);
    if (tries === 1) await db.rows(sql`update note set said = 'quicker' where id = 1`);
    await tx.write(sql`update note set said = said || ', then slower' where id = 1`);
  });
  expect(await db.first(sql`select said from note`)).toEqual({ said: 'quicker, then slower' });
  expect(tries).toBe(2);
});

test('a connection that is lost with the commit is not tried again: it may have been written', async () => {
  let tries = 0;
  const torn = db.transaction(async (tx) => {
    tries++;
    await tx.write(add(1));
    await tx.write(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  expect(isDatabaseGone(await torn.catch((reason) => reason))).toBe(true);
  expect([tries, await ids()]).toEqual([1, []]);
});

test('a connection that is lost with the first question is tried again on another one', async () => {
  let tries = 0;
  await db.transaction(async (tx) => {
    tries++;
    await tx.write(add(1));
    if (tries === 1) await tx.rows(sql`select pg_terminate_backend(pg_backend_pid())`);
    await tx.write(add(2));
  });
  expect([tries, await ids()]).toEqual([2, [1, 2]]);
});

test('scripts stand in their place between the other statements', async () => {
  await narrow.transaction(async (tx) => {
    await tx.write(add(1));
    await tx.rows(rawSql(`update note set said = 'seen'; insert into note values (2, 'script');`));
    await tx.write(add(3));
  });
  expect(await db.rows(sql`select id, said from note order by id`)).toEqual([
    { id: 1, said: 'seen' },
    { id: 2, said: 'script' },
    { id: 3, said: 'x' },
  ]);
});

test('a statement answers in the same shape each time, whatever came of it the first time', async () => {
  const all = sql`select id, said, id = ${1} as is_first from note order by id`;
  const put = (id: number) => sql`insert into note values (${id}, 'x') on conflict do nothing returning id, said`;
  const seen = async (from: Db) => [await from.rows(all), await from.rows(put(1)), await from.count(add(2))];
  const first = [[], [{ id: 1, said: 'x' }], 1];
  for (const _ of [1, 2]) {
    await db.rows(sql`truncate note`);
    expect(await narrow.transaction(seen)).toEqual(first);
    expect(
      await narrow.transaction((tx) => Promise.all([tx.rows(all), tx.rows(put(1)), tx.count(sql`delete from note`)])),
    ).toEqual([
      [
        { id: 1, said: 'x', isFirst: true },
        { id: 2, said: 'x', isFirst: false },
      ],
      [],
      2,
    ]);
    expect(await seen(narrow)).toEqual(first);
  }
});

test('what the database looks at last, when everything is done, is not overlooked', async () => {
  await db.rows(
    rawSql('create table pair (id int primary key, other int references pair deferrable initially deferred)'),
  );
  const alone = sql`insert into pair values (${1}, ${2})`;
  const isRefused = async (work: Promise<unknown>) =>
    expect(brokenConstraint(await work.catch((reason) => reason))).toBe('pair_other_fkey');
  await isRefused(db.rows(alone));
  await isRefused(db.write(alone));
  await isRefused(db.transaction((tx) => tx.write(alone)));
  await isRefused(db.transaction((tx) => tx.count(alone)));
  await narrow.transaction(async (tx) => {
    await tx.write(alone);
    await tx.write(sql`insert into pair values (${2}, ${1})`);
  });
  expect(await db.first(sql`select count(*) as count from pair`)).toEqual({ count: 2 });
});
