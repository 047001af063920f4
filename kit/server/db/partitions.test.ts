import { emptyDatabase, type OwnDatabase } from '@fachwerk/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { dropPartitions, ensurePartitions, type PartitionedTable } from './partitions.ts';
import { sql } from './sql.ts';

const TABLE: PartitionedTable = { name: 'public.event', step: 'day' };
const day = (date: string) => new Date(`${date}T12:00:00Z`);

let home: OwnDatabase;
let db: Database;
beforeAll(async () => {
  home = await emptyDatabase();
  db = connect({ url: home.url });
  await db.rows(sql`create table event (at timestamptz not null) partition by range (at)`);
});
afterAll(async () => {
  await db.close();
  await home.remove();
});

test('somebody who reads for long, as a backup does, keeps old partitions from going, and nobody else from writing', async () => {
  await ensurePartitions(db, TABLE, day('2026-11-01'), day('2026-11-03'));
  await db.transaction(async (reader) => {
    await reader.rows(sql`select from event`);
    const dropping = dropPartitions(db, TABLE, day('2026-11-03'));
    const begin = performance.now();
    await expect(dropping).rejects.toThrow('lock timeout');
    await db.rows(sql`insert into event values (${day('2026-11-03')})`);
    expect(performance.now() - begin).toBeLessThan(15_000);
  });
  expect(await dropPartitions(db, TABLE, day('2026-11-03'))).toEqual([
    'public.event_2026_11_01',
    'public.event_2026_11_02',
  ]);
});
