import { startEmbeddedDatabase } from '@fachwerk/embedded-postgres/database';
import { CannotStart } from '@fachwerk/server/cannot-start';
import pg from 'pg';
import type { Config } from './config.ts';

/** The oldest PostgreSQL our SQL runs on (docs/house.md). */
const OLDEST_MAJOR = 15;

export type OpenDatabase = {
  readonly url: string;
  /** Where the embedded one has its files. */
  readonly cluster?: string;
  /** For the greeting: what it is and where its data is. */
  readonly description: string;
  stop(): Promise<void>;
};

/** The configured PostgreSQL, or our own on the data folder. */
export async function openDatabase(config: Config, onLost: (error: Error) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) return externalDatabase(config.databaseUrl);
  const { url, folder, isOutside, tookOver, stop } = await startEmbeddedDatabase({ dataDir: config.dataDir, onLost });
  const notes = [
    'embedded PostgreSQL',
    ...(isOutside ? ['outside of DATA_DIR, where its user may not go'] : []),
    ...(tookOver ? ['taken over from a server that was killed'] : []),
  ];
  const description = `${folder} (${notes.join('; ')})`;
  return { url, cluster: folder, description, stop };
}

/** Can be reached, and is new enough; otherwise a sentence says why not. */
export async function externalDatabase(url: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number; version: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
    );
    const { number, version } = rows[0]!;
    if (number < OLDEST_MAJOR * 10_000) {
      throw new CannotStart(`DATABASE_URL leads to PostgreSQL ${version}; ${OLDEST_MAJOR} or newer is needed.`);
    }
    return { url, description: `PostgreSQL ${version} of DATABASE_URL`, stop: async () => {} };
  } catch (cause) {
    if (cause instanceof CannotStart) throw cause;
    // The message of a connection error names host, user or database at most; the password never.
    throw new CannotStart(`The database of DATABASE_URL cannot be used: ${reasonOf(cause)}.`, { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || 'no reason given';
}
