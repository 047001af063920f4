import type { Readable } from 'node:stream';
import pg from 'pg';
import type { Manifest, RowsBackup } from '../archive/manifest.ts';
import { migrationsIn, partitionsIn, queueLevelIn, sequencesIn, tablesIn } from './catalog.ts';
import { CopyOut } from './copy-out.ts';

export type RowsSource = {
  readonly url: string;
  /** The schemas of the product. What others keep in the same database is not ours to back up. */
  readonly schemas: readonly string[];
};

export type DumpedRows = Pick<Manifest, 'migrations'> & { readonly database: RowsBackup; readonly takenAt: Date };

/** All rows as of one moment, while others go on writing; `write` gets one table after the other. */
export async function dumpRows(
  { url, schemas }: RowsSource,
  write: (part: string, rows: Readable) => Promise<void>,
): Promise<DumpedRows> {
  const client = new pg.Client({ connectionString: url, application_name: 'fachwerk backup', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set row_security = off; set extra_float_digits = 3`);
    const names = (await tablesIn(client, schemas)).map(({ name }) => name);
    await client.query('begin transaction isolation level repeatable read, read only');
    // Before the moment is chosen: from then on no table changes its shape.
    await client.query(`lock table ${names.join(', ')} in access share mode`);
    const { rows } = await client.query<{ at: Date; version: string }>(
      `select statement_timestamp() as at, current_setting('server_version') as version`,
    );
    const migrations = await migrationsIn(client);
    const tables: RowsBackup['tables'] = [];
    for (const { name, columns } of await tablesIn(client, schemas)) {
      const part = `rows-${name.replaceAll('"', '')}`;
      const copy = client.query(new CopyOut(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
      await write(part, copy);
      tables.push({ name, columns, rows: copy.count, part });
    }
    return {
      takenAt: rows[0]!.at,
      migrations,
      database: {
        kind: 'rows',
        postgres: rows[0]!.version,
        queueLevel: await queueLevelIn(client),
        tables,
        partitions: await partitionsIn(client, schemas),
        sequences: await sequencesIn(client, schemas),
      },
    };
  } finally {
    await client.end();
  }
}
