import { randomBytes } from 'node:crypto';
import { startThrowawayDatabase } from '@fachwerk/embedded-postgres/throwaway';

/** Gives the tests a PostgreSQL: the configured one, or an embedded one that ends with the run. */
export async function setup(): Promise<() => Promise<void>> {
  const run = randomBytes(4).toString('hex');
  process.env.TEST_RUN = run;
  const configured = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const database = configured ? undefined : await startThrowawayDatabase();
  process.env.TEST_DATABASE_URL = configured || database?.url;
  return database?.stop ?? (async () => (await import('@fachwerk/testing/database')).removeFilled(run));
}
