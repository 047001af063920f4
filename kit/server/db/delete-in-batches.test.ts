import { ownDatabase } from '@fachwerk/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { rawSql, sql } from './sql.ts';

let home: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;

beforeAll(async () => {
  home = await ownDatabase([]);
  db = connect({ url: home.url, poolSize: 3 });
  await db.rows(rawSql('create table leaf (id int primary key, is_green boolean not null)'));
});
beforeEach(async () => {
  await db.rows(sql`truncate leaf`);
  await db.rows(sql`insert into leaf select id, id > 12 from generate_series(1, 15) as id`);
});
afterAll(async () => {
  await db.close();
  await home.remove();
});

const fallen = { table: 'leaf', which: sql`not old.is_green`, why: 'leaves have no company' };
const left = async () => (await db.rows<{ id: number }>(sql`select id from leaf order by id`)).map(({ id }) => id);

test('all that is old goes, batch by batch, and nothing else', async () => {
  expect(await deleteInBatches(db, fallen, 5)).toBe(12);
  expect(await left()).toEqual([13, 14, 15]);
});

test('a last batch that is just full ends it', async () => {
  expect(await deleteInBatches(db, fallen, 6)).toBe(12);
});

test('what was deleted before something went wrong stays deleted, and the next run goes on', async () => {
  await db.rows(
    rawSql(`create function hold_on() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
      create trigger held before delete on leaf for each row when (old.id = 7) execute function hold_on();`),
  );
  await expect(deleteInBatches(db, fallen, 5)).rejects.toThrow('not this one');
  expect(await left()).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  await db.rows(rawSql('drop trigger held on leaf'));
  expect(await deleteInBatches(db, fallen, 5)).toBe(7);
  expect(await left()).toEqual([13, 14, 15]);
});

test('a row that somebody writes meanwhile is left alone', async () => {
  let going: Promise<number> | undefined;
  await db.transaction(async (tx) => {
    await tx.rows(sql`update leaf set is_green = true where id = 3`);
    going = deleteInBatches(db, fallen);
    // Asked outside: within a transaction the answer stays what it was the first time.
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => db.rows(waiting), { timeout: 120_000 }).toHaveLength(1);
  });
  expect(await going).toBe(11);
  expect(await left()).toEqual([3, 13, 14, 15]);
});
