import { ownDatabase } from '@fachwerk/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { rawSql, type Sql, sql } from './sql.ts';
import { textsOf } from './together.ts';

let home: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let seen: string[] = [];

beforeAll(async () => {
  home = await ownDatabase([]);
  db = connect({ url: home.url, onStatement: ({ text }: Sql) => void seen.push(text) });
  await db.rows(rawSql('create table box (id int primary key, size text, at timestamptz, tags text[], data jsonb)'));
  await db.rows(sql`insert into box values
    (1, 'S', '2026-03-01T10:00:00.123Z', array['a,b', 'say "hi"'], ${{ a: ['\\', '"', null] }}::jsonb),
    (2, '', null, '{}', null)`);
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  await db.close();
  await home.remove();
});

const all = (given: Pick<Database, 'rows'>) =>
  given.rows(
    sql`select id, size, at, tags, data, data ->> 'a' as text, 9007199254740991::int8 as big from box order by id desc`,
  );
const one = (given: Pick<Database, 'first'>, id: number) => given.first(sql`select size from box where id = ${id}`);

test('reads of one moment leave as one statement, and answer what each answers alone', async () => {
  const alone = [await all(db), await one(db, 1), await one(db, 2), await one(db, 3)];
  const ask = () =>
    db.together(async (tx) => {
      const first = await Promise.all([all(tx), one(tx, 1), one(tx, 2), one(tx, 3)]);
      const nothing = await Promise.all([tx.rows(sql`select from box where id = 1`), tx.count(sql`select from box`)]);
      return { first, nothing };
    });
  await ask();
  seen = [];
  expect(await ask()).toEqual({ first: alone, nothing: [[{}], 2] });
  expect(seen).toHaveLength(2);
});

test('a read that is repeated is asked once, and each caller has rows of its own', async () => {
  await db.together(async (tx) => {
    const [mine, yours] = await Promise.all([one(tx, 1), one(tx, 1)]);
    expect(mine).toEqual(yours);
    expect(mine).not.toBe(yours);
  });
  expect(seen).toHaveLength(1);
});

test('one that fails fails for its own caller alone', async () => {
  const odd = (given: Pick<Database, 'first'>, by: number) =>
    given.first(sql`select 1 / ${by}::int as part from box limit 1`);
  await db.together((tx) => odd(tx, 1));
  const settled = await db.together((tx) => Promise.allSettled([odd(tx, 0), one(tx, 1)]));
  expect(settled).toMatchObject([
    { status: 'rejected', reason: { message: 'division by zero' } },
    { status: 'fulfilled', value: { size: 'S' } },
  ]);
});

test('a write is never held back nor joined', async () => {
  await db.together(async (tx) => {
    await tx.rows(sql`update box set size = 'M' where id = 1`);
    expect(seen).toEqual([expect.stringContaining('update box')]);
  });
});

test('the guard looks at every part', async () => {
  const guarded = connect({ url: home.url });
  guarded.guardBy((text) => {
    if (text.includes('size')) throw new Error('refused');
  });
  await expect(guarded.together((tx) => Promise.all([one(tx, 1), all(tx)]))).rejects.toThrow('refused');
  await guarded.close();
});

test.each([
  ['(1,S)', ['1', 'S']],
  ['(,"")', [null, '']],
  ['("a ""b"" \\\\c, (d)",x)', ['a "b" \\c, (d)', 'x']],
  ['()', [null]],
])('the record %s', (record, texts) => expect(textsOf(record)).toEqual(texts));
