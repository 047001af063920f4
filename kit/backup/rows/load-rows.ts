import type { Readable } from 'node:stream';
import pg from 'pg';
import type { RowsBackup } from '../archive/manifest.ts';
import { foreignKeysIn } from './catalog.ts';
import { copyIn } from './copy-in.ts';
import type { RowsSource } from './dump-rows.ts';

/**
 * Fills tables that the migrations have made, all of it or nothing. Triggers rest meanwhile: what they would do has been done. Foreign keys
 * are taken off and put on again, which checks every row; whoever owns the tables may do all of this.
 */
export async function loadRows(
  { url, schemas }: RowsSource,
  { tables, partitions, sequences }: RowsBackup,
  read: (part: string) => Readable,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'fachwerk restore', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set row_security = off`);
    await client.query('begin');
    for (const { name, of, bound } of partitions) {
      await client.query(`create table if not exists ${name} partition of ${of} ${bound}`);
    }
    const keys = await foreignKeysIn(client, schemas);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
    // A migration may have written rows of its own; they are among the others.
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const { name, columns, part } of tables) {
      await copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`, read(part));
    }
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2)', [name, last]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
