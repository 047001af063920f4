import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emptyDatabase } from '@fachwerk/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Module } from '../house/module.ts';
import { connect, type Database } from './db.ts';
import { migrateDatabase } from './migrate.ts';
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

test('a file that was edited after it ran is refused', async () => {
  await file('20270101T0000_first.sql', 'create schema shop');
  await migrateDatabase(home.url, [shop]);
  await file('20270101T0000_first.sql', 'create schema other');
  await expect(migrateDatabase(home.url, [shop])).rejects.toThrow('20270101T0000_first@shop was edited after it ran');
});

test('when one fails, none of the new ones has happened', async () => {
  await file('20270101T0000_first.sql', 'create schema shop; create table shop.thing (a int)');
  await file('20270102T0000_second.sql', 'create tabel shop.broken (a int)');
  await expect(migrateDatabase(home.url, [shop])).rejects.toThrow('syntax error');
  expect(await hasTable('shop.thing')).toBe(false);
});

test('servers that start at the same moment do it once', async () => {
  await file('20270101T0000_first.sql', 'create schema shop; create table shop.thing (a int)');
  const all = await Promise.all([1, 2, 3].map(() => migrateDatabase(home.url, [shop])));
  expect(all.filter((ran) => ran.length > 0)).toHaveLength(1);
  expect([await hasTable('shop.thing'), await hasTable('graphile_worker._private_jobs')]).toEqual([true, true]);
});
