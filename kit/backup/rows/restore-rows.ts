import type { Readable } from 'node:stream';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { migrateDatabase } from '@fachwerk/server/migrate';
import type { Module } from '@fachwerk/server/module';
import pg from 'pg';
import type { Manifest, RowsBackup } from '../archive/manifest.ts';
import { queueLevelIn } from './catalog.ts';
import type { RowsSource } from './dump-rows.ts';
import { loadRows } from './load-rows.ts';

export type RowsTarget = RowsSource & { readonly modules: readonly Module[] };

/** Makes the tables as they were when the backup was taken, and fills them. The next start brings them up to date. */
export async function restoreRows(
  target: RowsTarget,
  { product, migrations }: Manifest,
  rows: RowsBackup,
  read: (part: string) => Readable,
): Promise<void> {
  await migrateDatabase(target.url, target.modules, { only: new Set(migrations.map(({ id }) => id)) });
  const level = await asked(target.url, queueLevelIn);
  if (level !== rows.queueLevel) {
    throw new CannotStart(
      `The job queue of the backup has another form (${rows.queueLevel}) than that of this version (${level}): restore it with Fachwerk ${product}, ` +
        'into a new and empty database, and upgrade then.',
    );
  }
  await loadRows(target, rows, read);
}

/** Why no rows can be put into this database, or null. */
export function whyNotFill(url: string, schemas: readonly string[]): Promise<string | null> {
  return asked(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where nspname = any($1) order by name limit 1',
      [schemas],
    );
    return rows[0] ? `The database is not empty: it has a schema "${rows[0].name}".` : null;
  });
}

async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'fachwerk restore' });
  client.on('error', () => {});
  try {
    await client.connect();
    return await ask(client);
  } catch (cause) {
    if (cause instanceof CannotStart || !/^(08|28|3D|57P|E[A-Z])/.test((cause as { code?: string }).code ?? ''))
      throw cause;
    throw new CannotStart(`The database cannot be used: ${(cause as Error).message}.`, { cause });
  } finally {
    await client.end().catch(() => {});
  }
}
