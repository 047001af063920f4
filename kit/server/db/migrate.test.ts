import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { emptyDatabase } from '@fachwerk/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotStart } from '../app/cannot-start.ts';
import type { Module } from '../app/module.ts';
import { connect, type Database } from './db.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationsOf } from './migrations.ts';
import { sql } from './sql.ts';

let home: Awaited<ReturnType<typeof emptyDatabase>>;
let db: Database;
let folder: string;
let shop: Module;

beforeEach(async () => {
  home = await emptyDatabase();
  db = connect({ url: home.url });
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  shop = { name: 'shop', sql: pathToFileURL(`${folder}/`) };
});
afterEach(async () => {
  await db.close();
  await home.remove();
  await rm(folder, { recursive: true });
});

const file = (name: string, text: string) => writeFile(join(folder, name), text);
const hasTable = async (name: string) =>
  (await db.first<{ is: boolean }>(sql`select to_regclass(${name}) is not null as is`))!.is;
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(5);
}

test('every file runs once, in the order of its time', async () => {
  await file('20270102T0000_second.sql', 'alter table shop.thing add column b int');
  await file(
    '20270101T0000_first.sql',
    "create schema shop;\ncreate table shop.thing (a int); -- the semicolons; and quotes' are its own",
  );
  const ran = await migrateDatabase(home.url, [shop]);
  expect(ran.slice(-2)).toEqual(['20270101T0000_first@shop', '20270102T0000_second@shop']);
  expect(ran[0]).toBe('20261115T0000_kit@kit');
  expect(await migrateDatabase(home.url, [shop])).toEqual([]);
  await file('20270103T0000_third.sql', 'create table shop.more (a int)');
  expect(await migrateDatabase(home.url, [shop])).toEqual(['20270103T0000_third@shop']);
});

test('a file that was edited after it ran is refused in a sentence', async () => {
  await file('20270101T0000_first.sql', 'create schema shop');
  await migrateDatabase(home.url, [shop]);
  await file('20270101T0000_first.sql', 'create schema other');
  await file('20270102T0000_second.sql', 'create table shop.never (a int)');
  const refused = migrateDatabase(home.url, [shop]);
  await expect(refused).rejects.toThrow(CannotStart);
  await expect(refused).rejects.toThrow(
    'The migration 20270101T0000_first@shop was edited after it ran in this database.',
  );
  expect(await hasTable('shop.never')).toBe(false);
});

test('one that fails leaves nothing of itself; those before it stay, and mended it goes on', async () => {
  await file('20270101T0000_first.sql', 'create schema shop; create table shop.thing (a int)');
  await file('20270102T0000_second.sql', 'create table shop.half (a int); create tabel shop.broken (a int)');
  await file('20270103T0000_third.sql', 'create table shop.later (a int)');
  const refused = migrateDatabase(home.url, [shop]);
  await expect(refused).rejects.toThrow(CannotStart);
  await expect(refused).rejects.toThrow(/^The migration 20270102T0000_second@shop failed: syntax error/);
  expect(await Promise.all(['shop.thing', 'shop.half', 'shop.later'].map(hasTable))).toEqual([true, false, false]);
  await file('20270102T0000_second.sql', 'create table shop.half (a int)');
  expect(await migrateDatabase(home.url, [shop])).toEqual(['20270102T0000_second@shop', '20270103T0000_third@shop']);
});

test('servers that start at the same moment do it once', async () => {
  await file('20270101T0000_first.sql', 'create schema shop; create table shop.thing (a int)');
  await file('20270102T0000_index.sql', INDEX);
  const all = await Promise.all([1, 2, 3].map(() => migrateDatabase(home.url, [shop])));
  expect(all.filter((ran) => ran.length > 0)).toHaveLength(1);
  expect([await hasTable('shop.thing'), await hasTable('graphile_worker._private_jobs')]).toEqual([true, true]);
});

const INDEX = `-- without a transaction
-- Made while others write; begins anew; after a failure.
drop index concurrently if exists shop.thing_by_a;
create unique index concurrently thing_by_a
  on shop.thing (a);
`;
const isValid = () =>
  db.first<{ is: boolean }>(
    sql`select indisvalid as is from pg_index where indexrelid = to_regclass('shop.thing_by_a')`,
  );

test('an index is made while others write, and made anew after it failed', async () => {
  await file('20270101T0000_first.sql', 'create schema shop; create table shop.thing (a int)');
  await migrateDatabase(home.url, [shop]);
  await db.rows(sql`insert into shop.thing values (1), (1)`);
  await file('20270102T0000_index.sql', INDEX);
  await expect(migrateDatabase(home.url, [shop])).rejects.toThrow('It begins anew with the next start.');
  expect(await isValid()).toEqual({ is: false });
  await db.rows(sql`delete from shop.thing`);
  await db
    .transaction(async (writer) => {
      await writer.rows(sql`insert into shop.thing values (2)`);
      const migrating = migrateDatabase(home.url, [shop]);
      await until(async () => (await isValid())?.is === false);
      // It waits for whoever was there before it, and nobody waits for it.
      await db.rows(sql`insert into shop.thing values (3)`);
      return { migrating };
    })
    .then(({ migrating }) => migrating);
  expect(await isValid()).toEqual({ is: true });
  expect(await migrateDatabase(home.url, [shop])).toEqual([]);
});

test('a table that is in use is waited for in turns, with others let through in between', async () => {
  await file('20270101T0000_first.sql', 'create schema shop; create table shop.thing (a int)');
  await migrateDatabase(home.url, [shop]);
  await file('20270102T0000_second.sql', 'alter table shop.thing add column b int');
  const { migrating } = await db.transaction(async (holder) => {
    await holder.rows(sql`select from shop.thing`);
    const inVain = migrateDatabase(home.url, [shop], { locks: { waitMs: 30, tries: 2 } });
    await expect(inVain).rejects.toThrow(CannotStart);
    await expect(inVain).rejects.toThrow('The migration 20270102T0000_second@shop did not get the tables it changes');
    const patient = migrateDatabase(home.url, [shop], { locks: { waitMs: 200, tries: 1000 } });
    await until(async () => (await db.rows(sql`select from pg_locks where not granted`)).length > 0);
    // Would wait behind the migration for as long as the holder stays, if the migration did.
    await db.rows(sql`insert into shop.thing values (1)`);
    return { migrating: patient };
  });
  expect(await migrating).toEqual(['20270102T0000_second@shop']);
});

test('a database of an earlier time, with rows in it, is brought on', async () => {
  await file('20270101T0000_first.sql', 'create schema shop; create table shop.thing (name text not null)');
  await file(
    '20270102T0000_expand.sql',
    `alter table shop.thing add column length int; update shop.thing set length = length(name)`,
  );
  await file('20270103T0000_contract.sql', 'alter table shop.thing alter column length set not null');
  const earlier = (await migrationsOf([shop])).slice(0, -2).map(({ id }) => id);
  expect(await migrateDatabase(home.url, [shop], { only: new Set(earlier) })).toEqual(earlier);
  await db.rows(sql`insert into shop.thing values ('box'), ('door')`);
  expect(await migrateDatabase(home.url, [shop])).toHaveLength(2);
  expect(await db.rows(sql`select * from shop.thing order by name`)).toEqual([
    { name: 'box', length: 3 },
    { name: 'door', length: 4 },
  ]);
});
